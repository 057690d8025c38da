// Ends cases that nobody can appeal in any more, and removes for good what was deleted in them.
import { and, asc, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { eachByItself } from '#kernel/each-by-itself.ts';
import { recordInCase } from './case-history.ts';
import { findDecision, listAppeals, lockCase } from './queries.ts';
import { findReportable, reportables } from './reportables.ts';
import {
  moderationAppeals,
  moderationCases,
  moderationDecisions,
  moderationEvidence,
  moderationNotices,
} from './schema.ts';

/** The most that are handled at once; the rest comes the next day. */
const MOST = 500;

/**
 * Erases for good what was deleted when the time for appeals is over, unless an appeal still waits. What belongs to a bundle that
 * is switched off waits until it is on again.
 */
export const eraseDeleted = async (ctx: Ctx): Promise<number> => {
  const erasable = (await reportables.collect(ctx)).flatMap(({ type, erase }) => (erase ? [type] : []));
  const waits = ctx.db
    .select({ id: moderationAppeals.id })
    .from(moderationAppeals)
    .where(and(eq(moderationAppeals.decisionId, moderationDecisions.id), isNull(moderationAppeals.outcome)));
  const due = await ctx.db
    .select({ id: moderationDecisions.id, caseId: moderationDecisions.caseId })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        inArray(moderationCases.type, erasable),
        eq(moderationDecisions.state, 'valid'),
        eq(moderationDecisions.measure, 'delete'),
        isNull(moderationDecisions.erasedAt),
        sql`${moderationDecisions.undo} ? 'hide'`,
        lte(moderationDecisions.appealUntil, ctx.now),
        notExists(waits),
      ),
    )
    .orderBy(asc(moderationDecisions.appealUntil))
    .limit(MOST);
  await eachByItself(due, ({ id, caseId }) => eraseOne(ctx, caseId, id));
  return due.length;
};

const eraseOne = (ctx: Ctx, caseId: number, decisionId: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const one = await lockCase(ctx, caseId);
    const decision = await findDecision(ctx, decisionId);
    // It may have fallen, or somebody may just have appealed, while this waited for the case.
    if (!one || decision?.state !== 'valid' || !decision.undo.hide || decision.erasedAt) return;
    if ((await listAppeals(ctx, [decisionId])).some(({ outcome }) => outcome === null)) return;
    const reportable = await findReportable(ctx, one.type);
    const isErased = (await reportable?.erase?.(ctx, one.objectId)) ?? false;
    // What somebody has shown again, or taken away themselves, isn't hidden by this decision any more, so erasing is tried only
    // once.
    const { hide: _over, ...undo } = decision.undo;
    await ctx.db
      .update(moderationDecisions)
      .set({ undo, ...(isErased && { erasedAt: ctx.now }) })
      .where(eq(moderationDecisions.id, decisionId));
    if (!isErased) return;
    await ctx.db.delete(moderationEvidence).where(eq(moderationEvidence.caseId, caseId));
    await ctx.db
      .update(moderationDecisions)
      .set({ undo: sql`${moderationDecisions.undo} - 'edit'` })
      .where(eq(moderationDecisions.caseId, caseId));
    await recordInCase(ctx, caseId, { action: 'case.erased', after: { decisionId } });
  });

/** No entry: that the time is over is nobody's doing. */
export const closeCases = async (ctx: Ctx): Promise<number> => {
  const canBeAppealed = ctx.db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .where(
      and(
        eq(moderationDecisions.caseId, moderationCases.id),
        or(
          isNull(moderationDecisions.appealUntil),
          sql`${moderationDecisions.appealUntil} > ${ctx.now.toISOString()}::timestamptz`,
        ),
      ),
    );
  const over = ctx.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(and(eq(moderationCases.state, 'decided'), notExists(canBeAppealed)))
    .limit(MOST);
  const closed = await ctx.db
    .update(moderationCases)
    .set({ state: 'closed' })
    // Somebody may have told of it just now: what waits for that is not closed.
    .where(and(eq(moderationCases.state, 'decided'), inArray(moderationCases.id, over)))
    .returning({ id: moderationCases.id });
  await forgetNames(
    ctx,
    closed.map(({ id }) => id),
  );
  return closed.length;
};

/** Forgets who told of it without an account, which is nobody's business any more. */
const forgetNames = async (ctx: Ctx, caseIds: readonly number[]): Promise<void> => {
  if (caseIds.length === 0) return;
  await ctx.db
    .update(moderationNotices)
    .set({ name: '', email: '' })
    .where(and(inArray(moderationNotices.caseId, [...caseIds]), isNull(moderationNotices.reporterId)));
};
