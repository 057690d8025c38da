// Draws one picture of a gallery, large, with what is said about it.
import { MediaElement } from '../elements/ui/MediaElement.tsx';
import * as texts from '../texts.ts';
import type { PictureView } from '../views.ts';
import { Caption } from './Caption.tsx';
import styles from './Gallery.module.css';

interface GallerySlideProps {
  picture: PictureView;
  /** Whether another picture is looked at. */
  isHidden: boolean;
  /** It isn't fetched yet: neither looked at nor next to that. */
  isWaiting: boolean;
  isFull: boolean;
}

const SIZES = '(min-width: 64rem) 55rem, 100vw';

/** Swiper adds classes of its own to the figure, so its class never changes. */
export const GallerySlide = ({ picture, isHidden, isWaiting, isFull }: GallerySlideProps) => (
  <figure className={styles.slide} aria-hidden={isHidden || undefined} inert={isHidden}>
    <div className={styles.frame} data-waiting={isWaiting || undefined} data-upright={isUpright(picture)}>
      <MediaElement of={picture} sizes={isFull ? '100vw' : SIZES} isLarge />
    </div>
    <Caption
      className={styles.caption}
      words={picture.caption}
      credit={picture.credit && texts.photo(picture.credit)}
    />
  </figure>
);

/** Says whether the picture is upright and so is seen whole, since a cut to the stage would take away most of it. */
const isUpright = ({ width, height }: PictureView) => height > width || undefined;
