import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { makeCtx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { messagesTag } from './constants.ts';
import { countUnread, findThread } from './queries.ts';
import { markRead } from './reading.ts';
import { aMessage, aThread } from './test-data.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);

describe('marking as read', () => {
  it('goes up to a message, and never back', async () => {
    const { ada, ben, threadId, first } = await aThread(ctx);
    await aMessage(ctx, ada, ben);
    await markRead(actAs(ctx, ben.viewer), threadId, first.messageId);
    expect(await countUnread(ctx, ben.id)).toBe(1);
    await markRead(actAs(ctx, ben.viewer), threadId, 1);
    expect(await findThread(ctx, threadId, ben.id)).toMatchObject({ lastReadMessageId: first.messageId });
  });

  it('stops at the newest message there is, so that later ones are unread', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    await markRead(actAs(ctx, ben.viewer), threadId, 2_147_483_647);
    expect(await countUnread(ctx, ben.id)).toBe(0);
    await aMessage(ctx, ada, ben);
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });

  it('is seen by the other one, whose page hears of it', async () => {
    const { ada, ben, threadId, answer, first } = await aThread(ctx);
    const heard: string[] = [];
    portal.invalidation.onDrop((tags) => void heard.push(...(tags ?? [])));
    await markRead(actAs(ctx, ben.viewer), threadId, answer.messageId);
    expect(await findThread(ctx, threadId, ada.id)).toMatchObject({ readByPartner: answer.messageId });
    expect(first.messageId).toBeLessThan(answer.messageId);
    expect(heard).toEqual(expect.arrayContaining([messagesTag(ada.id), messagesTag(ben.id)]));
  });

  it('is for the two alone', async () => {
    const { threadId } = await aThread(ctx);
    const stranger = await aUser(ctx);
    await expect(markRead(actAs(ctx, stranger.viewer), threadId, 5)).rejects.toMatchObject({ status: 404 });
  });
});
