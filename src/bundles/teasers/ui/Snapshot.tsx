// Draws a snapshot in a strip: the picture in its own shape, its title and who took it.
import type { CSSProperties } from 'react';
import { Picture } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '../views.ts';
import styles from './Snapshot.module.css';

const SIZES = '(min-width: 100rem) 17rem, (min-width: 60rem) 15rem, 60vw';
/** Panoramas and towers are cut, so that none takes the strip for itself. */
const WIDEST = 1.6;
const NARROWEST = 0.8;

/** All snapshots of a strip are equally high; each is as wide as its shape makes it. */
export const SnapshotStrip = ({ snapshots }: { snapshots: readonly TeaserView[] }) => (
  <div className={styles.strip}>
    {snapshots.map((snapshot) => (
      <Snapshot key={snapshot.id} teaser={snapshot} />
    ))}
  </div>
);

const Snapshot = ({ teaser: { picture, href, headline, author, kicker } }: { teaser: TeaserView }) => {
  const ratio = picture ? shapeOf(picture) : 1;
  return (
    <article className={styles.snapshot} style={{ '--ratio': ratio } as CSSProperties}>
      <div className={styles.picture}>{picture && <Picture of={picture} sizes={SIZES} />}</div>
      <h3>
        <a href={href}>{headline}</a>
      </h3>
      <p>{[author?.name, kicker.place].filter(Boolean).join(', ')}</p>
    </article>
  );
};

const shapeOf = ({ width, height }: { width: number; height: number }) =>
  Math.round(Math.min(WIDEST, Math.max(NARROWEST, width / height)) * 100) / 100;
