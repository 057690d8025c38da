import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aMailServer, refusal } from '#bundles/mail/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { noteBounce } from '../bounces/note-bounce.ts';
import { takeReport } from '../bounces/take-report.ts';
import { GROUP_LENGTH } from '../constants.ts';
import { saveWords, sendNow, stopIssue } from '../issues/commands.ts';
import { sendDueIssues } from '../issues/begin-sending.ts';
import { messageKey, readerToken } from '../links.ts';
import { findIssue, findIssuePieces, findReader } from '../queries.ts';
import type { Newsletter } from '../queries.ts';
import { unsubscribe } from '../reading/commands.ts';
import { newsletterDeliveries } from '../schema.ts';
import {
  aMemberReader,
  aNewsletter,
  aReader,
  aReport,
  changeIssueRow,
  changeReaderRow,
  nextIssueOf,
} from '../test-data.ts';
import { pruneDeliveries, sendSlice } from './send-slice.ts';

const mailServer = await aMailServer();
const portal = await testPortal({ config: { smtpUrl: mailServer.url } });
const ctx = makeCtx(portal, portalItself);

const inAnHour = (): Ctx => ({ ...ctx, now: new Date(Date.now() + 3_600_000) });

/** Sends the next issue of a newsletter, as the job would; gives its id. */
const begin = async (newsletter: Newsletter): Promise<number> => {
  const issue = await nextIssueOf(ctx, newsletter);
  const outcome = await sendNow(makeCtx(portal, portalItself), newsletter.id, {
    number: issue.number,
    isSure: true,
  });
  expect(outcome.kind).toBe('sending');
  return issue.id;
};

/** Sends slices until the issue is done; where each slice goes on a job would say. */
const sendAll = async (issueId: number) => {
  for (let at = 0; at < 5 && (await findIssue(ctx, issueId))?.state === 'sending'; at++)
    await sendSlice(makeCtx(portal, portalItself), { issueId, afterId: 0, pauses: 0 });
};

const deliveriesOf = (issueId: number) =>
  ctx.db.select().from(newsletterDeliveries).where(eq(newsletterDeliveries.issueId, issueId));

const mailsTo = (address: string) => mailServer.accepted.filter((raw) => raw.includes(`To: <${address}>`));

