// Follows for tests, through the command.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { toggleSubscription } from './commands.ts';
import { selectorsOf } from './followers.ts';

/** Follows something as somebody; as somebody of its own without. Gives who that is. */
export const aSubscription = async (ctx: Ctx, selectorTag: string, user?: TestUser): Promise<TestUser> => {
  const follower = user ?? (await aUser(ctx));
  const [selector] = selectorsOf(ctx, [selectorTag]);
  if (!selector) throw new Error(`${selectorTag} is no selector tag`);
  const outcome = await toggleSubscription(actAs(ctx, follower.viewer), selector, true);
  if (outcome.kind !== 'done') throw new Error(`No subscription: ${outcome.text}`);
  return follower;
};
