// Moves what moves when two accounts become one, bundle by bundle; for real, or to see what it would be.
import { namedRows } from '#kernel/account-merges.ts';
import type { AccountMerge, MergeCount } from '#kernel/account-merges.ts';
import { personalDataOf } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { Refused } from '#kernel/outcomes.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { rehearse } from '#kernel/rehearsal.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { mayMergeAccounts } from '../policy.ts';

export interface MergedPart extends MergeCount {
  readonly data: PersonalData;
}

/** Returns what merging would move and drop, by doing it and undoing it; or what stands against it. Throws 403 and 404. */
export const rehearseMerge = (
  ctx: Ctx,
  merge: AccountMerge,
): Promise<{ readonly kind: 'rehearsed'; readonly parts: readonly MergedPart[] } | Refused> =>
  rehearse(ctx, async (ctx) => {
    if (!mayMergeAccounts(ctx.viewer)) throw forbidden();
    const refusal = await accountDesk.lockBoth(ctx, merge);
    return refusal ?? { kind: 'rehearsed', parts: await moveParts(ctx, merge) };
  });

/** Moves the parts in the caller's transaction. */
export const moveParts = async (ctx: Ctx, merge: AccountMerge): Promise<MergedPart[]> => {
  const parts: MergedPart[] = [];
  for (const data of personalDataOf(ctx.portal)) parts.push({ data, ...(await movePart(ctx, data, merge)) });
  await namedRows.collect(ctx, merge);
  return parts;
};

const movePart = async (ctx: Ctx, data: PersonalData, merge: AccountMerge): Promise<MergeCount> => {
  if (data.mergeInto !== 'left') return data.mergeInto(ctx, merge);
  const { goes } = await data.countFor(ctx, merge.fromId, KEEP);
  return { moved: 0, dropped: goes };
};

/** What erasing keeps here, since whatever stays of a person who was erased has moved. */
export const KEEP = { keepsComments: true };
