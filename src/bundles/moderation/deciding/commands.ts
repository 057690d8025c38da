// Decides about a case, with a second pair of eyes where the portal wants one. What is done, who is told, and how it can be
// undone are one transaction.
import { eq, inArray } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden, notFound } from '#kernel/errors.ts';
import { MAX_ID } from '#kernel/ids.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { recordInCase } from '../case-history.ts';
import { DEADLINES_MS, severityOf } from '../constants.ts';
import type { CaseState } from '../constants.ts';
import { mayLookAgain, maySeeCase, mayWorkOnCase } from '../policy.ts';
import { findLastDecision, findWaitingAppeal, listNew, listUnanswered, lockCase } from '../queries.ts';
import type { Case, Decision, Notice } from '../queries.ts';
import type { Edited } from '../reportables.ts';
import { moderationCases, moderationDecisions, moderationNotices } from '../schema.ts';
import { secondLook } from '../settings.ts';
import { EnactmentRefused, enact } from './enacting.ts';
import { loadPossible } from './possible.ts';
import { appealEnd, checkDecision, suspensionEnd } from './rules.ts';
import type { CheckedDecision, TypedDecision } from './rules.ts';
import { isRestriction } from './rules/statement.ts';
import { notifyOfDecision, notifyLater } from './notify-of-decisions.ts';
import * as texts from './texts.ts';

export type DecideOutcome = { readonly kind: 'decided' | 'proposed'; readonly decisionId: number } | Invalid;

/** What whoever decides had before them; what came since isn't meant. */
export interface Seen {
  readonly decision?: number | undefined;
  /** The newest notice. */
  readonly lastNotice?: number | undefined;
  /** The time in which it can be taken back, and nobody hears of it. */
  readonly undoMs?: number;
  /** Changes the thing's words: that is what was decided. In the transaction of the decision. */
  readonly edit?: (ctx: Ctx) => Promise<Edited>;
}

/** Throws 403, 404, and 409 where it waits for no decision, or somebody else has made one. */
export const decideCase = async (
  ctx: Ctx,
  caseId: number,
  typed: TypedDecision,
  seen: Seen = {},
): Promise<DecideOutcome> => {
  const needsSecond = await readSetting(ctx, secondLook);
  return undoneWhenRefused(ctx, async (ctx): Promise<DecideOutcome> => {
    const one = await demandCase(ctx, caseId, 'open');
    const meant = await listSeen(ctx, one, seen);
    const checked = checkDecision(typed, await loadPossible(ctx, one));
    if (checked.kind === 'invalid') return checked;
    // Changed words hold at once, without a second pair of eyes.
    const isProposed = needsSecond && isRestriction(checked.value) && !seen.edit;
    const decision = await saveDecision(
      ctx,
      one,
      { ...checked.value, isAfterNotice: meant.length > 0 },
      seen,
    );
    if (!isProposed) return bringIntoForce(ctx, one, decision, seen);
    await setState(ctx, one, 'proposed');
    const after = summaryOf(decision);
    await recordInCase(ctx, caseId, { action: 'case.proposed', after });
    return { kind: 'proposed', decisionId: decision.id };
  });
};

/**
 * Confirms a decision, or sends it back; that is up to somebody else than who proposed it. It comes into force, or the case is
 * open again. Throws 403, 404, 409.
 */
export const confirmDecision = (
  ctx: Ctx,
  caseId: number,
  isConfirmed: boolean,
  seen: Seen = {},
): Promise<DecideOutcome> =>
  undoneWhenRefused(ctx, async (ctx): Promise<DecideOutcome> => {
    const one = await demandCase(ctx, caseId, 'proposed');
    const decision = await findLastDecision(ctx, caseId);
    if (decision?.state !== 'proposed') throw conflict(texts.notWaiting);
    if (seen.decision !== undefined && seen.decision !== decision.id) throw conflict(texts.anotherProposal);
    if (!mayLookAgain(ctx.viewer, one, decision)) throw forbidden(texts.needsSomebodyElse);
    if (isConfirmed) {
      const confirmedBy = ctx.viewer.id;
      await ctx.db
        .update(moderationDecisions)
        // Nobody undoes what two have looked at: it is told at once.
        .set({ confirmedBy, undoableUntil: null })
        .where(eq(moderationDecisions.id, decision.id));
      return bringIntoForce(ctx, one, { ...decision, confirmedBy }, seen);
    }
    await ctx.db.delete(moderationDecisions).where(eq(moderationDecisions.id, decision.id));
    await setState(ctx, one, 'open');
    const before = summaryOf(decision);
    await recordInCase(ctx, caseId, { action: 'case.rejected', before });
    return { kind: 'proposed', decisionId: decision.id };
  });

/**
 * Does the work in a transaction. What can't be done after all leaves nothing behind: neither the decision nor what was done
 * before it turned out. No entry: the work writes it.
 */
export const undoneWhenRefused = async <T>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T | Invalid> => {
  try {
    return await withTransaction(ctx, work);
  } catch (error) {
    // A transaction around this one must be undone by whoever began it.
    if (!(error instanceof EnactmentRefused) || ctx.transaction) throw error;
    return invalid(error.errors);
  }
};

