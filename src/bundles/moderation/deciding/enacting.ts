// Does what was decided, and takes it back so that everything is as it was, in the transaction of the decision.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { LABELS_TAG, SUSPENDED_PLACES_TAG } from '../constants.ts';
import type { Measure } from '../constants.ts';
import { listOtherValid } from '../queries.ts';
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

/**
 * Lets one of two decisions that restrict the same at the same time come second, so that neither undoes the other. In the
 * caller's transaction.
 */
export const restrictionsInTurn = (ctx: Ctx) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('moderation.restrictions'))`);

/** Returns the act by which a thing gets what was decided; null where it is left as it is. */
const actOf = (measure: Measure): 'hide' | 'reduce' | null => {
  if (measure === 'none' || measure === 'edit') return null;
  return measure === 'reduce' ? 'reduce' : 'hide';
};

/** Throws `EnactmentRefused`. */
export const enact = async (ctx: Ctx, one: Case, decision: Decision): Promise<Undo> => {
  const { type, objectId: id } = one;
  await restrictionsInTurn(ctx);
  const reportable = await findReportable(ctx, type);
  const reason = decision.facts;
  const name = actOf(decision.measure);
  const holder = name ? await findHolder(ctx, decision, name) : undefined;
  if (name && !holder && !(await reportable?.find(ctx, id)))
    throw new EnactmentRefused({ measure: texts.thingGone });
  // The thread is closed first, since what is hidden may not be found any more.
  const locking = decision.isThreadLocked ? reportable?.lock : undefined;
  const thread = await locking?.thread(ctx, id);
  const lock = await locking?.act(ctx, id, reason);
  await touchLabel(ctx, one, decision);
  const done = name
    ? ((await reportable?.[name]?.act(ctx, id, reason)) ??
      (holder && (await takeOver(ctx, decision, holder, name))))
    : undefined;
  const suspend = await suspendAuthor(ctx, one, decision);
  if (suspend === 'refused') throw new EnactmentRefused({ suspension: texts.suspensionImpossible });
  return {
    ...(name && done && { [name]: done }),
    ...(lock && { lock }),
    ...(thread && { thread }),
    ...(suspend && { suspend }),
  };
};

/** Renews the pages with the decision's label, which stands at the thing as soon as the decision holds, and is gone with it. */
const touchLabel = async (ctx: Ctx, { type, objectId }: Case, { label }: Decision): Promise<void> => {
  if (label === '') return;
  const reportable = await findReportable(ctx, type);
  touch(ctx, LABELS_TAG, ...((await reportable?.label?.(ctx, objectId)) ?? []));
};

/** Finds the decision in the same case that keeps the thing hidden or reduced already, and knows how it was before. */
const findHolder = async (
  ctx: Ctx,
  { id, caseId }: Decision,
  name: 'hide' | 'reduce',
): Promise<Decision | undefined> =>
  (await listOtherValid(ctx, id, and(eq(moderationDecisions.caseId, caseId), sql`undo ? ${name}`)))[0];

/**
 * Moves what the thing was before from the decision that holds to the new one. Of two that do the same the last one knows how
 * it was: what it deletes is erased by it. What was deleted isn't only hidden by one that comes later; it is still erased.
 */
const takeOver = async (
  ctx: Ctx,
  { measure }: Decision,
  { id, undo, measure: held }: Decision,
  name: 'hide' | 'reduce',
): Promise<Before | undefined> => {
  if (held === 'delete' && measure !== 'delete') return undefined;
  const { [name]: before, ...rest } = undo;
  await setUndo(ctx, id, rest);
  return before;
};

/**
 * Says whether what was done can be undone now: what belongs to a bundle that is switched off comes back only when it is on again, and
 * would stay hidden for good by a decision that no longer holds.
 */
export const canTakeBack = async (ctx: Ctx, { type }: Case, { undo }: Decision): Promise<boolean> => {
  const isAboutThing = undo.hide ?? undo.reduce ?? undo.lock ?? undo.edit;
  return isAboutThing === undefined || (await findReportable(ctx, type)) !== undefined;
};

/**
 * Gives what stands there as before; what somebody changed since stays as it is, and what another decision wants as well. False where
 * the thing itself is not as before again.
 */
export const takeBack = async (
  ctx: Ctx,
  one: Case,
  decision: Decision,
  { isUnnotified = false }: { readonly isUnnotified?: boolean } = {},
): Promise<boolean> => {
  const { type, objectId: id } = one;
  const { measure, undo } = decision;
  await restrictionsInTurn(ctx);
  const reportable = await findReportable(ctx, type);
  await touchLabel(ctx, one, decision);
  const name = actOf(measure);
  const before = name && undo[name];
  const isHeld = name && before && (await handOver(ctx, decision, name));
  const isBack = name && before && !isHeld && (await reportable?.[name]?.takeBack(ctx, id, before));
  if (undo.lock && !(await handOver(ctx, decision, 'lock')))
    await reportable?.lock?.takeBack(ctx, id, undo.lock);
  if (decision.suspensionPlace !== '') touch(ctx, SUSPENDED_PLACES_TAG);
  const isReworded = undo.edit ? await reportable?.restoreWords?.(ctx, id, undo.edit) : true;
  if (undo.suspend) await endOwnSuspension(ctx, one, decision, isUnnotified);
  return isReworded === true && (name === null || isBack === true);
};

const MEASURES_OF: Readonly<Record<'hide' | 'reduce', Measure[]>> = {
  hide: ['hide', 'delete'],
  reduce: ['reduce'],
};

/**
 * Hands over to another decision that wants the same: it keeps the thing so, and knows from now on how it was before. False
 * where there is none.
 */
const handOver = async (
  ctx: Ctx,
  { id, caseId, undo }: Decision,
  name: 'hide' | 'reduce' | 'lock',
): Promise<boolean> => {
  const isSameThread = undo.thread
    ? sql`${moderationDecisions.undo} -> 'thread' = ${JSON.stringify(undo.thread)}::jsonb`
    : eq(moderationDecisions.caseId, caseId);
  const isSame =
    name === 'lock'
      ? and(isSameThread, eq(moderationDecisions.isThreadLocked, true))
      : and(eq(moderationDecisions.caseId, caseId), inArray(moderationDecisions.measure, MEASURES_OF[name]));
  const others = await listOtherValid(ctx, id, isSame);
  const [next] = others;
  if (!next) return false;
  if (!others.some((other) => other.undo[name]))
    await setUndo(ctx, next.id, { ...next.undo, [name]: undo[name] });
  return true;
};
