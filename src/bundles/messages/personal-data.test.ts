import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { changeUser } from '#bundles/users/test-data.ts';
import { deleteMessage } from './commands.ts';
import { loadPeople } from './people.ts';
import { personalMessages } from './personal-data.ts';
import { countUnread, listMessages, listThreads } from './queries.ts';
import { messages } from './schema.ts';
import { aMessage, aThread } from './test-data.ts';

const ctx = await testCtx();
const { exportFor } = personalMessages;
const erase = (userId: number) => personalMessages.eraseFor(ctx, userId, { keepsComments: true });

describe('what is given out about a person', () => {
  it('is their threads with what both wrote', async () => {
    const { ada, ben, first, answer, threadId } = await aThread(ctx);
    expect(await exportFor(ctx, ada.id)).toMatchObject({
      threads: [
        {
          id: threadId,
          with: ben.name,
          messages: [
            { id: first.messageId, isOwn: true, text: first.text },
            { id: answer.messageId, isOwn: false, text: answer.text },
          ],
        },
      ],
    });
  });

  it('holds nothing of what they deleted, and of others', async () => {
    const { ada, first, answer } = await aThread(ctx);
    await deleteMessage(actAs(ctx, ada.viewer), answer);
    const others = await aThread(ctx);
    const given = JSON.stringify(await exportFor(ctx, ada.id));
    expect(given).toContain(first.text);
    for (const hidden of [answer.text, others.first.text, others.answer.text])
      expect(given).not.toContain(hidden);
  });
});

describe('erasing a person', () => {
  it('empties their copy; the others keep theirs, from somebody without a name', async () => {
    const { ada, ben, first, answer, threadId } = await aThread(ctx);
    await aMessage(ctx, ben, ada);
    await erase(ada.id);
    await changeUser(ctx, ada.id, { erasedAt: ctx.now, name: '' });
    expect([await listThreads(ctx, ada.id, { limit: 5 }), await countUnread(ctx, ada.id)]).toEqual([[], 0]);
    const left = await listMessages(ctx, threadId, ben.id, { limit: 10 });
    expect(left.slice(0, 2).map(({ text }) => text)).toEqual([first.text, answer.text]);
    expect((await loadPeople(ctx, [ada.id]))(ada.id)).toEqual({
      id: ada.id,
      name: 'Gelöschtes Mitglied',
      href: null,
      portrait: null,
    });
  });

  it('removes what the other one has deleted already, and all when both have left', async () => {
    const { ada, ben, first, threadId } = await aThread(ctx);
    await deleteMessage(actAs(ctx, ben.viewer), first);
    await erase(ada.id);
    expect(await ctx.db.$count(messages, eq(messages.threadId, threadId))).toBe(1);
    await erase(ben.id);
    expect(await ctx.db.$count(messages, eq(messages.threadId, threadId))).toBe(0);
  });

  it('does no harm to others, and none when it is done again', async () => {
    const { ada, ben } = await aThread(ctx);
    const others = await aThread(ctx);
    await erase(ada.id);
    await erase(ada.id);
    expect(await listMessages(ctx, others.threadId, others.ada.id, { limit: 5 })).toHaveLength(2);
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });
});
