// Writes what happens with a case into its history, and renews what is told of moderation in public.
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { record } from '#bundles/history/public.ts';
import type { HistoryChange } from '#bundles/history/public.ts';
import { CASE_TYPE, FIGURES_TAG } from './constants.ts';

/** Records a change in the history of a case, in the caller's transaction. */
export const recordInCase = async (
  ctx: Ctx,
  caseId: number,
  change: Omit<HistoryChange, 'type' | 'objectId'>,
): Promise<void> => {
  await record(ctx, { ...change, type: CASE_TYPE, objectId: caseId });
  touch(ctx, FIGURES_TAG);
};
