import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aBlock } from '#bundles/boundaries/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { deleteMessage, deleteThread, sendMessage } from './commands.ts';
import { FIRST_MESSAGES, MESSAGES_PER_MINUTE, NEW_THREADS_PER_DAY } from './constants.ts';
import { countUnread, findThread, listMessages, listThreads } from './queries.ts';
import { markRead } from './reading.ts';
import { messages } from './schema.ts';
import { messagesOpen } from './settings.ts';
import { aMessage, aThread } from './test-data.ts';
import { lockOwnThread } from './threads.ts';

const ctx = await testCtx();

const send = (from: TestUser, to: TestUser, text: string, now = ctx.now) =>
  sendMessage({ ...actAs(ctx, from.viewer), now }, to.id, text);
const later = (seconds: number) => new Date(ctx.now.getTime() + seconds * 1000);
const textsOf = async (threadId: number, user: TestUser) =>
  (await listMessages(ctx, threadId, user.id, { limit: 100 })).map(({ text }) => text);
const threadOf = async (threadId: number, user: TestUser) => (await findThread(ctx, threadId, user.id))!;
const as = (user: TestUser): Ctx => actAs(ctx, user.viewer);

describe('sending a message', () => {
  it('begins the one thread of the two, whoever writes first', async () => {
    const { ada, ben, threadId, first, answer } = await aThread(ctx);
    expect(answer.threadId).toBe(threadId);
    for (const person of [ada, ben])
      expect(await textsOf(threadId, person)).toEqual([first.text, answer.text]);
  });

  it('is unread for the one who gets it, and in both lists', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    const { threadId, messageId } = await aMessage(ctx, ada, ben);
    expect([await countUnread(ctx, ada.id), await countUnread(ctx, ben.id)]).toEqual([0, 1]);
    for (const person of [ada, ben])
      expect(
        (await listThreads(ctx, person.id, { limit: 5 })).map(({ id, newest }) => [id, newest.id]),
      ).toEqual([[threadId, messageId]]);
  });

  it('keeps the words, and draws what they shape and links that the portal does not vouch for', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    const text = '<b>Hallo</b>\n[i]Siehe[/i] https://auenfeld.example/fest\n\nGruß';
    const { threadId } = await aMessage(ctx, ada, ben, { text });
    const [message] = await listMessages(ctx, threadId, ben.id, { limit: 1 });
    expect(message?.text).toBe(text);
    expect(message?.html).toBe(
      '<p>&lt;b&gt;Hallo&lt;/b&gt;<br/><em>Siehe</em> <a href="https://auenfeld.example/fest" rel="ugc nofollow">https://auenfeld.example/fest</a></p><p>Gruß</p>',
    );
  });

  it('leaves a trace in the history that names neither the other one nor the words', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    await aMessage(ctx, ada, ben, { text: 'Geheimes' });
    const [entry] = await listHistory(ctx, { type: 'user', id: ada.id });
    expect(entry).toMatchObject({ action: 'message.sent', before: null, after: null });
    expect(await listHistory(ctx, { type: 'user', id: ben.id })).toEqual([]);
  });

  it('is the same message when it is sent again within a minute', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    const outcomes = [
      await send(ada, ben, 'Bis gleich.'),
      await send(ada, ben, ' Bis gleich.\r\n', later(59)),
    ];
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect((await textsOf(threadId, ben)).filter((text) => text === 'Bis gleich.')).toHaveLength(1);
    await send(ada, ben, 'Bis gleich.', later(61));
    expect((await textsOf(threadId, ben)).filter((text) => text === 'Bis gleich.')).toHaveLength(2);
  });

  it('is another message with the same words once something was said in between', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    for (const [from, to, text] of [
      [ada, ben, 'Ja.'],
      [ben, ada, 'Wirklich?'],
      [ada, ben, 'Ja.'],
      [ada, ben, 'Doch.'],
      [ada, ben, 'Ja.'],
    ] as const)
      expect(await send(from, to, text)).toMatchObject({ kind: 'sent' });
    const said = ['Ja.', 'Wirklich?', 'Ja.', 'Doch.', 'Ja.'];
    expect((await textsOf(threadId, ben)).slice(-said.length)).toEqual(said);
  });

  it('is the same message when it is sent ten times at once', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(ada, ben, 'Doppelt?')));
    expect(new Set(outcomes.map((outcome) => outcome.kind === 'sent' && outcome.messageId)).size).toBe(1);
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });

  it('counts exactly when 40 messages go both ways at once, the very first ones', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? aMessage(ctx, ada, ben) : aMessage(ctx, ben, ada))),
    );
    const [thread, ...others] = await listThreads(ctx, ada.id, { limit: 5 });
    expect(others).toEqual([]);
    expect([await countUnread(ctx, ada.id), await countUnread(ctx, ben.id)]).toEqual([20, 20]);
    const rows = await listMessages(ctx, thread!.id, ben.id, { limit: 100 });
    expect(rows).toHaveLength(40);
    expect((await threadOf(thread!.id, ben)).newestMessageId).toBe(rows.at(-1)!.id);
  });

  it('counts exactly while somebody reads at the same time', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    const reading = Array.from({ length: 20 }, (_, at) =>
      markRead(as(ben), threadId, 2_147_483_647 - at).catch(() => undefined),
    );
    await Promise.all([...reading, ...Array.from({ length: 20 }, () => aMessage(ctx, ada, ben))]);
    const { lastReadMessageId, unreadCount } = await threadOf(threadId, ben);
    const unread = await ctx.db.$count(
      messages,
      and(eq(messages.threadId, threadId), eq(messages.senderId, ada.id)),
    );
    const rows = await listMessages(ctx, threadId, ben.id, { after: lastReadMessageId, limit: 100 });
    expect(unread).toBe(21);
    expect(unreadCount).toBe(rows.filter(({ senderId }) => senderId === ada.id).length);
  });

  it.each([
    ['', 'Bitte schreiben Sie etwas.'],
    [' \n ', 'Bitte schreiben Sie etwas.'],
    ['x'.repeat(5001), 'Bitte fassen Sie sich kürzer: höchstens 5.000 Zeichen.'],
  ])('needs a text that fits (case %#)', async (text, error) => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    expect(await send(ada, ben, text)).toEqual({ kind: 'invalid', errors: { text: error } });
    expect(await countUnread(ctx, ben.id)).toBe(0);
  });

  it('finds nobody who is unknown, unconfirmed or erased', async () => {
    const ada = await aUser(ctx);
    const unconfirmed = await aUser(ctx, { confirmedAt: null });
    const erased = await aUser(ctx, { erasedAt: ctx.now });
    for (const person of [{ ...ada, id: 2_147_483_647 }, unconfirmed, erased])
      await expect(send(ada, person, 'Hallo?')).rejects.toMatchObject({ status: 404 });
  });

  it('reaches people who are suspended', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx, { suspendedUntil: later(3600) })];
    expect(await send(ada, ben, 'Kopf hoch.')).toMatchObject({ kind: 'sent' });
  });

  it('is refused by those who block, and by those one blocks', async () => {
    const { ada, ben } = await aThread(ctx);
    await aBlock(ctx, ben, ada);
    expect(await send(ada, ben, 'Hallo?')).toMatchObject({ kind: 'refused', reason: 'blockedByThem' });
    expect(await send(ben, ada, 'Hallo?')).toMatchObject({ kind: 'refused', reason: 'blockedByYou' });
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });
});

