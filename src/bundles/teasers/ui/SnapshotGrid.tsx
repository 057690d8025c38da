// Draws a page of snapshots: the newest ones large where that fills the last row, each the way to its page.
import { Picture } from '#bundles/media/ui/public.ts';
import type { TeaserView } from '../views.ts';
import styles from './SnapshotGrid.module.css';
import teaserStyles from './Teaser.module.css';

/** Wide snapshots are fetched a little larger than the others need them. */
const SIZES = '(min-width: 60rem) 24rem, (min-width: 42rem) 45vw, 60vw';

export const SnapshotGrid = ({ snapshots }: { snapshots: readonly TeaserView[] }) => (
  <div className={styles.grid}>
    {snapshots.map((snapshot) => (
      <Snapshot key={snapshot.id} teaser={snapshot} />
    ))}
  </div>
);

const Snapshot = ({ teaser: { picture, href, headline, author, kicker } }: { teaser: TeaserView }) => (
  <article className={`${teaserStyles.teaser} ${styles.snapshot}`}>
    <div className={styles.picture}>{picture && <Picture of={picture} sizes={SIZES} alt="" />}</div>
    <h2>
      <a href={href}>{headline}</a>
    </h2>
    <p className="note">{[author?.name, kicker.place].filter(Boolean).join(', ')}</p>
  </article>
);
