// Draws pictures one after another, each with caption and credit, and all of them small below. Without JavaScript they stand
// below each other.
import { useId, useRef, useState } from 'react';
import { GALLERY_FIRST_SHOWN } from '../constants.ts';
import * as texts from '../texts.ts';
import type { PictureView } from '../views.ts';
import styles from './Gallery.module.css';
import { GalleryControls } from './GalleryControls.tsx';
import { GallerySlide } from './GallerySlide.tsx';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import { useFullScreen } from '#design/use-full-screen.ts';
import { useSlider } from './use-slider.ts';

export interface GalleryProps {
  readonly pictures: readonly PictureView[];
}

/**
 * This is an island because pictures fade into each other, by themselves until the reader stops them, by arrows, swipe and
 * keyboard, and fill the screen when asked to. Without it they are a list with an anchor for the later ones.
 */
export const Gallery = ({ pictures }: GalleryProps) => {
  const count = pictures.length;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(count <= GALLERY_FIRST_SHOWN);
  // Going on by itself, it stays among those that are shown: more thumbnails would shift what stands below.
  const slider = useSlider(stage, count, isWhole ? count : GALLERY_FIRST_SHOWN);
  if (!isWhole && slider.active >= GALLERY_FIRST_SHOWN) setWhole(true);
  const screen = useFullScreen(section);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows work wherever the focus is in it
    <section
      ref={section}
      id={id}
      className={slider.isAwake ? `${styles.gallery} ${styles.awake}` : styles.gallery}
      aria-label={texts.gallery(count)}
      onKeyDown={slider.handleKey}
    >
      <div className={styles.show}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div ref={stage} className={styles.stage} tabIndex={0}>
          <div className={styles.slides} aria-live={slider.isPlaying ? 'off' : 'polite'}>
            {pictures.map((picture, at) => (
              <GallerySlide
                key={at}
                picture={picture}
                isHidden={slider.isAwake && at !== slider.active}
                isWaiting={slider.isAwake && !slider.isWanted(at)}
                isFull={screen.isFull}
              />
            ))}
          </div>
        </div>
        <GalleryControls slider={slider} screen={screen} count={count} />
      </div>
      {count > 1 && (
        <GalleryThumbs
          id={id}
          pictures={pictures}
          active={slider.active}
          isWhole={isWhole}
          onPick={slider.goTo}
          onMore={() => setWhole(true)}
        />
      )}
    </section>
  );
};
