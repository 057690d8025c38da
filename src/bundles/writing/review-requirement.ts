// Topic: whose contributions wait for an editor's look because they are the first of theirs.
import type { Ctx } from '#kernel/ctx.ts';
import { countPieces } from '#bundles/lists/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { reviewFirst } from './settings.ts';

/** As long as fewer of theirs are out than the portal asks for. contract.md 16.1 */
export const needsReview = async (ctx: Ctx, authorId: number): Promise<boolean> => {
  const wanted = await readSetting(ctx, reviewFirst);
  return wanted > 0 && (await countPieces(ctx, { authorId })) < wanted;
};
