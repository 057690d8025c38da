// Says whether the viewer knows of a comment, from its page or from what they do with it.
import type { Ctx } from '#kernel/ctx.ts';
import { hiddenPeople } from '#bundles/users/public.ts';
import { maySeeComment } from './policy.ts';
import type { CommentFacts } from './policy.ts';

export const isCommentSeen = async (ctx: Ctx, comment: CommentFacts): Promise<boolean> => {
  const isHidden = await hiddenPeople(ctx);
  return maySeeComment(ctx.viewer, { ...comment, isAuthorHidden: isHidden(comment.authorId) });
};
