// Notes the categories of what somebody reads, once a day each, if they agreed. For those who didn't, which is remembered,
// nothing is asked or written.
import type { Ctx } from '#kernel/ctx.ts';
import { dayOf } from '#kernel/calendar.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import type { OpenedPiece } from '#bundles/piece-pages/public.ts';
import { noteReadTopic, readerTag } from './commands.ts';
import { isLearningFrom } from './queries.ts';

export const learnFrom = async (ctx: Ctx, { categoryId, authorId }: OpenedPiece): Promise<undefined> => {
  const { viewer } = ctx;
  // Who looks after their own piece doesn't read it.
  if (!isSignedIn(viewer) || viewer.id === authorId) return;
  const { id } = viewer;
  const tags = [readerTag(id)];
  const learns = await fetchCached(ctx, `recommendations.learns ${id}`, tags, () => isLearningFrom(ctx, id));
  if (!learns) return;
  const key = `recommendations.noted ${id} ${categoryId} ${dayOf(ctx.now)}`;
  await fetchCached(ctx, key, tags, () => noteReadTopic(ctx, id, categoryId));
};
