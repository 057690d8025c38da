// Sends an issue, a slice at a time. A row for each recipient is written before the mail server gets the mail, so that it gets
// it once, whatever dies meanwhile; what it surely didn't take is tried again.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { actAs } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import { openBulkMail, whyUnreachable } from '#bundles/mail/public.ts';
import type { SendOne } from '#bundles/mail/public.ts';
import { GROUP_LENGTH, SENDING_LIFETIME_MS, SEND_SLICE, SLICE_LENGTH, TOKEN_MARK } from '../constants.ts';
import type { DrawnLetter } from '../issues/draw-letter.ts';
import { drawLetter } from '../issues/draw-letter.ts';
import { toLetterView } from '../issues/letter-view.ts';
import { loadSentIssue } from '../issues/sent-issue.ts';
import { findIssue, findNewsletter, lockIssue } from '../queries.ts';
import type { Issue, Newsletter } from '../queries.ts';
import { pauseAfter } from '../rules.ts';
import { newsletterDeliveries, newsletterIssues, newsletterReaders } from '../schema.ts';
import { claimAgain, claimNew } from './claims.ts';
import type { Claim } from './claims.ts';
import { handOverGroup } from './hand-over-group.ts';
import type { SlicePayload } from './slice-payload.ts';
import { writeSums } from './write-sums.ts';

/** Nothing happens for an issue that isn't being sent. No entry: that it is sent left one. */
export const sendSlice = async (ctx: Ctx, payload: SlicePayload): Promise<void> => {
  const issue = await findIssue(ctx, payload.issueId);
  const newsletter = issue && (await findNewsletter(ctx, issue.newsletterId));
  if (!issue || !newsletter) return;
  if (issue.state !== 'sending') return settle(ctx, issue);
  const isTooLate = ctx.now.getTime() - issue.startedAt!.getTime() > SENDING_LIFETIME_MS;
  if (isTooLate) return finish(ctx, issue);
  if ((await whyUnreachable(ctx)) !== undefined) return goOnLater(ctx, payload);
  const letter = await drawAsItIsNow(ctx, newsletter, issue);
  // All that stood in it has been taken back, or there is no mail server: readers find on the web what is left.
  const sendOne = letter && (await open(ctx, newsletter, letter));
  if (!sendOne) return finish(ctx, issue);
  await sendGroups(ctx, payload, sendOne);
};

const sendGroups = async (ctx: Ctx, payload: SlicePayload, sendOne: SendOne): Promise<void> => {
  let { afterId } = payload;
  for (let sent = 0; sent < SLICE_LENGTH; sent += GROUP_LENGTH) {
    // It was stopped by an editor, or taken over by another run.
    const issue = await findIssue(ctx, payload.issueId);
    if (!issue) return;
    if (issue.state !== 'sending') return settle(ctx, issue);
    const fresh = await claimNew(ctx, issue, afterId);
    const claims: readonly Claim[] = fresh.isEnd ? await claimAgain(ctx, issue) : fresh.claims;
    if (fresh.isEnd && claims.length === 0) return endOrWait(ctx, issue);
    afterId = Math.max(afterId, fresh.lastId);
    const { isBlocked, isInterrupted } = await handOverGroup(ctx, issue, claims, sendOne);
    if (isInterrupted || isBlocked) return goOnLater(ctx, { ...payload, afterId });
  }
  const next: SlicePayload = { issueId: payload.issueId, afterId, pauses: 0 };
  await enqueue(ctx, { name: SEND_SLICE }, next);
};

const goOnLater = async (ctx: Ctx, payload: SlicePayload): Promise<void> => {
  const startAfter = new Date(Date.now() + pauseAfter(payload.pauses));
  await enqueue(ctx, { name: SEND_SLICE }, { ...payload, pauses: payload.pauses + 1 }, { startAfter });
};

/** Everybody has had their turn: what is to be tried again is waited for. */
const endOrWait = async (ctx: Ctx, issue: Issue): Promise<void> => {
  const [next] = await ctx.db
    .select({ nextAt: newsletterDeliveries.nextAt, readerId: newsletterDeliveries.readerId })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.issueId, issue.id), eq(newsletterDeliveries.state, 'waiting')))
    .orderBy(asc(newsletterDeliveries.nextAt))
    .limit(1);
  if (!next?.nextAt) return finish(ctx, issue);
  const [last] = await ctx.db
    .select({ id: sql<number>`coalesce(max(${newsletterReaders.id}), 0)::int` })
    .from(newsletterReaders)
    .where(eq(newsletterReaders.newsletterId, issue.newsletterId));
  const payload: SlicePayload = { issueId: issue.id, afterId: last?.id ?? 0, pauses: 0 };
  await enqueue(ctx, { name: SEND_SLICE }, payload, { startAfter: next.nextAt });
};

/** No entry: nobody did it. */
const finish = (ctx: Ctx, { id }: Issue): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if ((await lockIssue(ctx, id))?.state === 'sending')
      await ctx.db
        .update(newsletterIssues)
        .set({ state: 'sent', finishedAt: ctx.now })
        .where(eq(newsletterIssues.id, id));
    await writeSums(ctx, id);
  });

/** It was ended while mails were being given to the mail server. No entry: whoever ended it left one. */
const settle = (ctx: Ctx, { id }: Issue): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await lockIssue(ctx, id);
    await writeSums(ctx, id);
  });

/** Ends what is being sent where it is. In the caller's transaction; gives how many issues that were. */
export const giveUpSending = async (ctx: Ctx): Promise<number> => {
  const sending = await ctx.db.select().from(newsletterIssues).where(eq(newsletterIssues.state, 'sending'));
  for (const issue of sending) await finish(ctx, issue);
  return sending.length;
};

/** Draws the letter without what was taken back since it was put together; undefined where nothing is left. */
const drawAsItIsNow = async (
  ctx: Ctx,
  newsletter: Newsletter,
  issue: Issue,
): Promise<DrawnLetter | undefined> => {
  const { parts, words } = await loadSentIssue(actAs(ctx, anonymous), issue);
  if (parts.news.length + parts.dates.length === 0) return undefined;
  return drawLetter(ctx, await toLetterView(ctx, { newsletter, issue: { ...issue, ...words }, parts }));
};

const open = (ctx: Ctx, { slug }: Newsletter, letter: DrawnLetter): Promise<SendOne | undefined> =>
  openBulkMail(ctx, {
    ...letter,
    mark: TOKEN_MARK,
    listId: `${slug}.${new URL(ctx.config.publicUrl).hostname}`,
  });

/** Forgets single deliveries; no more than a batch at a time, so that nobody waits. */
export const pruneDeliveries = async (ctx: Ctx, before: Date): Promise<number> => {
  const BATCH = 5000;
  let pruned = 0;
  for (;;) {
    const { issueId, readerId, at } = newsletterDeliveries;
    const old = ctx.db
      .select({ issueId, readerId })
      .from(newsletterDeliveries)
      .where(lte(at, before))
      .limit(BATCH);
    const { rowCount } = await ctx.db
      .delete(newsletterDeliveries)
      .where(inArray(sql`(${issueId}, ${readerId})`, old));
    pruned += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return pruned;
  }
};