describe('writing to strangers', () => {
  it('ends after a few messages, until they answer', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    for (let count = 1; count <= FIRST_MESSAGES; count++)
      expect(await send(ada, ben, `Hallo ${count}`)).toMatchObject({ kind: 'sent' });
    expect(await send(ada, ben, 'Noch da?')).toMatchObject({ kind: 'refused', reason: 'unanswered' });
    // A message that was lost on the way may come again.
    expect(await send(ada, ben, `Hallo ${FIRST_MESSAGES}`)).toMatchObject({ kind: 'sent' });
    await send(ben, ada, 'Ja.');
    expect(await send(ada, ben, 'Noch da?')).toMatchObject({ kind: 'sent' });
  });

  it('does not begin anew when they delete the thread', async () => {
    const [ada, ben] = [await aUser(ctx), await aUser(ctx)];
    for (let count = 1; count <= FIRST_MESSAGES; count++) await send(ada, ben, `Hallo ${count}`);
    const [thread] = await listThreads(ctx, ben.id, { limit: 1 });
    await deleteThread(as(ben), thread!.id);
    await deleteThread(as(ada), thread!.id);
    expect(await send(ada, ben, 'Noch da?')).toMatchObject({ reason: 'unanswered' });
  });

  it('is limited by the day, also when all is sent at once', async () => {
    const ada = await aUser(ctx);
    const people = await Promise.all(Array.from({ length: NEW_THREADS_PER_DAY + 4 }, () => aUser(ctx)));
    const outcomes = await Promise.all(people.map((person) => send(ada, person, 'Kaufen Sie!')));
    expect(outcomes.filter(({ kind }) => kind === 'sent')).toHaveLength(NEW_THREADS_PER_DAY);
    expect(
      outcomes.filter((outcome) => 'reason' in outcome && outcome.reason === 'tooManyNewThreads'),
    ).toHaveLength(4);
  });

  it('is up to what they accept', async () => {
    const privacy = {
      showsPlace: true,
      showsComments: true,
      showsFollowers: true,
      messagesFrom: 'nobody',
    } as const;
    const [ada, ben] = [await aUser(ctx), await aUser(ctx, { privacy })];
    expect(await send(ada, ben, 'Hallo?')).toMatchObject({ reason: 'notWanted' });
    await send(ben, ada, 'Schreiben Sie mir ruhig.');
    expect(await send(ada, ben, 'Gern.')).toMatchObject({ kind: 'sent' });
  });

  it('is never too fast for anybody', async () => {
    const { ada, ben } = await aThread(ctx);
    const outcomes = [];
    for (let count = 0; count <= MESSAGES_PER_MINUTE; count++)
      outcomes.push(await send(ada, ben, `Wort ${count}`));
    expect(outcomes.at(-1)).toMatchObject({ kind: 'refused', reason: 'tooFast' });
    expect(await send(ada, ben, 'Nach der Pause', later(61))).toMatchObject({ kind: 'sent' });
  });
});

