// Two accounts of one person become one: who may, what stands against it, and the way from the old address to the new.
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { AccountMerge } from '#kernel/account-merges.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { userTag } from '../constants.ts';
import { mayAdministerMembers } from '../members/policy.ts';
import { isLastAdministrator, oneAtATime } from '../members/queries.ts';
import { users } from '../schema.ts';
import { endSessionsOf } from '../sessions.ts';
import * as texts from './texts.ts';

/**
 * Holds both accounts, in one order whichever goes, part of the transaction that moves everything; `undefined` when nothing stands
 * against it. Throws 403, and 404 when one of them isn't there any more.
 */
export const lockBoth = async (ctx: Ctx, { fromId, intoId }: AccountMerge): Promise<Refused | undefined> => {
  if (!ctx.transaction) throw new Error('accounts are merged inside one transaction');
  if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
  if (fromId === intoId) return refused(texts.sameAccount);
  await oneAtATime(ctx);
  const accounts = await ctx.db
    .select()
    .from(users)
    .where(inArray(users.id, [fromId, intoId]))
    .orderBy(asc(users.id))
    .for('update');
  const from = accounts.find(({ id }) => id === fromId);
  const into = accounts.find(({ id }) => id === intoId);
  if (!from || !into) throw notFound();
  if (from.mergedIntoId === intoId) return refused(texts.alreadyMerged);
  if (from.erasedAt || into.erasedAt) throw notFound();
  const reason = await reasonAgainst(ctx, from, into);
  return reason === undefined ? undefined : refused(reason);
};

type User = typeof users.$inferSelect;

const reasonAgainst = async (ctx: Ctx, from: User, into: User): Promise<string | undefined> => {
  if (ctx.viewer.id === from.id) return texts.notOneself;
  const isSuspended = ({ suspendedUntil }: User) => suspendedUntil !== null && suspendedUntil > ctx.now;
  if (isSuspended(from) || isSuspended(into)) return texts.suspended;
  if (from.erasureDueAt || into.erasureDueAt) return texts.leaving;
  if (!into.confirmedAt) return texts.unconfirmed;
  return (await isLastAdministrator(ctx, from.id)) ? texts.lastAdministrator : undefined;
};

/** From now on its address leads to the other one, and so do those that led to it. What is left is erased by the caller. */
export const leadOn = async (ctx: Ctx, { fromId, intoId }: AccountMerge): Promise<void> => {
  await ctx.db
    .update(users)
    .set({ mergedIntoId: intoId })
    .where(or(eq(users.id, fromId), eq(users.mergedIntoId, fromId)));
  await endSessionsOf(ctx, fromId);
  await record(ctx, {
    type: 'user',
    objectId: fromId,
    action: 'user.merged-away',
    after: { mergedIntoId: intoId },
  });
  touch(ctx, userTag(fromId), userTag(intoId));
};
