import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { mergeMessages } from './merging.ts';
import { countUnread } from './queries.ts';
import { messageParticipants, messageThreads, messages } from './schema.ts';
import { aMessage } from './test-data.ts';
import { readUpTo } from './threads.ts';

const ctx = await testCtx();
const people = async () => [await aUser(ctx), await aUser(ctx), await aUser(ctx)] as const;
const merge = (fromId: number, intoId: number) =>
  withTransaction(ctx, (ctx) => mergeMessages(ctx, { fromId, intoId }));
const participantsOf = (threadId: number) =>
  ctx.db.select().from(messageParticipants).where(eq(messageParticipants.threadId, threadId));

describe('messages of two accounts that become one', () => {
  it('are one thread with the same person, in which what was unread still is', async () => {
    const [into, from, partner] = await people();
    const first = await aMessage(ctx, partner, into);
    await withTransaction(actAs(ctx, into.viewer), (ctx) =>
      readUpTo(ctx, first.threadId, into.id, first.messageId),
    );
    const old = await aMessage(ctx, partner, from);
    const newest = await aMessage(ctx, from, partner);
    expect(await merge(from.id, into.id)).toEqual({ moved: 2, dropped: 0 });
    expect(await countUnread(ctx, into.id)).toBe(2);
    expect(await countUnread(ctx, partner.id)).toBe(1);
    expect(await participantsOf(old.threadId)).toEqual([]);
    const seen = await participantsOf(first.threadId);
    expect(seen.map(({ newestMessageId }) => newestMessageId)).toEqual([newest.messageId, newest.messageId]);
    expect(seen.find(({ userId }) => userId === into.id)).toMatchObject({ writtenCount: 1 });
    expect(seen.find(({ userId }) => userId === partner.id)).toMatchObject({ writtenCount: 2 });
  });

  it('keep their thread where the other one had none, whichever id is smaller', async () => {
    const [low, middle, high] = await people();
    const { threadId } = await aMessage(ctx, high, middle);
    await merge(high.id, low.id);
    const [thread] = await ctx.db.select().from(messageThreads).where(eq(messageThreads.id, threadId));
    expect(thread).toMatchObject({ lowUserId: low.id, highUserId: middle.id, startedById: low.id });
    const [message] = await ctx.db.select().from(messages).where(eq(messages.threadId, threadId));
    expect(message).toMatchObject({ senderId: low.id });
    expect(await countUnread(ctx, middle.id)).toBe(1);
  });

  it('between the two go', async () => {
    const [into, from] = await people();
    await aMessage(ctx, from, into);
    expect(await merge(from.id, into.id)).toEqual({ moved: 0, dropped: 1 });
  });
});
