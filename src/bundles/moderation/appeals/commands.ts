// Lets whoever has the link appeal against a decision, and somebody who hasn't decided before decide about that. What falls
// away is undone so that everything is as it was.
import { and, eq, isNull } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden, notFound } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { recordInCase } from '../case-history.ts';
import { APPEAL_LIMIT, DEADLINES_MS } from '../constants.ts';
import type { AppealOutcome } from '../constants.ts';
import { demandCase, setState, settle } from '../deciding/commands.ts';
import { canTakeBack, restrictionsInTurn, takeBack } from '../deciding/enacting.ts';
import { isAboutAccount, isRestriction } from '../deciding/rules/statement.ts';
import { notifyAffected, notifyNotifier } from '../deciding/notify-concerned.ts';
import { notifyNotifiers } from '../deciding/notify-notifiers.ts';
import * as decidingTexts from '../deciding/texts.ts';
import { findDecision, findNotice, findWaitingAppeal, listAnsweredBy, lockCase } from '../queries.ts';
import type { Appeal, Case, Decision } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import { moderationAppeals, moderationCases, moderationDecisions } from '../schema.ts';
import { demandConcerned } from './concerned.ts';
import { refusalToDecideAppeal } from './deciders.ts';
import { canBeAppealed, checkAppeal, checkOutcome } from './rules.ts';
import type { TypedOutcome } from './rules.ts';
import * as texts from './texts.ts';

export type AppealResult = { readonly kind: 'appealed' } | Invalid;

/**
 * Appeals against a decision: the last one, unless another is named. Each can be appealed against once; the same again changes
 * nothing. Throws 404, 409 and 429.
 */
export const appeal = async (
  ctx: Ctx,
  token: string,
  typed: string,
  decisionId?: number,
): Promise<AppealResult> => {
  const { side, id } = await demandConcerned(ctx, token);
  await limitAttempts(ctx, `case-appeal:${side}:${id}`, APPEAL_LIMIT);
  const checked = checkAppeal(typed);
  if (checked.kind === 'invalid') return checked;
  return withTransaction(ctx, async (ctx): Promise<AppealResult> => {
    const { one: known } = await demandConcerned(ctx, token);
    await lockCase(ctx, known.id);
    const { one, decisions, appeals, notice } = await demandConcerned(ctx, token);
    const decision = decisionId === undefined ? decisions[0] : decisions.find(({ id }) => id === decisionId);
    if (appeals.some(({ decisionId }) => decisionId === decision?.id)) return { kind: 'appealed' };
    if (!decision || !canBeAppealed(side, decision, ctx.now)) throw conflict(texts.cannotAppeal);
    await ctx.db.insert(moderationAppeals).values({
      decisionId: decision.id,
      side,
      noticeId: notice?.id ?? null,
      text: checked.value,
      createdAt: ctx.now,
    });
    // New notices that came meanwhile are decided first; the appeal waits for that decision.
    if (one.state === 'decided' || one.state === 'closed') await reopenForAppeal(ctx, one);
    await recordInCase(ctx, one.id, { action: 'case.appealed', after: { side } });
    return { kind: 'appealed' };
  });
};

const reopenForAppeal = async (ctx: Ctx, { id, severity }: Case): Promise<void> => {
  const dueAt = new Date(ctx.now.getTime() + DEADLINES_MS[severity]);
  await ctx.db
    .update(moderationCases)
    .set({ state: 'appealed', dueAt, claimedBy: null })
    .where(eq(moderationCases.id, id));
};

export type AppealDecideOutcome = { readonly kind: AppealOutcome } | Invalid;

/**
 * Decides about the oldest appeal of the case that waits, which is the one that was read. Throws 403 for who decided before,
 * 404, and 409 where there is none, or another one.
 */
