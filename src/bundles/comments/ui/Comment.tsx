// Draws one comment, for the page, for the html answer and for the island alike; lean, because there may be thousands.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { LineClamp } from '#design/LineClamp.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { Portrait } from '#design/Portrait.tsx';
import { ANCHOR_PREFIX, COMMENT_LINES_SHOWN, LONG_COMMENT_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { CommentAuthorView, CommentView } from '../views.ts';
import styles from './Comment.module.css';
import { CommentTools } from './CommentTools.tsx';
import { PendingNote } from './PendingNote.tsx';
import type { CommentActions } from './use-comments.ts';

/** How a comment stands in the list. `orphan`: a reply whose parent is not in the list that is shown. */
export type CommentRank = 'root' | 'reply' | 'orphan';

interface CommentProps {
  comment: CommentView;
  rank: CommentRank;
  /** Whose comment a reply answers; null when that was deleted. */
  answers?: string | null | undefined;
  /** What the island does instead of following links and sending forms. */
  act?: CommentActions | undefined;
  /** Whether it is only to be read. */
  isBare?: boolean;
  /** The form in place of the text while it is being changed. */
  form?: ReactNode;
}

/** The comment is drawn again only when it changed: a list may be long. */
export const Comment = memo(({ comment, rank, answers, act, isBare = false, form }: CommentProps) => (
  <article
    id={ANCHOR_PREFIX + comment.commentId}
    aria-label={comment.author ? texts.commentBy(comment.author.name) : texts.goneComment}
    className={[
      rank === 'reply' ? styles.reply : styles.comment,
      comment.state === 'visible' ? undefined : styles[comment.state],
    ]
      .filter(Boolean)
      .join(' ')}
  >
    {comment.author ? (
      <Folded of={comment.folded} isOpen={isBare}>
        <Living
          comment={comment}
          rank={rank}
          answers={answers}
          author={comment.author}
          act={act}
          isBare={isBare}
          form={form}
        />
      </Folded>
    ) : (
      <p>{texts.gone}</p>
    )}
  </article>
));

/** Folds a comment away behind its label; desks show all. */
const Folded = ({
  of,
  isOpen,
  children,
}: {
  of?: string | undefined;
  isOpen: boolean;
  children: ReactNode;
}) =>
  of && !isOpen ? (
    <details>
      <summary>{of}</summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  ) : (
    children
  );

const Living = ({
  comment,
  rank,
  answers,
  author,
  act,
  isBare = false,
  form,
}: CommentProps & { author: CommentAuthorView }) => (
  <>
    <Portrait of={author.portrait} name={author.name} />
    <p className="meta">
      <b>{author.href ? <a href={author.href}>{author.name}</a> : author.name}</b>
      {rank === 'reply' && answers !== undefined && (
        <span className="visually-hidden">{texts.replyTo(answers)}</span>
      )}
      <RelativeTime of={{ iso: comment.createdAt, text: comment.createdText }} />
      {comment.editedText && <span title={comment.editedText}>{texts.edited}</span>}
      {rank === 'orphan' && <span>{texts.replyToEarlier}</span>}
    </p>
    {comment.label && <p className={styles.label}>{texts.labelled(comment.label)}</p>}
    {comment.marks && <p className={styles.label}>{comment.marks}</p>}
    {comment.state === 'held' && <PendingNote comment={comment} act={act} isBare={isBare} />}
    {form ?? <Words html={comment.html} />}
    {!isBare && <CommentTools comment={comment} author={author} act={act} isHidden={form !== undefined} />}
  </>
);

/**
 * Draws the words of a comment; of a long one their beginning. Only those that may be long are measured: a list may hold
 * thousands.
 */
const Words = ({ html }: { html: string }) => {
  const words = <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
  return html.length < LONG_COMMENT_LENGTH ? (
    words
  ) : (
    <LineClamp lines={COMMENT_LINES_SHOWN}>{words}</LineClamp>
  );
};