describe('deleting for oneself', () => {
  it('takes a message from one copy, and for good when both have done it', async () => {
    const { ada, ben, threadId, first, answer } = await aThread(ctx);
    await deleteMessage(as(ada), { threadId, messageId: first.messageId });
    expect(await textsOf(threadId, ada)).toEqual([answer.text]);
    expect(await textsOf(threadId, ben)).toEqual([first.text, answer.text]);
    await deleteMessage(as(ben), { threadId, messageId: first.messageId });
    expect(await ctx.db.$count(messages, eq(messages.id, first.messageId))).toBe(0);
  });

  it('makes the message before it the newest, and nothing unread of what was', async () => {
    const { ada, ben, threadId, first } = await aThread(ctx);
    const last = await aMessage(ctx, ada, ben);
    expect(await threadOf(threadId, ben)).toMatchObject({ unreadCount: 2 });
    await deleteMessage(as(ben), last);
    expect(await threadOf(threadId, ben)).toMatchObject({ unreadCount: 1 });
    await deleteMessage(as(ben), first);
    const [listed] = await listThreads(ctx, ben.id, { limit: 1 });
    expect(listed).toMatchObject({ unreadCount: 0, newest: { senderId: ben.id } });
  });

  it('empties a thread, which comes back with the next message', async () => {
    const { ada, ben, threadId, first } = await aThread(ctx);
    await deleteThread(as(ben), threadId);
    await deleteThread(as(ben), threadId);
    expect([await textsOf(threadId, ben), await countUnread(ctx, ben.id)]).toEqual([[], 0]);
    expect(await listThreads(ctx, ben.id, { limit: 5 })).toEqual([]);
    expect((await textsOf(threadId, ada))[0]).toBe(first.text);
    const next = await aMessage(ctx, ada, ben);
    expect(await textsOf(threadId, ben)).toEqual([next.text]);
    expect(await listThreads(ctx, ben.id, { limit: 5 })).toHaveLength(1);
  });

  it('is for the two alone', async () => {
    const { threadId, first } = await aThread(ctx);
    const { threadId: otherThread } = await aThread(ctx);
    const stranger = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    await expect(deleteThread(as(stranger), threadId)).rejects.toMatchObject({ status: 404 });
    await expect(deleteMessage(as(stranger), first)).rejects.toMatchObject({ status: 404 });
    await expect(deleteMessage(as(stranger), { ...first, threadId: otherThread })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('the history of what is between two people', () => {
  it('names each thing that was done, and neither the other one nor any words', async () => {
    const { ada, threadId, answer } = await aThread(ctx);
    await deleteMessage(as(ada), answer);
    await deleteThread(as(ada), threadId);
    const entries = await listHistory(ctx, { type: 'user', id: ada.id });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['message-thread.deleted', null, null],
      ['message.deleted', null, null],
      ['message.sent', null, null],
    ]);
  });
});

const isWaiting = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const countWaiting = async () => (await ctx.db.execute(isWaiting)).rows.length;

describe('a thread that is being written in', () => {
  it('lets nothing else change it meanwhile', async () => {
    const { ada, threadId, first } = await aThread(ctx);
    const order: string[] = [];
    const { deleting } = await withTransaction(ctx, async (inside) => {
      await lockOwnThread(inside, threadId, ada.id);
      const deleting = deleteMessage(as(ada), first).then(() => order.push('deleted'));
      await expect.poll(async () => (await countWaiting()) + order.length, { timeout: 10_000 }).toBe(1);
      order.push('written');
      return { deleting };
    });
    await deleting;
    expect(order).toEqual(['written', 'deleted']);
  });
});

describe('a portal whose members don’t write to each other', () => {
  it('takes new messages of its own people only; what was written stays', async () => {
    const { ada, ben, threadId } = await aThread(ctx);
    const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
    await changeSetting(ctx, messagesOpen, false);
    expect(await send(ada, ben, 'Noch etwas')).toMatchObject({
      kind: 'refused',
      text: 'Nachrichten zwischen Mitgliedern sind auf diesem Portal zurzeit nicht möglich.',
    });
    expect(await send(moderator, ben, 'Wir machen Pause.')).toMatchObject({ kind: 'sent' });
    expect(await textsOf(threadId, ada)).toHaveLength(2);
    await changeSetting(ctx, messagesOpen, true);
    expect(await send(ada, ben, 'Noch etwas')).toMatchObject({ kind: 'sent' });
  });
});
