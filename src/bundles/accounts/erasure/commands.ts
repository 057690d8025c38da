// Erases accounts: it is ordered with a proof of what is there, done by the code that erases those who leave, and counted
// again.
import { and, eq, isNull } from 'drizzle-orm';
import { personalDataOf } from '#kernel/bundle.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { portalItself } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { ERASE_ACCOUNT } from '../constants.ts';
import { mayEraseAccounts } from '../policy.ts';
import { checkReason, isSameLogin, normalizeReason } from '../rules.ts';
import { erasureProofs } from '../schema.ts';
import { hashOf } from './proof-document.ts';
import type { ProofPart } from './proof-document.ts';
import { findProof, rehearseErasure } from './queries.ts';
import type { ProofRow } from './queries.ts';
import * as texts from './texts.ts';

export interface ErasureOrder {
  /** The user name, typed once more. */
  readonly login: string;
  readonly reason: string;
  readonly keepsComments: boolean;
}

export type ErasureOutcome = { readonly kind: 'ordered'; readonly proofId: number } | Invalid | Refused;

/** Orders the erasure of an account; ordered twice there is one proof. Throws 403 and 404. */
export const eraseAccount = (ctx: Ctx, userId: number, order: ErasureOrder): Promise<ErasureOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ErasureOutcome> => {
    if (!mayEraseAccounts(ctx.viewer)) throw forbidden();
    const account = await accountDesk.find(ctx, userId);
    if (!account) throw notFound();
    const reason = normalizeReason(order.reason);
    const errors: FieldErrors = {
      ...checkReason(reason),
      ...(!isSameLogin(order.login, account.login) && { login: texts.loginWrong }),
    };
    if (Object.keys(errors).length > 0) return invalid(errors);
    const { keepsComments } = order;
    const outcome = await accountDesk.orderErasure(ctx, userId, { keepsComments });
    if (outcome.kind === 'refused') return outcome;
    const parts = await rehearseErasure(ctx, userId, { keepsComments });
    return { kind: 'ordered', proofId: await insertProof(ctx, { userId, reason, keepsComments, parts }) };
  });

type NewProof = Pick<ProofRow, 'userId' | 'reason' | 'keepsComments' | 'parts'>;

const insertProof = async (ctx: Ctx, proof: NewProof): Promise<number> => {
  const [inserted] = await ctx.db
    .insert(erasureProofs)
    .values({ ...proof, orderedBy: ctx.viewer.id!, orderedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: erasureProofs.id });
  if (inserted) {
    await enqueue(ctx, { name: ERASE_ACCOUNT }, { proofId: inserted.id });
    return inserted.id;
  }
  const [known] = await ctx.db
    .select({ id: erasureProofs.id })
    .from(erasureProofs)
    .where(eq(erasureProofs.userId, proof.userId));
  return known!.id;
};

/** Finishes what was ordered; throws when the account is still there, so that it is tried again. */
export const finishErasure = async (ctx: Ctx, proofId: number): Promise<void> => {
  const proof = await findProof(ctx, proofId);
  if (!proof || proof.finishedAt) return;
  const { userId } = proof;
  const portal = actAs(ctx, portalItself);
  await accountDesk.erase(portal, userId);
  if (await accountDesk.find(portal, userId))
    throw new Error('the account that was to be erased is still there');
  const parts = await countAgain(portal, proof);
  await withTransaction(portal, async (ctx) => {
    const finished = { ...proof, parts, finishedAt: ctx.now };
    const { rowCount } = await ctx.db
      .update(erasureProofs)
      .set({ parts, finishedAt: ctx.now, hash: hashOf(finished) })
      .where(and(eq(erasureProofs.id, proofId), isNull(erasureProofs.finishedAt)));
    if (rowCount)
      await record(ctx, {
        type: 'user',
        objectId: userId,
        action: 'user.erasure-proved',
        after: { proofId },
      });
  });
};

/** Counts again after the erasure: what came in while the account was being erased goes too; what is left then is said. */
const countAgain = async (ctx: Ctx, { userId, parts, keepsComments }: ProofRow): Promise<ProofPart[]> => {
  const options = { keepsComments };
  for (const { isAccount, countFor, eraseFor } of personalDataOf(ctx.portal))
    if (!isAccount && (await countFor(ctx, userId, options)).goes > 0) await eraseFor(ctx, userId, options);
  const now = await rehearseErasure(ctx, userId, options);
  const leftOf = new Map(now.map(({ name, goes }) => [name, goes]));
  return parts.map((part) => ({ ...part, left: leftOf.get(part.name) ?? 0 }));
};
