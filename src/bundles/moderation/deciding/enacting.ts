// Topic: doing what was decided, and taking it back so that everything is as it was. In the transaction of the decision.
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { accountDesk } from '#bundles/users/public.ts';
import type { Case, Decision } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import type { Before, Undo } from '../reportables.ts';
import * as texts from './texts.ts';

/** It can't be done after all: the transaction is to be undone with all that was written before. */
export class EnactmentRefused extends Error {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors) {
    super(Object.values(errors).join(' '));
    this.errors = errors;
  }
}

/** Throws `EnactmentRefused`. */
export const enact = async (ctx: Ctx, one: Case, decision: Decision): Promise<Undo> => {
  const { type, objectId: id } = one;
  const reportable = await findReportable(ctx, type);
  const reason = decision.facts;
  const isHiding = decision.measure !== 'none';
  if (isHiding && !(await reportable?.find(ctx, id)))
    throw new EnactmentRefused({ measure: texts.thingGone });
  // The thread first: what is hidden may not be found any more.
  const lock = decision.isThreadLocked ? await reportable?.lock?.act(ctx, id, reason) : undefined;
  const hide = isHiding ? await reportable?.hide?.act(ctx, id, reason) : undefined;
  const suspend = await suspendAuthor(ctx, one, decision);
  return { ...(hide && { hide }), ...(lock && { lock }), ...(suspend && { suspend }) };
};

const suspendAuthor = async (
  ctx: Ctx,
  { authorId }: Case,
  { suspension, suspendedUntil, facts }: Decision,
): Promise<Before | undefined> => {
  if (suspension === 'none' || authorId === null) return undefined;
  const reason = facts.slice(0, REASON_LENGTH);
  const input = { reason, until: suspendedUntil, hidesContributions: false, isTold: true };
  const outcome = await accountDesk.suspension.suspend(ctx, authorId, input);
  if (outcome.kind === 'invalid') throw new EnactmentRefused({ suspension: texts.suspensionImpossible });
  return { until: suspendedUntil?.toISOString() ?? null };
};

/** Of what stands beside a suspension. */
const REASON_LENGTH = 1000;

/** Gives what stands there as before; what somebody changed since stays as it is. False where the thing itself is not there again. */
export const takeBack = async (ctx: Ctx, one: Case, { measure, undo }: Decision): Promise<boolean> => {
  const { type, objectId: id } = one;
  const reportable = await findReportable(ctx, type);
  const isBack = undo.hide && (await reportable?.hide?.takeBack(ctx, id, undo.hide));
  if (undo.lock) await reportable?.lock?.takeBack(ctx, id, undo.lock);
  if (undo.suspend) await liftOwnSuspension(ctx, one, undo.suspend);
  return measure === 'none' || isBack === true;
};

/** Another suspension that came since stays. */
const liftOwnSuspension = async (ctx: Ctx, { authorId }: Case, before: Before): Promise<void> => {
  const member = authorId === null ? undefined : await accountDesk.find(ctx, authorId);
  const current = member && accountDesk.suspension.current(member, ctx.now);
  if (!member || !current) return;
  const isSame = (current.until?.toISOString() ?? null) === before['until'];
  if (isSame) await accountDesk.suspension.lift(ctx, member.id);
};
