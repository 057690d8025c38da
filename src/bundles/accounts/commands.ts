// Looking at an account leaves an entry in the history, before anything is shown.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { findEntries, record } from '#bundles/history/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { LOOKED_AT } from './history-words.ts';
import { mayLookIntoAccounts } from './policy.ts';
import { checkReason, normalizeReason } from './rules.ts';

export type LookOutcome =
  | {
      readonly kind: 'open';
      /** The entry of the history that opens it. */
      readonly entry: number;
    }
  | Invalid;

/** Throws 403 and 404. */
export const openAccount = (ctx: Ctx, userId: number, typed: string): Promise<LookOutcome> =>
  withTransaction(ctx, async (ctx): Promise<LookOutcome> => {
    if (!mayLookIntoAccounts(ctx.viewer)) throw forbidden();
    if (!(await accountDesk.find(ctx, userId))) throw notFound();
    const lookReason = normalizeReason(typed);
    const errors = checkReason(lookReason);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const thing = { type: 'user', id: userId } as const;
    await record(ctx, { type: 'user', objectId: userId, action: LOOKED_AT, after: { lookReason } });
    const [own] = await findEntries(
      ctx,
      {
        scope: { withoutTypes: [] },
        thing,
        actorIds: [ctx.viewer.id!],
        action: LOOKED_AT,
        withoutActions: [],
      },
      { after: undefined, limit: 1 },
    );
    return { kind: 'open', entry: own!.id };
  });
