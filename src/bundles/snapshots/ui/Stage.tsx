// Draws the picture as large as the window lets it be, on a dark ground in either scheme, with the ways to its neighbours.
import type { CSSProperties } from 'react';
import { Icon } from '#design/Icon.tsx';
import { Caption, MediaElement } from '#bundles/media/ui/public.ts';
import type { PictureView } from '#bundles/media/ui/public.ts';
import * as texts from '../texts.ts';
import type { SnapshotPageView } from '../views.ts';
import styles from './Stage.module.css';

export const Stage = ({
  view: { title, picture, previous, next, reactions },
}: {
  view: SnapshotPageView;
}) => (
  <figure className={styles.stage}>
    <div className={styles.picture} style={picture ? shapeOf(picture) : undefined}>
      {picture ? (
        <MediaElement of={picture} sizes={sizeOf(picture)} isHero />
      ) : (
        <p>{reactions ? texts.pictureMissing : texts.pictureToCome}</p>
      )}
    </div>
    {previous && (
      <a
        className={`${styles.turn} ${styles.back}`}
        href={previous.href}
        rel="prev"
        aria-label={texts.previousPicture(previous.name)}
      >
        <Icon name="back" />
      </a>
    )}
    {next && (
      <a
        className={`${styles.turn} ${styles.forth}`}
        href={next.href}
        rel="next"
        aria-label={texts.nextPicture(next.name)}
      >
        <Icon name="forth" />
      </a>
    )}
    {picture && <Words of={picture} title={title} />}
  </figure>
);

/** Returns the shape, which is known before the picture is there, so that nothing moves when it comes. */
const shapeOf = (picture: PictureView) => ({ '--width': sizeOf(picture) }) as CSSProperties;

/**
 * Returns a width: as wide as the window, unless the picture's height would not fit below the masthead then; never larger than
 * the picture is.
 */
const sizeOf = ({ width, height }: PictureView) =>
  `min(100vw, (100svh - 9rem) * ${(width / height).toFixed(4)}, ${width}px)`;

/** A caption that only repeats the title says nothing. */
const Words = ({ of: { caption, credit }, title }: { of: PictureView; title: string }) => (
  <Caption className="page" words={caption === title ? '' : caption} credit={credit && texts.photo(credit)} />
);
