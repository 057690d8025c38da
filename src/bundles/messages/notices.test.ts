import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { NoticeDraft } from '#kernel/notices.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { deleteThread, messageSent } from './commands.ts';
import type { MessageSent } from './commands.ts';
import { messageNoticeSources } from './notices.ts';
import { markRead } from './reading.ts';
import { aMessage, aThread } from './test-data.ts';

const ctx = await testCtx();

/** Returns what people are told once it is heard that a message was sent. */
const toldOf = async (payload: MessageSent) => {
  const told: NoticeDraft[] = [];
  for (const { handledBy } of messageNoticeSources) {
    const { announcement, work } = handledBy(async (_ctx, { drafts }) => void told.push(...drafts));
    if (announcement === messageSent) await work(ctx, payload as never);
  }
  return told.map(({ userId, key }) => [userId, key]);
};

describe('a message', () => {
  it('is told to its recipient until they have read it, whatever is heard first', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    const { messageId } = await aMessage(ctx, ada, ben);
    const sent = { messageId, senderId: ada.id, recipientId: ben.id };
    expect(await toldOf(sent)).toEqual([[ben.id, `message:${messageId}`]]);
    await markRead(actAs(ctx, ben.viewer), threadId, messageId);
    expect(await toldOf(sent)).toEqual([]);
    const next = await aMessage(ctx, ada, ben);
    expect(await toldOf({ ...sent, messageId: next.messageId })).toHaveLength(1);
  });

  it('is not told once they have deleted it unread', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    const { messageId } = await aMessage(ctx, ada, ben);
    await deleteThread(actAs(ctx, ben.viewer), threadId);
    expect(await toldOf({ messageId, senderId: ada.id, recipientId: ben.id })).toEqual([]);
  });
});
