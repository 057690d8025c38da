// Makes likes for tests, set through the command.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { setLike } from './commands.ts';

/** Likes a thing as `user`, or as somebody of its own without one. Gives who that is. */
export const aLike = async (ctx: Ctx, ref: ContentRef, user?: TestUser): Promise<TestUser> => {
  const liker = user ?? (await aUser(ctx));
  const outcome = await setLike(actAs(ctx, liker.viewer), ref, 'like');
  if (outcome.kind !== 'done') throw new Error(`No like: ${outcome.text}`);
  return liker;
};