describe('an issue that is sent', () => {
  it('reaches each reader and each address once, whatever is repeated', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx, { headline: 'Die Linde bleibt' });
    const readers = [];
    for (let at = 0; at < GROUP_LENGTH + 3; at++) readers.push(await aReader(ctx, newsletter));
    const member = await aUser(ctx);
    await aMemberReader(ctx, newsletter, member);
    await aReader(ctx, newsletter, { email: member.email.toUpperCase() });
    await aReader(ctx, newsletter, { state: 'unconfirmed' });
    const issueId = await begin(newsletter);
    const slice = () => sendSlice(makeCtx(portal, portalItself), { issueId, afterId: 0, pauses: 0 });
    await Promise.all([slice(), slice(), slice()]);
    await sendAll(issueId);
    const issue = await findIssue(ctx, issueId);
    expect(issue).toMatchObject({ state: 'sent', takenCount: readers.length + 1, refusedCount: 0 });
    for (const { email } of readers) expect(mailsTo(email!)).toHaveLength(1);
    const raw = mailsTo(readers[0]!.email!)[0]!;
    expect(raw).toMatch(/^List-Unsubscribe: <http[^>]*\/newsletter\/abmelden\/[\w-]+>\r?$/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(raw).toContain('Content-Type: multipart/alternative');
    const [token] = /(?<=abmelden\/)[\w-]+(?=>)/.exec(raw) ?? [];
    expect(raw.split(token!)).toHaveLength(4);
    expect(raw).not.toContain('xXbrief');
  });

  it('isn’t given once more to whom it was being given when a worker was killed', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const reader = await aReader(ctx, newsletter);
    const issueId = await begin(newsletter);
    await ctx.db.insert(newsletterDeliveries).values({
      issueId,
      readerId: reader.id,
      addressKey: 'x',
      state: 'begun',
      attempts: 1,
      at: ctx.now,
    });
    await sendAll(issueId);
    expect(mailsTo(reader.email!)).toHaveLength(0);
    expect(await findIssue(ctx, issueId)).toMatchObject({ state: 'sent', takenCount: 0, unclearCount: 1 });
  });

  it('is without what was taken back meanwhile, and doesn’t come to whom it was stopped for or who left', async () => {
    const newsletter = await aNewsletter(ctx);
    const [kept, gone] = [
      await anArticle(ctx, { headline: 'Bleibt stehen' }),
      await anArticle(ctx, { headline: 'Zurückgezogen' }),
    ];
    const [reader, leaver] = [await aReader(ctx, newsletter), await aReader(ctx, newsletter)];
    const { version } = await nextIssueOf(ctx, newsletter);
    const words = { subject: 'Alles bereut', intro: 'Reue am Morgen.' };
    await saveWords(ctx, newsletter.id, { ...words, version });
    const issueId = await begin(newsletter);
    expect((await findIssuePieces(ctx, issueId)).news).toEqual(
      expect.arrayContaining([{ type: 'article', id: kept.id }]),
    );
    await putArticleInState(ctx, gone.id, 'withdrawn');
    await unsubscribe(ctx, readerToken(ctx, leaver.id));
    await sendAll(issueId);
    const [mail] = mailsTo(reader.email!);
    expect(mail).toContain('Bleibt stehen');
    for (const part of ['Zur=C3=BCckgezogen', 'Alles bereut', 'Reue']) expect(mail).not.toContain(part);
    expect(mailsTo(leaver.email!)).toEqual([]);
    const second = await aNewsletter(ctx);
    const waiting = await aReader(ctx, second);
    const stopped = await begin(second);
    await stopIssue(ctx, second.id, stopped);
    await sendAll(stopped);
    expect(mailsTo(waiting.email!)).toEqual([]);
    expect((await findIssue(ctx, stopped))?.state).toBe('stopped');
  });

  it('tries again what the mail server doesn’t take just then, and pauses where it takes nothing', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const [one, other] = [await aReader(ctx, newsletter), await aReader(ctx, newsletter)];
    const issueId = await begin(newsletter);
    mailServer.beforeAccepting = () => {
      throw refusal(451, 'later, please');
    };
    await sendSlice(makeCtx(portal, portalItself), { issueId, afterId: 0, pauses: 0 });
    mailServer.beforeAccepting = () => undefined;
    expect((await deliveriesOf(issueId)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    const last = Math.max(one.id, other.id);
    await sendSlice(makeCtx(portal, portalItself), { issueId, afterId: last, pauses: 0 });
    expect(mailsTo(one.email!)).toEqual([]);
    await ctx.db
      .update(newsletterDeliveries)
      .set({ nextAt: new Date(Date.now() - 1000) })
      .where(eq(newsletterDeliveries.issueId, issueId));
    await sendSlice(makeCtx(portal, portalItself), { issueId, afterId: last, pauses: 0 });
    for (const { email } of [one, other]) expect(mailsTo(email!)).toHaveLength(1);
    expect((await findIssue(ctx, issueId))?.state).toBe('sent');
  });
});

/** Makes an issue for two whose mails the mail server didn't take just then. */
const aWaitingIssue = async (newsletter: Newsletter) => {
  await anArticle(ctx);
  for (let at = 0; at < 2; at++) await aReader(ctx, newsletter);
  const issueId = await begin(newsletter);
  mailServer.beforeAccepting = () => {
    throw refusal(451, 'later, please');
  };
  await sendSlice(makeCtx(portal, portalItself), { issueId, afterId: 0, pauses: 0 });
  mailServer.beforeAccepting = () => undefined;
  return issueId;
};