/** Locks the case from now on. For who doesn't look after it, it doesn't exist. */
export const demandCase = async (ctx: Ctx, caseId: number, state: CaseState): Promise<Case> => {
  const one = await lockCase(ctx, caseId);
  if (!one || !maySeeCase(ctx.viewer, one)) throw notFound();
  if (!mayWorkOnCase(ctx.viewer, one)) throw forbidden();
  if (one.state !== state) throw conflict(one.state === 'decided' ? texts.alreadyDecided : texts.notWaiting);
  return one;
};

const saveDecision = async (
  ctx: Ctx,
  one: Case,
  checked: CheckedDecision & Pick<Decision, 'isAfterNotice'>,
  { undoMs }: Seen,
): Promise<Decision> => {
  const [row] = await ctx.db
    .insert(moderationDecisions)
    .values({
      ...checked,
      caseId: one.id,
      state: 'proposed',
      suspendedUntil: suspensionEnd(ctx.now, checked),
      deciderId: ctx.viewer.id,
      createdAt: ctx.now,
      undoableUntil: undoMs === undefined ? null : new Date(ctx.now.getTime() + undoMs),
      undo: {},
    })
    .returning();
  return row!;
};

/** Throws 409 where all that waits came later than what was seen: that was decided by somebody else. */
const listSeen = async (
  ctx: Ctx,
  { id }: Case,
  { lastNotice = MAX_ID }: Seen,
): Promise<readonly Notice[]> => {
  const all = await listUnanswered(ctx, id);
  const meant = all.filter((notice) => notice.id <= lastNotice);
  if (all.length > 0 && meant.length === 0) throw conflict(texts.alreadyDecided);
  return meant;
};

const bringIntoForce = async (
  ctx: Ctx,
  one: Case,
  proposed: Decision,
  seen: Seen,
): Promise<DecideOutcome> => {
  // The days of the suspension begin now, not when it was proposed.
  const suspendedUntil = suspensionEnd(ctx.now, proposed);
  const done = await enact(ctx, one, { ...proposed, suspendedUntil });
  const undo = { ...done, ...(seen.edit && { edit: await seen.edit(ctx) }) };
  const [decision] = await ctx.db
    .update(moderationDecisions)
    .set({ state: 'valid', validAt: ctx.now, appealUntil: appealEnd(ctx.now), suspendedUntil, undo })
    .where(eq(moderationDecisions.id, proposed.id))
    .returning();
  const answered = await listSeen(ctx, one, seen);
  await answer(
    ctx,
    answered.map(({ id }) => id),
    decision!.id,
  );
  await settle(ctx, one);
  const after = summaryOf(decision!);
  await recordInCase(ctx, one.id, { action: 'case.decided', after });
  const { undoableUntil } = decision!;
  if (undoableUntil && undoableUntil > ctx.now) await notifyLater(ctx, decision!.id, undoableUntil);
  else await notifyOfDecision(ctx, one, decision!);
  return { kind: 'decided', decisionId: decision!.id };
};

const answer = async (ctx: Ctx, noticeIds: readonly number[], decisionId: number): Promise<void> => {
  if (noticeIds.length === 0) return;
  await ctx.db
    .update(moderationNotices)
    .set({ decisionId })
    .where(inArray(moderationNotices.id, [...noticeIds]));
};

export const setState = async (ctx: Ctx, { id }: Pick<Case, 'id'>, state: CaseState): Promise<void> => {
  await ctx.db.update(moderationCases).set({ state }).where(eq(moderationCases.id, id));
};

/**
 * Sets the state after a decision: decided, unless somebody appealed meanwhile; open again where somebody told of it since, so
 * that each notice has its answer.
 */
export const settle = async (ctx: Ctx, one: Pick<Case, 'id'>): Promise<void> => {
  if (await findWaitingAppeal(ctx, one.id)) return setState(ctx, one, 'appealed');
  const waiting = await listNew(ctx, one.id);
  if (waiting.length === 0) return setState(ctx, one, 'decided');
  const grades = waiting.map(({ category }) => severityOf(category));
  const severity = grades.toSorted((a, b) => b - a)[0]!;
  const dueAt = new Date(ctx.now.getTime() + DEADLINES_MS[severity]);
  await ctx.db
    .update(moderationCases)
    .set({ state: 'open', severity, dueAt, claimedBy: null })
    .where(eq(moderationCases.id, one.id));
};

/** Returns the decision as the history keeps it. */
export const summaryOf = ({
  id,
  measure,
  category,
  suspension,
  suspensionPlace,
  isWarning,
  isThreadLocked,
  isUnfounded,
  label,
}: Decision) => ({
  decisionId: id,
  measure,
  ...(category && { category }),
  ...(suspension !== 'none' && { suspension }),
  ...(suspensionPlace && { suspensionPlace }),
  ...(isWarning && { isWarning }),
  ...(isThreadLocked && { isThreadLocked }),
  ...(isUnfounded && { isUnfounded }),
  ...(label && { label }),
});
