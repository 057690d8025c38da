// Draws what one can do with a comment, as links that lead to pages and forms; in the island they act on the spot.
import type { MouseEvent, MouseEventHandler } from 'react';
import { LikeButton } from '#bundles/likes/ui/public.ts';
import { reportHref } from '#bundles/moderation/ui/public.ts';
import { ANCHOR_PREFIX } from '../constants.ts';
import * as texts from '../texts.ts';
import type { CommentAuthorView, CommentView } from '../views.ts';
import styles from './Comment.module.css';
import { copyAddress } from './copy-address.ts';
import type { CommentActions } from './use-comments.ts';

interface ToolsProps {
  comment: CommentView;
  author: CommentAuthorView;
  act: CommentActions | undefined;
  /** Whether the tools are hidden, as they are while the comment is being changed; then the focus comes back to where it was. */
  isHidden: boolean;
}

export const CommentTools = ({ comment, author, act, isHidden }: ToolsProps) => {
  const { commentId, like } = comment;
  return (
    <div className={styles.acts} hidden={isHidden}>
      {like && (
        <LikeButton
          look="small"
          like={like}
          of={texts.commentBy(author.name)}
          {...(act && { onAnswer: (answer) => act.list.liked(commentId, answer) })}
        />
      )}
      {comment.replyHref && (
        <a
          href={comment.replyHref}
          aria-label={texts.replyToBy(author.name)}
          onClick={instead(act && ((by) => act.form.open({ kind: 'reply', commentId }, by)))}
        >
          {texts.replyComment}
        </a>
      )}
      {comment.editHref && (
        <a
          href={comment.editHref}
          aria-label={texts.deedOn(texts.editComment, author.name)}
          onClick={instead(
            comment.isOwn && act ? (by) => act.form.open({ kind: 'edit', commentId }, by) : undefined,
          )}
        >
          {texts.editComment}
        </a>
      )}
      {comment.deleteHref && (
        <a
          href={comment.deleteHref}
          aria-label={texts.deedOn(texts.deleteComment, author.name)}
          onClick={instead(act && (() => act.moderation.askToDelete(comment)))}
        >
          {texts.deleteComment}
        </a>
      )}
      {author.messageHref && (
        <a href={author.messageHref} data-message-to={author.id} aria-label={texts.messageTo(author.name)}>
          {texts.message}
        </a>
      )}
      <Report comment={comment} />
      {comment.state === 'visible' && (
        <a
          href={`#${ANCHOR_PREFIX}${commentId}`}
          title={texts.permalink}
          aria-label={texts.linkToBy(author.name)}
          onClick={act && ((event) => copyAddress(event, comment.permalink))}
        >
          {texts.link}
        </a>
      )}
    </div>
  );
};

/** Whoever may delete it needs nobody's help. It stands at each comment of a page: the comment around it says whose is told of. */
const Report = ({ comment }: Pick<ToolsProps, 'comment'>) =>
  comment.state === 'visible' &&
  !comment.deleteHref && <a href={reportHref('comment', comment.commentId)}>{texts.report}</a>;

/** Does something instead of following a link; whoever wants another tab gets it. */
export const instead = (
  deed: ((by: HTMLElement) => void) | undefined,
): MouseEventHandler<HTMLElement> | undefined =>
  deed &&
  ((event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    deed(event.currentTarget);
  });