describe('an issue that ends before all have it', () => {
  it('by its age holds nothing against those who were still waiting', async () => {
    const issueId = await aWaitingIssue(await aNewsletter(ctx));
    await changeIssueRow(ctx, issueId, { startedAt: new Date(Date.now() - 21 * 3_600_000) });
    await sendAll(issueId);
    expect((await deliveriesOf(issueId)).map(({ state, bounce }) => [state, bounce])).toEqual([
      ['refused', null],
      ['refused', null],
    ]);
    expect(await findIssue(ctx, issueId)).toMatchObject({ state: 'sent', refusedCount: 2, bouncedCount: 0 });
  });

  it('by an editor has its sums, also of what was being handed over just then', async () => {
    const newsletter = await aNewsletter(ctx);
    const issueId = await aWaitingIssue(newsletter);
    const [one, other] = await deliveriesOf(issueId);
    const become = (state: 'begun' | 'taken') =>
      ctx.db
        .update(newsletterDeliveries)
        .set({ state, nextAt: null })
        .where(
          and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.readerId, one!.readerId)),
        );
    await become('begun');
    await stopIssue(ctx, newsletter.id, issueId);
    expect(await findIssue(ctx, issueId)).toMatchObject({
      state: 'stopped',
      refusedCount: 1,
      unclearCount: 1,
    });
    await become('taken');
    await sendSlice(makeCtx(portal, portalItself), { issueId, afterId: 0, pauses: 0 });
    expect(await findIssue(ctx, issueId)).toMatchObject({ takenCount: 1, refusedCount: 1, unclearCount: 0 });
    for (let at = 0; at < 2; at++) await noteBounce(ctx, { issueId, readerId: other!.readerId }, 'soft');
    expect(await findIssue(ctx, issueId)).toMatchObject({ bouncedCount: 1 });
  });
});

describe('what comes back', () => {
  it('at once ends the sending to an address that nobody has', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const reader = await aReader(ctx, newsletter, { email: `niemand-${newsletter.id}@litfass.example` });
    const issueId = await begin(newsletter);
    await sendAll(issueId);
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'resting' });
    expect((await findIssue(ctx, issueId))?.refusedCount).toBe(1);
  });

  it('puts nobody to rest where the mail server takes nothing at all, and comes to all of them later', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const readers = [];
    for (let at = 0; at < 2; at++)
      readers.push(
        await aReader(ctx, newsletter, { email: `niemand-${newsletter.id}-${at}@litfass.example` }),
      );
    const issueId = await begin(newsletter);
    const slice = () => sendSlice(makeCtx(portal, portalItself), { issueId, afterId: 0, pauses: 0 });
    await slice();
    const rows = await deliveriesOf(issueId);
    expect(rows.map(({ state, bounce }) => [state, bounce])).toEqual([
      ['waiting', null],
      ['waiting', null],
    ]);
    for (const { id } of readers) expect(await findReader(ctx, id)).toMatchObject({ state: 'active' });
    expect((await findIssue(ctx, issueId))?.state).toBe('sending');
    // Once the mail server takes the mail of one reader, refusals of the others are about those readers.
    const taken = await aReader(ctx, newsletter);
    await ctx.db
      .update(newsletterDeliveries)
      .set({ nextAt: new Date(Date.now() - 1000) })
      .where(eq(newsletterDeliveries.readerId, readers[0]!.id));
    await slice();
    expect(mailsTo(taken.email!)).toHaveLength(1);
    expect(await findReader(ctx, readers[0]!.id)).toMatchObject({ state: 'resting' });
    expect(await findReader(ctx, readers[1]!.id)).toMatchObject({ state: 'active' });
  });

  it('never counts against a reader when it is the mail itself that is refused', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const reader = await aReader(ctx, newsletter);
    const issueId = await begin(newsletter);
    mailServer.beforeAccepting = () => {
      throw refusal(550, 'sender not permitted');
    };
    await sendAll(issueId);
    mailServer.beforeAccepting = () => undefined;
    expect(await deliveriesOf(issueId)).toMatchObject([{ state: 'waiting', bounce: null }]);
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'active' });
  });

  it('later is known by its signed Message-ID, and by no other one', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const reader = await aReader(ctx, newsletter);
    const issueId = await begin(newsletter);
    await sendAll(issueId);
    const messageId = `${messageKey(ctx, { issueId, readerId: reader.id })}@localhost`;
    const forged = messageId.replace(/^(brief-\d+-)\d+/, `$1${reader.id + 1}`);
    expect(await takeReport(ctx, aReport({ messageId: forged, status: '5.1.1' }))).toBe(false);
    expect(await takeReport(ctx, aReport({ messageId, status: '5.1.1', action: 'delayed' }))).toBe(false);
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'active' });
    expect(await takeReport(ctx, aReport({ messageId, status: '5.1.1' }))).toBe(true);
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'resting' });
  });

  it('softly counts when three issues in a row do', async () => {
    const newsletter = await aNewsletter(ctx);
    const reader = await aReader(ctx, newsletter);
    const states = [];
    for (let at = 0; at < 3; at++) {
      await anArticle(ctx);
      const issueId = await begin(newsletter);
      await sendAll(issueId);
      await noteBounce(ctx, { issueId, readerId: reader.id }, 'soft');
      await noteBounce(ctx, { issueId, readerId: reader.id }, 'soft');
      states.push((await findReader(ctx, reader.id))?.state);
    }
    expect(states).toEqual(['active', 'active', 'resting']);
  });

  it('counts from when somebody asked for it again, however late the mail server tells of it', async () => {
    const newsletter = await aNewsletter(ctx);
    const reader = await aReader(ctx, newsletter);
    const send = async () => {
      await anArticle(ctx);
      const issueId = await begin(newsletter);
      await sendAll(issueId);
      return issueId;
    };
    const comesBack = (issueId: number, bounce: 'hard' | 'soft') =>
      noteBounce(ctx, { issueId, readerId: reader.id }, bounce);
    for (let at = 0; at < 3; at++) await comesBack(await send(), 'soft');
    await changeReaderRow(ctx, reader.id, { state: 'active' });
    const late = await send();
    await changeReaderRow(ctx, reader.id, { state: 'active', confirmedAt: new Date() });
    await comesBack(late, 'hard');
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'active' });
    expect((await findIssue(ctx, late))?.bouncedCount).toBe(1);
    await comesBack(await send(), 'soft');
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'active' });
    await comesBack(await send(), 'hard');
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'resting' });
  });
});

