// Chooses when backups are taken, and lets one be taken or proved now.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { seal, unseal } from '#kernel/sealed-text.ts';
import { record } from '#bundles/history/public.ts';
import { mayOperate } from '../policy.ts';
import { BACKUP_LIMIT, KEY_PURPOSE, MAKE_BACKUP, PROVE_BACKUP } from './constants.ts';
import { isRecipient, makeKey } from './encryption.ts';
import { lockPlan, stampOf } from './queries.ts';
import { backupPlan } from './schema.ts';
import * as texts from './texts.ts';

export interface TypedPlan {
  readonly isOn: boolean;
  readonly hour: number;
  readonly recipient: string;
  readonly hasSecret: boolean;
}

export type PlanOutcome = { readonly kind: 'saved' } | Refused | Invalid;

/** `seen` is the stamp of what the administrator had before them; programs may leave it out. Throws 403. */
export const savePlan = async (ctx: Ctx, typed: TypedPlan, seen = ''): Promise<PlanOutcome> => {
  if (!mayOperate(ctx.viewer)) throw forbidden();
  const plan = { ...typed, recipient: typed.recipient.trim() };
  if (plan.recipient && !(await isRecipient(plan.recipient)))
    return invalid({ recipient: texts.noRecipient });
  // Whoever reads the backup then has all that is needed to be this portal.
  if (plan.hasSecret && !plan.recipient) return invalid({ recipient: texts.secretNeedsRecipient });
  const fresh = plan.recipient ? (await makeKey()).identity : '';
  return withTransaction(ctx, async (ctx): Promise<PlanOutcome> => {
    const { ownKey, ...before } = await lockPlan(ctx);
    if (seen !== '' && seen !== stampOf(before)) return refused(texts.changedMeanwhile);
    // A key that was sealed with a secret which is gone opens nothing: encrypted backups could never be proved again.
    const isUsable = unseal(ctx.portal.secrets, KEY_PURPOSE, ownKey) !== undefined;
    const sealed = isUsable ? ownKey : fresh && seal(ctx.portal.secrets, KEY_PURPOSE, fresh);
    const row = { ...plan, ownKey: sealed, changedAt: ctx.now };
    await ctx.db
      .insert(backupPlan)
      .values({ id: 1, ...row })
      .onConflictDoUpdate({ target: backupPlan.id, set: row });
    await record(ctx, {
      type: 'operations',
      objectId: 0,
      action: 'backup.planned',
      before: {
        isOn: before.isOn,
        hour: before.hour,
        recipient: before.recipient,
        hasSecret: before.hasSecret,
      },
      after: { ...plan },
    });
    return { kind: 'saved' };
  });
};

/** Lets a backup be taken by the next worker that is free. Throws 403, and 429 when that was asked for too often. */
export const askForBackup = (ctx: Ctx): Promise<void> => ask(ctx, MAKE_BACKUP, 'backup.asked');

/** Lets the newest backup be proved. Throws as `askForBackup` does. */
export const askForProof = (ctx: Ctx): Promise<void> => ask(ctx, PROVE_BACKUP, 'backup.proofAsked');

const ask = async (ctx: Ctx, job: string, action: string): Promise<void> => {
  if (!mayOperate(ctx.viewer)) throw forbidden();
  await limitAttempts(ctx, `backup:${ctx.viewer.id}`, BACKUP_LIMIT);
  await withTransaction(ctx, async (ctx) => {
    await enqueue(ctx, { name: job }, { askedAt: ctx.now.toISOString() });
    await record(ctx, { type: 'operations', objectId: 0, action });
  });
};