export const decideAppeal = (
  ctx: Ctx,
  caseId: number,
  typed: TypedOutcome,
  appealId?: number,
): Promise<AppealDecideOutcome> =>
  withTransaction(ctx, async (ctx): Promise<AppealDecideOutcome> => {
    const one = await demandCase(ctx, caseId, 'appealed');
    const next = await findWaitingAppeal(ctx, caseId);
    const decision = next && (await findDecision(ctx, next.decisionId));
    if (!next || !decision) throw conflict(decidingTexts.notWaiting);
    if (appealId !== undefined && appealId !== next.id) throw conflict(texts.anotherAppeal);
    const refusal = await refusalToDecideAppeal(ctx, one, decision, next);
    if (refusal) throw forbidden(refusal);
    const checked = checkOutcome(typed);
    if (checked.kind === 'invalid') return checked;
    const { outcome, answer } = checked.value;
    if (outcome === 'reversed' && !(await canTakeBack(ctx, one, decision)))
      return invalid({ outcome: decidingTexts.isSwitchedOff });
    await ctx.db
      .update(moderationAppeals)
      .set({ outcome, answer, deciderId: ctx.viewer.id, decidedAt: ctx.now })
      .where(eq(moderationAppeals.id, next.id));
    if (outcome === 'reversed') await reverse(ctx, one, decision, next);
    else {
      await notifyUpheld(ctx, one, { appeal: next, decision, answer });
      await settle(ctx, one);
    }
    const after = { outcome, decisionId: decision.id };
    await recordInCase(ctx, caseId, { action: 'case.appeal-decided', after });
    return { kind: outcome };
  });

/**
 * Reverses a decision. What was taken comes back; where somebody wanted more to be done, the case is open again. Other appeals
 * against the same decision have their answer, too.
 */
const reverse = async (ctx: Ctx, one: Case, decision: Decision, next: Appeal): Promise<void> => {
  await restrictionsInTurn(ctx);
  await ctx.db
    .update(moderationDecisions)
    .set({ state: 'reversed', reversedAt: ctx.now })
    .where(eq(moderationDecisions.id, decision.id));
  const others = await ctx.db
    .update(moderationAppeals)
    .set({ outcome: 'reversed', deciderId: ctx.viewer.id, decidedAt: ctx.now })
    .where(and(eq(moderationAppeals.decisionId, decision.id), isNull(moderationAppeals.outcome)))
    .returning({ side: moderationAppeals.side });
  const isReopened = [next, ...others].some(({ side }) => side === 'notifier');
  const key = `reversed:${next.id}`;
  // Where the decision was about an account alone, the letter says that it is free.
  const isBack = await takeBack(ctx, one, decision, { isUnnotified: isAboutAccount(decision) });
  if (isAboutAccount(decision)) await notifyAccountRestored(ctx, one, key, isReopened);
  else if (isRestriction(decision)) {
    const yours = (await findReportable(ctx, one.type))?.yours ?? '';
    const paragraphs = [
      decidingTexts.reversedToAffected(yours, decision.measure, isBack),
      ...(isReopened ? [decidingTexts.lookedAtAgain] : []),
    ];
    await notifyAffected(ctx, { one, key, what: 'restored', paragraphs });
  }
  const paragraphs = isReopened
    ? [decidingTexts.reopenedToNotifier]
    : [decidingTexts.reversedToNotifier(decision.measure, isBack), decidingTexts.finalWays];
  const answered = await listAnsweredBy(ctx, [decision.id]);
  const letters = answered.map(({ id }) => ({ key, noticeIds: [id] }));
  await notifyNotifiers(ctx, { what: 'again', paragraphs, letters });
  if (isReopened) await setState(ctx, one, 'open');
  else await settle(ctx, one);
};

/**
 * Tells the person affected that the decision about their account has fallen; the same letter says whether they can write
 * again.
 */
const notifyAccountRestored = async (
  ctx: Ctx,
  one: Case,
  key: string,
  isReopened: boolean,
): Promise<void> => {
  const standing = one.authorId === null ? undefined : await accountDesk.suspension.find(ctx, one.authorId);
  const paragraphs = [
    decidingTexts.reversedSuspension(standing !== undefined),
    ...(isReopened ? [decidingTexts.lookedAtAgain] : []),
  ];
  await notifyAffected(ctx, { one, key, what: 'accountRestored', isAboutAccount: true, paragraphs });
};

const notifyUpheld = async (
  ctx: Ctx,
  one: Case,
  {
    appeal: { id, side, noticeId },
    decision,
    answer,
  }: { readonly appeal: Appeal; readonly decision: Decision; readonly answer: string },
): Promise<void> => {
  const paragraphs = [decidingTexts.upheld, texts.answerIs(answer), decidingTexts.finalWays];
  const key = `upheld:${id}`;
  const about = { isAboutAccount: isAboutAccount(decision) };
  if (side === 'affected')
    return notifyAffected(ctx, { one, key, what: 'affectedAppeal', ...about, paragraphs });
  const notice = noticeId === null ? undefined : await findNotice(ctx, noticeId);
  if (!notice) throw notFound();
  await notifyNotifier(ctx, notice, { one, key, what: 'affectedAppeal', paragraphs });
};
