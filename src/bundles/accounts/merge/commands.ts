// Two accounts of one person become one: every bundle moves what is theirs, in one transaction; the code that erases does the rest.
import type { AccountMerge } from '#kernel/account-merges.ts';
import { inOrderOfErasure } from '#kernel/bundle.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { portalItself } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { accountDesk, loadProfile } from '#bundles/users/public.ts';
import { GATHER_MERGED } from '../constants.ts';
import { mayMergeAccounts } from '../policy.ts';
import { checkReason, isSameLogin, normalizeReason } from '../rules.ts';
import { KEEP, moveParts } from './moving.ts';
import { loginWrong } from './texts.ts';

export interface MergeOrder {
  /** The user name of the account that goes, typed once more. */
  readonly login: string;
  readonly reason: string;
}

export type MergeOutcome = { readonly kind: 'merged' } | Invalid | Refused;

/**
 * Merges two accounts in one transaction: all of it, or nothing. Done twice, or both ways at once, one of them happens. Throws
 * 403 and 404.
 */
export const mergeAccounts = (ctx: Ctx, merge: AccountMerge, order: MergeOrder): Promise<MergeOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MergeOutcome> => {
    if (!mayMergeAccounts(ctx.viewer)) throw forbidden();
    const refusal = await accountDesk.lockBoth(ctx, merge);
    if (refusal) return refusal;
    const from = await accountDesk.find(ctx, merge.fromId);
    if (!from) throw notFound();
    const mergeReason = normalizeReason(order.reason);
    const errors: FieldErrors = {
      ...checkReason(mergeReason),
      ...(!isSameLogin(order.login, from.login) && { login: loginWrong }),
    };
    if (Object.keys(errors).length > 0) return invalid(errors);
    const parts = await moveParts(ctx, merge);
    await accountDesk.leadOn(ctx, merge);
    await eraseRest(ctx, merge);
    const { fromId: mergedId, intoId } = merge;
    const moved = parts.reduce((all, part) => all + part.moved, 0);
    const after = { mergedId, moved, mergeReason };
    await record(ctx, { type: 'user', objectId: intoId, action: 'user.merged', after });
    const startAfter = new Date(ctx.now.getTime() + MINUTE_MS);
    await enqueue(ctx, { name: GATHER_MERGED }, merge, { startAfter });
    return { kind: 'merged' };
  });

/**
 * Moves what somebody was just doing with the account while it went; where the one that is left was erased since, it goes. No
 * entry: that they are one has its own.
 */
export const gatherMerged = (ctx: Ctx, merge: AccountMerge): Promise<void> =>
  withTransaction(actAs(ctx, portalItself), async (ctx) => {
    const { fromId } = merge;
    if (await accountDesk.find(ctx, fromId)) return;
    const intoId = await findLeft(ctx, merge.intoId);
    if (intoId !== undefined) await moveParts(ctx, { fromId, intoId });
    await eraseRest(ctx, merge);
  });

/** Finds the account that one has become part of meanwhile, or itself; undefined where that was erased. */
const findLeft = async (ctx: Ctx, id: number): Promise<number | undefined> => {
  try {
    return (await loadProfile(ctx, id)).id;
  } catch (error) {
    if (error instanceof HttpError && error.status === 410) return undefined;
    throw error;
  }
};

const eraseRest = async (ctx: Ctx, { fromId }: AccountMerge): Promise<void> => {
  for (const { eraseFor } of inOrderOfErasure(ctx.portal)) await eraseFor(ctx, fromId, KEEP);
};
