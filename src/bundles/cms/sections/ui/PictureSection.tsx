// Draws a picture of a page about the portal, with its words.
import { PictureFigure } from '#bundles/media/ui/public.ts';
import type { PictureSectionView } from '../picture-section.tsx';
import styles from './Sections.module.css';

export const PictureSection = ({ view: { picture, caption, isWide } }: { view: PictureSectionView }) => (
  <div className={isWide ? undefined : styles.measured}>
    <PictureFigure
      of={picture}
      caption={caption}
      sizes={isWide ? '(min-width: 78rem) 78rem, 100vw' : '(min-width: 42rem) 38rem, 100vw'}
      isLarge={isWide}
    />
  </div>
);
