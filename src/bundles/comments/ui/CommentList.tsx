// Lists comments in their order, each reply under the comment it answers.
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { CommentView } from '../views.ts';
import { Comment, type CommentRank } from './Comment.tsx';
import type { FormTarget } from './drafts.ts';
import type { CommentActions } from './use-comments.ts';

interface CommentListProps {
  /** The comments in the order in which they are read; replies may stand anywhere. */
  comments: readonly CommentView[];
  act?: CommentActions;
  /** The form that is open, and what it looks like under or in place of its comment. */
  open?: FormTarget | null;
  drawForm?: (form: FormTarget) => ReactNode;
}

export const CommentList = ({ comments, act, open = null, drawForm }: CommentListProps) =>
  inThreads(comments).map(({ comment, rank, answers }) => {
    const { commentId } = comment;
    const form = open && open.kind !== 'new' && open.commentId === commentId ? drawForm?.(open) : undefined;
    const isChanged = form !== undefined && open?.kind === 'edit';
    return (
      <Fragment key={commentId}>
        <Comment
          comment={comment}
          rank={rank}
          answers={answers}
          act={act}
          form={isChanged ? form : undefined}
        />
        {!isChanged && form}
      </Fragment>
    );
  });

interface Placed {
  readonly comment: CommentView;
  readonly rank: CommentRank;
  /** Says of a reply whose comment stands above it. */
  readonly answers?: string | null;
}

/** Answers stand in the order of time, whatever the order of the rest. */
const inThreads = (comments: readonly CommentView[]): Placed[] => {
  const present = new Set(comments.map(({ commentId }) => commentId));
  const isReplyHere = ({ parentId }: CommentView) => parentId !== null && present.has(parentId);
  const inTime = comments.filter(isReplyHere).sort((a, b) => a.commentId - b.commentId);
  const replies = Map.groupBy(inTime, ({ parentId }) => parentId);
  return comments
    .filter((comment) => !isReplyHere(comment))
    .flatMap((comment): Placed[] => [
      { comment, rank: comment.parentId === null ? 'root' : 'orphan' },
      ...(replies.get(comment.commentId) ?? []).map((reply): Placed => {
        return { comment: reply, rank: 'reply', answers: comment.author?.name ?? null };
      }),
    ]);
};
