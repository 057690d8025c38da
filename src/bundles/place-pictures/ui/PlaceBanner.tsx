// Draws the picture of a place on top of its page: narrow and quiet, with whose it is.
import { PictureFigure } from '#bundles/media/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import { BANNER_RATIO } from '../constants.ts';
import styles from './PlaceBanner.module.css';

/** Draws the picture large, but not as the hero of the page: what leads the page is fetched before it. */
export const PlaceBanner = ({ picture }: { picture: PictureView }) => (
  <div className={styles.banner}>
    <PictureFigure of={picture} sizes="(min-width: 80rem) 76rem, 100vw" ratio={BANNER_RATIO} isLarge />
  </div>
);
