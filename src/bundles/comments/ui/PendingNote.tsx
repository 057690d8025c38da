// Says of a comment that it waits; moderators read why, and decide. The form works without JavaScript.
import { Button } from '#design/Button.tsx';
import { url } from '#kernel/named-routes.ts';
import { commentPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import type { CommentView } from '../views.ts';
import styles from './PendingNote.module.css';
import type { CommentActions } from './use-comments.ts';

interface PendingNoteProps {
  /** Whether it is decided about elsewhere. */
  isBare: boolean;
  comment: CommentView;
  act?: CommentActions | undefined;
}

export const PendingNote = ({
  comment: { commentId, author, heldReasons, may },
  act,
  isBare,
}: PendingNoteProps) => (
  <div className={styles.pending}>
    <p>
      <b>{texts.held}</b> {!may.approve && texts.pendingNote}
    </p>
    {heldReasons.length > 0 && (
      <ul aria-label={texts.pendingBecause}>
        {heldReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
    {may.approve && !isBare && (
      <form
        method="post"
        action={url(commentPaths.decide, { commentId })}
        className="button-row"
        onSubmit={
          act &&
          ((event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            if (submitter?.getAttribute('value') === 'reject') act.moderation.askToReject(commentId);
            else void act.moderation.approve(commentId);
          })
        }
      >
        <Button
          type="submit"
          isSmall
          name="decision"
          value="approve"
          variant="second"
          aria-label={author ? texts.deedOn(texts.approve, author.name) : undefined}
        >
          {texts.approve}
        </Button>
        <Button
          type="submit"
          isSmall
          name="decision"
          value="reject"
          variant="danger"
          aria-label={author ? texts.deedOn(texts.reject, author.name) : undefined}
        >
          {texts.reject}
        </Button>
      </form>
    )}
  </div>
);
