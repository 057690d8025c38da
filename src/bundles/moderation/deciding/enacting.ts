// Topic: doing what was decided, and taking it back so that everything is as it was. In the transaction of the decision.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { listValidBeside } from '../queries.ts';
import type { Case, Decision } from '../queries.ts';
import { findReportable } from '../reportables.ts';
import type { Before, Undo } from '../reportables.ts';
import { moderationDecisions } from '../schema.ts';
import { endOwnSuspension, setUndo, suspendAuthor } from './suspending.ts';
import * as texts from './texts.ts';

/** It can't be done after all: the transaction is to be undone with all that was written before. */
export class EnactmentRefused extends Error {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors) {
    super(Object.values(errors).join(' '));
    this.errors = errors;
  }
}

/** Of two that restrict the same at the same time one comes second, so that neither undoes the other. In the caller's transaction. */
const restrictionsInTurn = (ctx: Ctx) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('moderation.restrictions'))`);

/** Throws `EnactmentRefused`. */
export const enact = async (ctx: Ctx, one: Case, decision: Decision): Promise<Undo> => {
  const { type, objectId: id } = one;
  await restrictionsInTurn(ctx);
  const reportable = await findReportable(ctx, type);
  const reason = decision.facts;
  const isHiding = decision.measure !== 'none';
  const holder = isHiding ? await findHolder(ctx, decision) : undefined;
  if (isHiding && !holder && !(await reportable?.find(ctx, id)))
    throw new EnactmentRefused({ measure: texts.thingGone });
  // The thread first: what is hidden may not be found any more.
  const locking = decision.isThreadLocked ? reportable?.lock : undefined;
  const thread = await locking?.thread(ctx, id);
  const lock = await locking?.act(ctx, id, reason);
  const hide = isHiding
    ? ((await reportable?.hide?.act(ctx, id, reason)) ?? (holder && (await takeOver(ctx, holder))))
    : undefined;
  const suspend = await suspendAuthor(ctx, one, decision);
  if (suspend === 'refused') throw new EnactmentRefused({ suspension: texts.suspensionImpossible });
  return {
    ...(hide && { hide }),
    ...(lock && { lock }),
    ...(thread && { thread }),
    ...(suspend && { suspend }),
  };
};

/** The decision in the same case that keeps the thing hidden, and knows how it was before. */
const findHolder = async (ctx: Ctx, { id, caseId }: Decision): Promise<Decision | undefined> =>
  (await listValidBeside(ctx, id, and(eq(moderationDecisions.caseId, caseId), sql`undo ? 'hide'`)))[0];

/** Of two that hide the same the last one knows how it was: what it deletes is erased by it. */
const takeOver = async (ctx: Ctx, { id, undo: { hide, ...undo } }: Decision): Promise<Before | undefined> => {
  await setUndo(ctx, id, undo);
  return hide;
};

/**
 * Gives what stands there as before; what somebody changed since stays as it is, and what another decision wants as well. False where
 * the thing itself is not there again.
 */
export const takeBack = async (ctx: Ctx, one: Case, decision: Decision): Promise<boolean> => {
  const { type, objectId: id } = one;
  const { measure, undo } = decision;
  await restrictionsInTurn(ctx);
  const reportable = await findReportable(ctx, type);
  const isHeld = undo.hide && (await handOver(ctx, decision, 'hide'));
  const isBack = undo.hide && !isHeld && (await reportable?.hide?.takeBack(ctx, id, undo.hide));
  if (undo.lock && !(await handOver(ctx, decision, 'lock')))
    await reportable?.lock?.takeBack(ctx, id, undo.lock);
  if (undo.suspend) await endOwnSuspension(ctx, one, decision);
  return measure === 'none' || isBack === true;
};

/** Another decision that wants the same keeps it so, and knows from now on how it was before. False where there is none. */
const handOver = async (
  ctx: Ctx,
  { id, caseId, undo }: Decision,
  name: 'hide' | 'lock',
): Promise<boolean> => {
  const isSameThread = undo.thread
    ? sql`${moderationDecisions.undo} -> 'thread' = ${JSON.stringify(undo.thread)}::jsonb`
    : eq(moderationDecisions.caseId, caseId);
  const isSame =
    name === 'hide'
      ? and(eq(moderationDecisions.caseId, caseId), ne(moderationDecisions.measure, 'none'))
      : and(isSameThread, eq(moderationDecisions.isThreadLocked, true));
  const others = await listValidBeside(ctx, id, isSame);
  const [next] = others;
  if (!next) return false;
  if (!others.some((other) => other.undo[name]))
    await setUndo(ctx, next.id, { ...next.undo, [name]: undo[name] });
  return true;
};
