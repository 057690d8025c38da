// Determines who of many may hear of something.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { findUnwilling } from '#bundles/boundaries/public.ts';
import { viewersByIds } from '#bundles/users/public.ts';

/** What these people are to hear of. */
export interface NoticeGroup {
  /** What somebody must see to hear of it. */
  readonly refs: readonly ContentRef[];
  /** Whose doing it is. They hear nothing of it, nor does who mutes or blocks them; everybody does where it is nobody's. */
  readonly actorId: number | undefined;
  readonly userIds: readonly number[];
}

/** How many people are asked about in one query. */
const BATCH_SIZE = 1000;

/** Returns for each group who may hear of it; nobody who is gone. Things and people are read once, however often they occur. */
export const listConcerned = async (
  ctx: Ctx,
  groups: readonly NoticeGroup[],
): Promise<readonly ReadonlySet<number>[]> => {
  const askedOf = groupsByPerson(groups);
  const userIds = [...askedOf.keys()];
  const actorIds = new Set(groups.flatMap(({ actorId }) => actorId ?? []));
  const [isSeenBy, isUnwilling] = await Promise.all([
    visibilityCheck(
      ctx,
      groups.flatMap(({ refs }) => refs),
    ),
    findUnwilling(ctx, [...actorIds], userIds),
  ]);
  const concerned = new Map(groups.map((group) => [group, new Set<number>()]));
  for (let start = 0; start < userIds.length; start += BATCH_SIZE) {
    const viewers = await viewersByIds(ctx, userIds.slice(start, start + BATCH_SIZE));
    for (const [id, viewer] of viewers)
      for (const group of askedOf.get(id)!) {
        const { actorId, refs } = group;
        const isRefused = actorId !== undefined && isUnwilling(id, actorId);
        if (!isRefused && refs.every((ref) => isSeenBy(viewer, ref))) concerned.get(group)!.add(id);
      }
  }
  return [...concerned.values()];
};

const groupsByPerson = (groups: readonly NoticeGroup[]) => {
  const askedOf = new Map<number, NoticeGroup[]>();
  for (const group of groups)
    for (const id of new Set(group.userIds)) {
      if (id === group.actorId) continue;
      const asked = askedOf.get(id);
      if (asked) asked.push(group);
      else askedOf.set(id, [group]);
    }
  return askedOf;
};

/** Sees nothing of what is gone. */
const visibilityCheck = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
): Promise<(viewer: Viewer, ref: ContentRef) => boolean> => {
  const checks = new Map<string, (viewer: Viewer) => boolean>();
  await Promise.all(
    [...Map.groupBy(refs, ({ type }) => type)].map(async ([type, ofType]) => {
      const kind = ctx.portal.kinds.get(type);
      const things = await kind?.find(ctx, [...new Set(ofType.map(({ id }) => id))]);
      for (const [id, thing] of things ?? [])
        checks.set(refKey({ type, id }), (viewer) => kind!.visibility(viewer, thing, ctx.now) !== 'nothing');
    }),
  );
  return (viewer, ref) => checks.get(refKey(ref))?.(viewer) ?? false;
};
