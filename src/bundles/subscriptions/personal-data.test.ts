import { describe, expect, it } from 'vitest';
import { personalDataOf } from '#kernel/bundle.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aBlock } from '#bundles/boundaries/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { isFollowing } from './followers.ts';
import { aSubscription } from './test-data.ts';

const ctx = await testCtx();

/** Moves what the boundaries and the followers of an account are, in the order in which accounts become one. */
const merge = (from: TestUser, into: TestUser): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    for (const { name, mergeInto } of personalDataOf(ctx.portal))
      if (['boundaries', 'subscriptions'].includes(name) && mergeInto !== 'left')
        await mergeInto(ctx, { fromId: from.id, intoId: into.id });
  });
const follow = (who: TestUser, whom: TestUser) => aSubscription(ctx, `user-${whom.id}`, who);
const follows = (who: TestUser, whom: TestUser) => isFollowing(ctx, who.id, `user-${whom.id}`);

describe('two accounts that become one', () => {
  it('leave nobody following whom a block stands between, whichever account it was of', async () => {
    const [into, from, blocked, blocker, friend] = [
      await aUser(ctx),
      await aUser(ctx),
      await aUser(ctx),
      await aUser(ctx),
      await aUser(ctx),
    ];
    await aBlock(ctx, from, blocked);
    await aBlock(ctx, blocker, into);
    await follow(blocked, into);
    await follow(from, blocker);
    await follow(from, friend);
    await follow(friend, from);
    await merge(from, into);
    expect([await follows(blocked, into), await follows(into, blocker)]).toEqual([false, false]);
    expect([await follows(into, friend), await follows(friend, into)]).toEqual([true, true]);
  });
});
