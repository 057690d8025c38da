// Comments in their order, each reply under the comment it answers.
import type { CommentView } from '../views.ts';
import { Comment, type CommentRank } from './Comment.tsx';

interface CommentListProps {
  /** Oldest first. */
  comments: readonly CommentView[];
  onDelete?: ((commentId: number) => void) | undefined;
}

export const CommentList = ({ comments, onDelete }: CommentListProps) =>
  inThreads(comments).map(({ comment, rank }) => (
    <Comment key={comment.commentId} comment={comment} rank={rank} onDelete={onDelete} />
  ));

const inThreads = (comments: readonly CommentView[]): { comment: CommentView; rank: CommentRank }[] => {
  const present = new Set(comments.map(({ commentId }) => commentId));
  const isReplyHere = ({ parentId }: CommentView) => parentId !== null && present.has(parentId);
  const replies = Map.groupBy(comments.filter(isReplyHere), ({ parentId }) => parentId);
  return comments
    .filter((comment) => !isReplyHere(comment))
    .flatMap((comment) => [
      { comment, rank: comment.parentId === null ? 'root' : 'orphan' },
      ...(replies.get(comment.commentId) ?? []).map((reply) => ({ comment: reply, rank: 'reply' as const })),
    ]);
};
