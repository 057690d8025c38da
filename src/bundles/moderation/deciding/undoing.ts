// Undoes a decision of one's own a moment later, as if it had never been made: nobody was told of it yet.
import { and, eq, gte, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden, notFound } from '#kernel/errors.ts';
import { recordInCase } from '../case-history.ts';
import { UNDO_GRACE_MS } from '../constants.ts';
import type { CaseState } from '../constants.ts';
import { maySeeCase, mayWorkOnCase } from '../policy.ts';
import {
  findDecision,
  findLastDecision,
  listAppeals,
  listDecisions,
  listUnanswered,
  lockCase,
} from '../queries.ts';
import type { Case, Decision } from '../queries.ts';
import { moderationCases, moderationDecisions, moderationNotices } from '../schema.ts';
import { setState, summaryOf } from './commands.ts';
import { canTakeBack, takeBack } from './enacting.ts';
import * as texts from './texts.ts';

/**
 * Undoes a decision; false where it was undone, confirmed or reversed since, where its case has gone on, or where it isn't
 * one's own. Throws 403, 404, and 409 where it is too late.
 */
export const undoDecision = (ctx: Ctx, caseId: number, decisionId: number): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const one = await lockCase(ctx, caseId);
    if (!one || !maySeeCase(ctx.viewer, one)) throw notFound();
    if (!mayWorkOnCase(ctx.viewer, one)) throw forbidden();
    const decision = await findDecision(ctx, decisionId);
    const isOwn = decision?.caseId === caseId && decision.deciderId === ctx.viewer.id;
    if (!isOwn || decision.state === 'reversed' || decision.confirmedBy !== null) return false;
    if (!isUndoable(ctx, decision)) throw conflict(texts.tooLateToUndo);
    if (!(await canTakeBack(ctx, one, decision))) throw conflict(texts.isSwitchedOff);
    if ((await listAppeals(ctx, [decisionId])).length > 0) return false;
    if (await hasGoneOn(ctx, one, decision)) return false;
    if (decision.state === 'valid') await takeBack(ctx, one, decision, { isUnnotified: true });
    await takeAnswersBack(ctx, decision);
    await ctx.db.delete(moderationDecisions).where(eq(moderationDecisions.id, decisionId));
    await setState(ctx, one, await stateWithout(ctx, one));
    await recordInCase(ctx, caseId, { action: 'case.undone', before: summaryOf(decision) });
    await dropUnprompted(ctx, one);
    return true;
  });

/**
 * Lets the notices that the decision answered wait again. Those that waited because their answer had fallen away have that one
 * again: of two of the same person for the same reason only the newer one is without any.
 */
const takeAnswersBack = async (ctx: Ctx, { id, caseId }: Decision): Promise<void> => {
  const fallen = alias(moderationDecisions, 'fallen');
  const before = ctx.db
    .select({ id: max(fallen.id) })
    .from(fallen)
    .where(
      and(
        eq(fallen.caseId, caseId),
        eq(fallen.state, 'reversed'),
        eq(fallen.measure, 'none'),
        gte(fallen.createdAt, moderationNotices.createdAt),
      ),
    );
  await ctx.db
    .update(moderationNotices)
    .set({ decisionId: sql`(${before})` })
    .where(eq(moderationNotices.decisionId, id));
};

/**
 * Returns the state of the case after the decision is gone: open, unless moderators had acted of themselves on what was decided
 * already and nobody has told of it since. A case with an appeal that waits stays so.
 */
const stateWithout = async (ctx: Ctx, { id, state }: Case): Promise<CaseState> => {
  if (state === 'appealed') return state;
  const [last, waiting] = [await findLastDecision(ctx, id), await listUnanswered(ctx, id)];
  // What was reversed since is decided as well, as long as nobody's notice waits for another answer.
  return last && last.state !== 'proposed' && waiting.length === 0 ? 'decided' : 'open';
};

const isUndoable = ({ now }: Ctx, { undoableUntil }: Decision): boolean =>
  undoableUntil !== null && now.getTime() <= undoableUntil.getTime() + UNDO_GRACE_MS;

/** Deletes a case of which nobody told together with the only decision in it. */
const dropUnprompted = async (ctx: Ctx, { id, noticeCount }: Case): Promise<void> => {
  if (noticeCount > 0 || (await listDecisions(ctx, id)).length > 0) return;
  await ctx.db.delete(moderationCases).where(eq(moderationCases.id, id));
};

/** Somebody else has proposed something since, or whoever told of it tells the same again, which can't wait for an answer twice. */
const hasGoneOn = async (ctx: Ctx, one: Case, { id, state }: Decision): Promise<boolean> => {
  if (one.state === 'proposed' && state !== 'proposed') return true;
  const answered = alias(moderationNotices, 'answered');
  const [again] = await ctx.db
    .select({ id: answered.id })
    .from(answered)
    .innerJoin(
      moderationNotices,
      and(
        eq(moderationNotices.caseId, answered.caseId),
        eq(moderationNotices.reporterKey, answered.reporterKey),
        eq(moderationNotices.category, answered.category),
        isNull(moderationNotices.decisionId),
      ),
    )
    .where(eq(answered.decisionId, id))
    .limit(1);
  return again !== undefined;
};
