// This is what readers do with a piece, in one line: like it, see who else does, follow it, save it, share it. Where
// there is no room for a line it is two columns, none of them alone.
import type { ReactNode } from 'react';
import styles from './ReactionRow.module.css';

interface ReactionRowProps {
  /** The part for liking, with the way to those who like it, where there are any. */
  like: ReactNode;
  follow: ReactNode;
  /** The part for those who can save it for later. */
  save?: ReactNode;
  share: ReactNode;
  /** Whether a bar at their lower edge shares already on narrow screens. */
  hasBar?: boolean;
}

export const ReactionRow = ({ like, follow, save, share, hasBar = false }: ReactionRowProps) => (
  <div className={styles.frame}>
    <div className={hasBar ? `${styles.row} ${styles.withBar}` : styles.row}>
      {like}
      <div className={styles.follow}>{follow}</div>
      {save && <div className={styles.save}>{save}</div>}
      <div className={styles.share}>{share}</div>
    </div>
  </div>
);
