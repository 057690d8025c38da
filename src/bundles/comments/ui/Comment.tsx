// One comment. Drawn by the page, by the html answer and by the island alike; lean, because there may be thousands.
import { RelativeTime } from '#design/Time.tsx';
import { Portrait } from '#design/Portrait.tsx';
import { ANCHOR_PREFIX } from '../constants.ts';
import * as texts from '../texts.ts';
import type { CommentView } from '../views.ts';
import styles from './Comment.module.css';

/** `orphan`: a reply whose parent is not in the list that is shown. */
export type CommentRank = 'root' | 'reply' | 'orphan';

interface CommentProps {
  comment: CommentView;
  rank: CommentRank;
  /** Asks before deleting; without it, or without JavaScript, the link leads to a page that asks. */
  onDelete?: ((commentId: number) => void) | undefined;
}

export const Comment = ({ comment, rank, onDelete }: CommentProps) => (
  <article
    id={ANCHOR_PREFIX + comment.commentId}
    className={rank === 'reply' ? styles.reply : styles.comment}
  >
    <Portrait of={comment.author.portrait} name={comment.author.name} />
    <p className="meta">
      <b>
        {comment.author.href ? <a href={comment.author.href}>{comment.author.name}</a> : comment.author.name}
      </b>
      <a href={`#${ANCHOR_PREFIX}${comment.commentId}`}>
        <RelativeTime of={{ iso: comment.createdAt, text: comment.createdText }} />
      </a>
      {comment.editedText && <span title={comment.editedText}>{texts.edited}</span>}
      {rank === 'orphan' && <span>{texts.replyToEarlier}</span>}
    </p>
    <div className={styles.text} dangerouslySetInnerHTML={{ __html: comment.html }} />
    {comment.deleteHref && (
      <a
        className={styles.act}
        href={comment.deleteHref}
        onClick={(event) => {
          if (!onDelete) return;
          event.preventDefault();
          onDelete(comment.commentId);
        }}
      >
        {texts.deleteComment}
      </a>
    )}
  </article>
);