describe('the hour of an issue', () => {
  it('sends it once, and begins the next one', async () => {
    const place = await aPlace(ctx);
    const newsletter = await aNewsletter(ctx, { locationId: place.id });
    await anArticle(ctx, { headline: 'Nur einmal', locationId: place.id });
    const issue = await nextIssueOf(ctx, newsletter);
    await changeIssueRow(ctx, issue.id, { dueAt: new Date(Date.now() + 60_000) });
    await sendDueIssues(ctx);
    expect((await findIssue(ctx, issue.id))?.state).toBe('preparing');
    await Promise.all([sendDueIssues(inAnHour()), sendDueIssues(inAnHour())]);
    expect((await findIssue(ctx, issue.id))?.state).toBe('sending');
    const next = await nextIssueOf(ctx, newsletter);
    expect(next).toMatchObject({ number: 2, state: 'preparing' });
    expect(next.dueAt.getTime()).toBeGreaterThan(Date.now());
    // Nothing new has come out since.
    const before = await ctx.db.$count(newsletterDeliveries);
    await changeIssueRow(ctx, next.id, { dueAt: ctx.now });
    await sendDueIssues(ctx);
    expect(await nextIssueOf(ctx, newsletter)).toMatchObject({ id: next.id, number: 2, state: 'preparing' });
    expect(await ctx.db.$count(newsletterDeliveries)).toBe(before);
  });

  it('passes what was held back', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const issue = await nextIssueOf(ctx, newsletter);
    await changeIssueRow(ctx, issue.id, { state: 'held', dueAt: ctx.now });
    await sendDueIssues(ctx);
    const after = await findIssue(ctx, issue.id);
    expect(after).toMatchObject({ state: 'preparing', number: issue.number });
    expect(after!.dueAt.getTime()).toBeGreaterThan(ctx.now.getTime());
  });
});

it('forgets single deliveries after a time', async () => {
  const count = await ctx.db.$count(newsletterDeliveries);
  expect(await pruneDeliveries(ctx, new Date(Date.now() - 3_600_000))).toBe(0);
  expect(await pruneDeliveries(ctx, new Date(Date.now() + 3_600_000))).toBe(count);
});
