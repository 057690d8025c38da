// Draws below the comments what the reader wrote without a network and what still waits. Only browsers know of it.
import { useSyncExternalStore } from 'react';
import { Button } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { CommentTeaserView } from '../views.ts';
import { waitingAnchorOf } from './go-to-comment.ts';
import { isBeingSent, onOutboxChange, ownWaiting, storedOutbox } from './outbox.ts';
import type { UnsentComment } from './outbox.ts';
import styles from './PendingNote.module.css';

interface WaitingProps {
  of: Pick<CommentTeaserView, 'viewerId' | 'liveTopic'>;
  onTakeBack: (comment: UnsentComment) => void;
}

export const Waiting = ({ of: { viewerId, liveTopic }, onTakeBack }: WaitingProps) => {
  const stored = useSyncExternalStore(onOutboxChange, storedOutbox, () => null);
  const waiting =
    stored === null || viewerId === null
      ? []
      : ownWaiting().filter((one) => one.viewerId === viewerId && one.liveTopic === liveTopic);
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={texts.waitingLabel}>
      {waiting.map((comment) => (
        <li key={comment.key} id={waitingAnchorOf(comment.key)} className={styles.pending}>
          <p>
            <b>{texts.waiting}</b>
          </p>
          <p className={styles.text}>{comment.text}</p>
          <p>
            <Button
              variant="second"
              isSmall
              isBusy={isBeingSent(comment)}
              onClick={() => onTakeBack(comment)}
            >
              {texts.takeBack}
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
};
