// This says how it stands with a stream, in a word, with how far the work is and why it failed.
import { Island } from '#kernel/island.tsx';
import type { StreamRowView } from '../views.ts';
import styles from './StreamPages.module.css';
import { StreamMark } from './StreamMark.tsx';
import { StreamProgress } from './StreamProgress.island.tsx';

interface StreamStateProps {
  row: StreamRowView;
  /** Whether it stands beside its player, which says why it failed; what else stands there is worth looking at anew in the end. */
  isOnItsPage?: boolean;
}

export const StreamState = ({ row, isOnItsPage = false }: StreamStateProps) => {
  const { id, href, state, progress, failure } = row;
  return (
    <span className={styles.state}>
      {state === 'pending' ? (
        <Island
          of={StreamProgress}
          when="visible"
          props={{ id, progress, pageHref: isOnItsPage ? href : null }}
        />
      ) : (
        <StreamMark state={state} failure={isOnItsPage ? null : failure} />
      )}
    </span>
  );
};
