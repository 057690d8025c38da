// Topic: who of many may hear of something.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { findUnwilling } from '#bundles/boundaries/public.ts';
import { viewersByIds } from '#bundles/users/public.ts';

/** So many people are asked about in one query. */
const BATCH_SIZE = 1000;

/**
 * Those of `userIds` who see all of `refs`: without the one whose doing it is, those who mute or block that person, and people
 * who are gone. Each thing is read once, however many there are.
 */
export const thoseWhoSee = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
  actorId: number,
  userIds: readonly number[],
): Promise<number[]> => {
  const others = userIds.filter((id) => id !== actorId);
  if (others.length === 0) return [];
  const [checks, unwilling] = await Promise.all([
    Promise.all(refs.map((ref) => visibilityCheck(ctx, ref))),
    findUnwilling(ctx, actorId, others),
  ]);
  const found: number[] = [];
  for (let start = 0; start < others.length; start += BATCH_SIZE) {
    const viewers = await viewersByIds(ctx, others.slice(start, start + BATCH_SIZE));
    for (const [id, viewer] of viewers)
      if (!unwilling.has(id) && checks.every((isSeenBy) => isSeenBy(viewer))) found.push(id);
  }
  return found;
};

const visibilityCheck = async (ctx: Ctx, { type, id }: ContentRef): Promise<(viewer: Viewer) => boolean> => {
  const kind = ctx.portal.kinds.get(type);
  const thing = (await kind?.find(ctx, [id]))?.get(id);
  if (!kind || thing === undefined) return () => false;
  return (viewer) => kind.visibility(viewer, thing, ctx.now) !== 'nothing';
};
