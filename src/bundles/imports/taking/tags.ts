// Brings tags along: those that weren't there before are recorded, so that they can go again.
import type { Ctx } from '#kernel/ctx.ts';
import { makeTags } from '#bundles/topics/public.ts';
import type { Import } from '../queries.ts';
import { TAG } from '../constants.ts';
import { recordImported } from './record-imported.ts';

/** Makes tags inside the transaction that brings what has them. */
export const makeOwnTags = async (ctx: Ctx, source: Import, names: readonly string[]): Promise<void> => {
  const { madeIds } = await makeTags(ctx, names);
  for (const id of madeIds) await recordImported(ctx, source, 'term', `${TAG}:${id}`, { type: TAG, id });
};
