// Says who must not write at a place because of a decision that holds. They are few and stay in memory.
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import type { SuspendedPlaces } from '#kernel/suspended-places.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { SUSPENDED_PLACES_TAG } from './constants.ts';
import { moderationCases, moderationDecisions } from './schema.ts';

const { state, suspension, suspendedUntil, suspensionPlace, undo } = moderationDecisions;

/**
 * Returns by member the paths of the places where decisions keep them from writing. The decision is the restriction: it goes
 * along with the place, not with what it is about, and falls with an appeal.
 */
export const suspendedPlacesNow = async (ctx: Ctx): Promise<SuspendedPlaces> => {
  const rows = await fetchCached(ctx, 'moderation.suspended-places', [SUSPENDED_PLACES_TAG], () =>
    ctx.db
      .select({
        userId: moderationCases.authorId,
        path: moderationCases.locationPath,
        until: suspendedUntil,
        place: sql<number | null>`(${undo} ->> 'place')::int`,
      })
      .from(moderationDecisions)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
      .where(
        and(
          eq(state, 'valid'),
          ne(suspension, 'none'),
          ne(suspensionPlace, ''),
          or(ne(moderationCases.locationPath, ''), sql`${undo} ? 'place'`),
          or(isNull(suspendedUntil), gt(suspendedUntil, ctx.now)),
        ),
      ),
  );
  const holding = rows.filter(({ userId, until }) => userId !== null && (until === null || until > ctx.now));
  const tree = holding.some(({ place }) => place !== null) ? await getLocationTree(ctx) : undefined;
  const pathOf = ({ place, path }: (typeof holding)[number]) =>
    (place === null ? undefined : tree?.byId.get(place)?.path) ?? path;
  const byPerson = Map.groupBy(holding, ({ userId }) => userId!);
  // A place that is gone is none; an empty path would be the whole portal.
  return new Map(
    [...byPerson].map(([userId, decisions]) => [userId, decisions.map(pathOf).filter((path) => path !== '')]),
  );
};
