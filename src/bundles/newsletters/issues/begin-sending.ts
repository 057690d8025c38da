// Ends the preparation of an issue: what stands in it is written down, the next one begins, and a job sends it.
import { and, eq, inArray } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { ISSUES_TAG, NEWSLETTER_TYPE, RHYTHM_DAYS, SECTIONS, SEND_SLICE } from '../constants.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { findDueIssues, findNextIssue, lockNewsletter, lockNextIssue } from '../queries.ts';
import type { Issue, Newsletter } from '../queries.ts';
import { nextDue } from '../rules.ts';
import { newsletterIssues, newsletterPieces } from '../schema.ts';
import type { SlicePayload } from '../sending/slice-payload.ts';
import { composeIssue } from './compose.ts';

/** Sends what is due. Each issue is a transaction of its own. */
export const sendDueIssues = async (ctx: Ctx): Promise<void> => {
  await eachByItself(await findDueIssues(ctx), ({ newsletterId }) => sendDue(ctx, newsletterId));
};

/**
 * Sends a newsletter's issue that is due. What was held back, or has nothing to tell, lets its hour pass; its pieces come in
 * the next one.
 */
const sendDue = (ctx: Ctx, newsletterId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const newsletter = await lockNewsletter(ctx, newsletterId);
    const issue = await lockNextIssue(ctx, newsletterId);
    if (!newsletter || !issue || issue.dueAt > ctx.now) return;
    const isSent = isToBeSent(newsletter, issue) && (await beginSending(ctx, newsletter, issue));
    if (!isSent) await letPass(ctx, newsletter, issue);
  });

/**
 * Lets all due issues pass, as if there had been nothing to tell. Runs in the caller's transaction; gives how many would have been
 * sent.
 */
export const letDueIssuesPass = async (ctx: Ctx): Promise<number> => {
  let passed = 0;
  for (const issue of await findDueIssues(ctx)) {
    const newsletter = await lockNewsletter(ctx, issue.newsletterId);
    if (!newsletter) continue;
    await letPass(ctx, newsletter, issue);
    if (isToBeSent(newsletter, issue)) passed++;
  }
  return passed;
};

/** Says whether an issue goes out at its hour: not where its newsletter rests, or editors hold it back. */
const isToBeSent = (newsletter: Newsletter, { state }: Issue): boolean =>
  newsletter.isActive && state === 'preparing';

/** No entry: who held it back left one, and nothing was sent. */
const letPass = async (ctx: Ctx, newsletter: Newsletter, { id }: Issue) => {
  await ctx.db
    .update(newsletterIssues)
    .set({ state: 'preparing', dueAt: nextDue(newsletter, ctx.now) })
    .where(eq(newsletterIssues.id, id));
};

/**
 * Begins sending an issue in the caller's transaction, which has locked both rows. Returns false where there is nothing to
 * tell.
 */
export const beginSending = async (ctx: Ctx, newsletter: Newsletter, issue: Issue): Promise<boolean> => {
  const composition = await composeIssue(ctx, newsletter, issue);
  if (composition.news.length + composition.dates.length === 0) return false;
  const { id, number, dueAt } = issue;
  const rows = SECTIONS.flatMap((section) =>
    composition[section].map((teaser, at) => toRow(issue, section, teaser, at)),
  );
  await ctx.db.insert(newsletterPieces).values(rows);
  await ctx.db
    .update(newsletterIssues)
    .set({ state: 'sending', startedAt: ctx.now })
    .where(eq(newsletterIssues.id, id));
  await insertIssue(ctx, newsletter, {
    number: number + 1,
    since: ctx.now,
    dueAt: nextDue(newsletter, dueAt > ctx.now ? dueAt : ctx.now),
  });
  const payload: SlicePayload = { issueId: id, afterId: 0, pauses: 0 };
  await enqueue(ctx, { name: SEND_SLICE }, payload);
  await record(ctx, {
    type: NEWSLETTER_TYPE,
    objectId: newsletter.id,
    action: 'newsletter.sent',
    after: { number },
  });
  touch(ctx, ISSUES_TAG);
  return true;
};

const toRow = (
  { id, newsletterId }: Issue,
  section: (typeof SECTIONS)[number],
  { kind, id: objectId }: TeaserView,
  position: number,
) => ({ issueId: id, newsletterId, section, position, type: kind, objectId });

interface Beginning {
  readonly number: number;
  readonly since: Date;
  readonly dueAt: Date;
}

const insertIssue = async (ctx: Ctx, { id: newsletterId }: Newsletter, beginning: Beginning) => {
  const nothing = { subject: '', intro: '', order: [], leftOut: [], added: [], version: 1 };
  await ctx.db
    .insert(newsletterIssues)
    .values({ newsletterId, state: 'preparing', ...beginning, ...nothing, takenCount: 0, refusedCount: 0 });
};

/** Creates a newsletter's first issue, which looks back as far as any other. Runs in the caller's transaction. */
export const insertFirstIssue = (ctx: Ctx, newsletter: Newsletter): Promise<void> =>
  insertIssue(ctx, newsletter, {
    number: 1,
    since: new Date(ctx.now.getTime() - RHYTHM_DAYS[newsletter.rhythm] * DAY_MS),
    dueAt: nextDue(newsletter, ctx.now),
  });

/** Moves the issue that is being put together to the newsletter's hour or day as it is now. Runs in the caller's transaction. */
export const renewDue = async (ctx: Ctx, newsletter: Newsletter): Promise<void> => {
  if (!(await findNextIssue(ctx, newsletter.id))) return;
  await ctx.db
    .update(newsletterIssues)
    .set({ dueAt: nextDue(newsletter, ctx.now) })
    .where(
      and(
        eq(newsletterIssues.newsletterId, newsletter.id),
        inArray(newsletterIssues.state, ['preparing', 'held']),
      ),
    );
};
