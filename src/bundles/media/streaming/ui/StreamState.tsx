// How it stands with a stream, in a word, with how far the work is and why it failed.
import type { StreamRowView } from '../views.ts';
import * as texts from './page-texts.ts';
import styles from './StreamPages.module.css';

export const StreamState = ({ row }: { row: StreamRowView }) => (
  <span className={styles.state}>
    <span className={`${styles.mark} ${styles[row.state]}`}>
      {row.state === 'pending' ? texts.stateWith(row.stateName, row.progress) : row.stateName}
    </span>
    {row.state === 'pending' && <progress max={100} value={row.progress} aria-hidden="true" />}
    {row.failure && <span className="note">{row.failure}</span>}
  </span>
);
