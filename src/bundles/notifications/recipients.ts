// Topic: who of many may hear of something.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { findUnwilling } from '#bundles/boundaries/public.ts';
import { viewersByIds } from '#bundles/users/public.ts';

/** What these people are to hear of. */
export interface Telling {
  /** What somebody must see to hear of it. */
  readonly refs: readonly ContentRef[];
  /** Whose doing it is. They hear nothing of it, nor does who mutes or blocks them; everybody does where it is nobody's. */
  readonly actorId: number | undefined;
  readonly userIds: readonly number[];
}

/** So many people are asked about in one query. */
const BATCH_SIZE = 1000;

/** Of each, who may hear of it; nobody who is gone. Things and people are read once, however often they are told of or told. */
export const listConcerned = async (
  ctx: Ctx,
  tellings: readonly Telling[],
): Promise<readonly ReadonlySet<number>[]> => {
  const askedOf = tellingsByPerson(tellings);
  const userIds = [...askedOf.keys()];
  const actorIds = new Set(tellings.flatMap(({ actorId }) => actorId ?? []));
  const [isSeenBy, isUnwilling] = await Promise.all([
    visibilityCheck(
      ctx,
      tellings.flatMap(({ refs }) => refs),
    ),
    findUnwilling(ctx, [...actorIds], userIds),
  ]);
  const concerned = new Map(tellings.map((telling) => [telling, new Set<number>()]));
  for (let start = 0; start < userIds.length; start += BATCH_SIZE) {
    const viewers = await viewersByIds(ctx, userIds.slice(start, start + BATCH_SIZE));
    for (const [id, viewer] of viewers)
      for (const telling of askedOf.get(id)!) {
        const { actorId, refs } = telling;
        const isRefused = actorId !== undefined && isUnwilling(id, actorId);
        if (!isRefused && refs.every((ref) => isSeenBy(viewer, ref))) concerned.get(telling)!.add(id);
      }
  }
  return [...concerned.values()];
};

const tellingsByPerson = (tellings: readonly Telling[]) => {
  const askedOf = new Map<number, Telling[]>();
  for (const telling of tellings)
    for (const id of new Set(telling.userIds)) {
      if (id === telling.actorId) continue;
      const asked = askedOf.get(id);
      if (asked) asked.push(telling);
      else askedOf.set(id, [telling]);
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
