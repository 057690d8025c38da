import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { deleteMessage, deleteThread } from '../commands.ts';
import { messageReports, messages } from '../schema.ts';
import { aMessage, aThread } from '../test-data.ts';
import type { TestMessage } from '../test-data.ts';
import { decideReport, reportMessage } from './commands.ts';
import { REPORT_LIMIT } from './constants.ts';
import { countOpenReports, findReport, listContext, listReports } from './queries.ts';

const ctx = await testCtx();

const report = (by: TestUser, message: TestMessage) =>
  reportMessage(actAs(ctx, by.viewer), { ...message, reason: 'insult', remark: 'Das geht zu weit.' });
const idOf = async ({ messageId }: TestMessage) =>
  (await ctx.db.select().from(messageReports).where(eq(messageReports.messageId, messageId)))[0]!.id;
const decide = (by: TestUser, reportId: number) =>
  decideReport(actAs(ctx, by.viewer), reportId, { decision: 'warned', statement: 'So nicht.' });
const withRole = (role: RoleGrant['role'], locationPath = '') =>
  aUser(ctx, { roles: [{ role, locationPath }] });

describe('reporting a message', () => {
  it('shows it to the desk, once, however often it is done', async () => {
    const { ben, first } = await aThread(ctx);
    const moderator = await withRole('moderator');
    const before = await countOpenReports(ctx, moderator.id);
    await Promise.all([report(ben, first), report(ben, first)]);
    expect(await countOpenReports(ctx, moderator.id)).toBe(before + 1);
    expect((await findReport(ctx, await idOf(first), moderator.id))!).toMatchObject({
      reporterId: ben.id,
      reason: 'insult',
      remark: 'Das geht zu weit.',
      decision: 'open',
      message: { id: first.messageId, text: first.text },
    });
  });

  it('is for the one who got it, as long as they have it', async () => {
    const { ada, ben, first } = await aThread(ctx);
    await expect(report(ada, first)).rejects.toMatchObject({ status: 400 });
    await expect(report(await aUser(ctx), first)).rejects.toMatchObject({ status: 404 });
    await deleteMessage(actAs(ctx, ben.viewer), first);
    await expect(report(ben, first)).rejects.toMatchObject({ status: 404 });
  });

  it('has an end for those who report and report', async () => {
    const { ben, first } = await aThread(ctx);
    for (let count = 0; count < REPORT_LIMIT.attempts; count++) await report(ben, first);
    await expect(report(ben, first)).rejects.toMatchObject({ status: 429 });
  });
});

describe('what the desk sees', () => {
  it('is the message and up to five before it, as far as the reporter has them', async () => {
    const { ada, ben, first, answer } = await aThread(ctx);
    const texts = [];
    for (let count = 0; count < 5; count++) texts.push((await aMessage(ctx, ada, ben)).text);
    const reported = await aMessage(ctx, ada, ben);
    const after = await aMessage(ctx, ben, ada);
    await report(ben, reported);
    const shown = await listContext(ctx, (await findReport(ctx, await idOf(reported), 0))!);
    expect(shown.map(({ text }) => text)).toEqual(texts);
    for (const { text } of [first, answer, after]) expect(shown.map((row) => row.text)).not.toContain(text);
  });

  it('stays when both delete the thread', async () => {
    const { ada, ben, threadId, answer } = await aThread(ctx);
    await report(ada, answer);
    for (const person of [ada, ben]) await deleteThread(actAs(ctx, person.viewer), threadId);
    const found = await findReport(ctx, await idOf(answer), 0);
    expect(found?.message.text).toBe(answer.text);
    expect(await listContext(ctx, found!)).toEqual([]);
  });

  it('goes with its message once it is decided and both have deleted that, in whatever order', async () => {
    const editor = await withRole('editor');
    const [before, after] = [await aThread(ctx), await aThread(ctx)];
    for (const { ben, first } of [before, after]) await report(ben, first);
    const ids = [await idOf(before.first), await idOf(after.first)];
    await decide(editor, ids[0]!);
    for (const { ada, ben, threadId } of [before, after])
      for (const person of [ada, ben]) await deleteThread(actAs(ctx, person.viewer), threadId);
    await decide(editor, ids[1]!);
    for (const { threadId } of [before, after])
      expect(await ctx.db.$count(messages, eq(messages.threadId, threadId))).toBe(0);
    for (const id of ids) expect(await findReport(ctx, id, 0)).toBeUndefined();
  });

  it('is nothing about oneself', async () => {
    const moderator = await withRole('moderator');
    const ben = await aUser(ctx);
    const message = await aMessage(ctx, moderator, ben);
    await report(ben, message);
    const stretch = { isDecided: false, limit: 100 };
    expect(await listReports(ctx, moderator.id, stretch)).not.toContainEqual(
      expect.objectContaining({ messageId: message.messageId }),
    );
    await expect(decide(moderator, await idOf(message))).rejects.toMatchObject({ status: 404 });
  });
});

describe('deciding about a report', () => {
  it('is written down with its reason and by whom', async () => {
    const { ada, ben, first } = await aThread(ctx);
    await report(ben, first);
    const editor = await withRole('editor');
    const id = await idOf(first);
    await decide(editor, id);
    expect(await findReport(ctx, id, editor.id)).toMatchObject({
      decision: 'warned',
      statement: 'So nicht.',
      deciderId: editor.id,
    });
    expect((await listHistory(ctx, { type: 'user', id: ada.id }))[0]).toMatchObject({
      action: 'message-report.decided',
      actorId: editor.id,
      after: { reportId: id, decision: 'warned' },
    });
  });

  it('is done once', async () => {
    const { ben, first } = await aThread(ctx);
    await report(ben, first);
    const moderators = [await withRole('moderator'), await withRole('admin')];
    const id = await idOf(first);
    const outcomes = await Promise.allSettled(moderators.map((person) => decide(person, id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(decide(moderators[0]!, id)).rejects.toMatchObject({
      status: 409,
      message: 'Über diese Meldung wurde inzwischen schon entschieden.',
    });
  });

  it('is for the portal’s moderators', async () => {
    const { ben, first } = await aThread(ctx);
    await report(ben, first);
    const id = await idOf(first);
    for (const person of [ben, await withRole('author'), await withRole('moderator', '1/4/')])
      await expect(decide(person, id)).rejects.toMatchObject({ status: 403 });
    await expect(decide(await withRole('moderator'), 2_147_483_647)).rejects.toMatchObject({ status: 404 });
    expect(await ctx.db.$count(messages, eq(messages.id, first.messageId))).toBe(1);
  });
});
