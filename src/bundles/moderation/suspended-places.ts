// Says who must not write at a place because of a decision that holds. They are few and stay in memory.
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import type { SuspendedPlaces } from '#kernel/suspended-places.ts';
import { SUSPENDED_PLACES_TAG } from './constants.ts';
import { moderationCases, moderationDecisions } from './schema.ts';

const { state, suspension, suspendedUntil, suspensionPlace } = moderationDecisions;

/**
 * Returns by member the paths of the places where decisions keep them from writing. The decision is the restriction: it goes
 * along with the place, and falls with an appeal.
 */
export const suspendedPlacesNow = async (ctx: Ctx): Promise<SuspendedPlaces> => {
  const rows = await fetchCached(ctx, 'moderation.suspended-places', [SUSPENDED_PLACES_TAG], () =>
    ctx.db
      .select({ userId: moderationCases.authorId, path: moderationCases.locationPath, until: suspendedUntil })
      .from(moderationDecisions)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
      .where(
        and(
          eq(state, 'valid'),
          ne(suspension, 'none'),
          ne(suspensionPlace, ''),
          ne(moderationCases.locationPath, ''),
          or(isNull(suspendedUntil), gt(suspendedUntil, ctx.now)),
        ),
      ),
  );
  const holding = rows.filter(({ userId, until }) => userId !== null && (until === null || until > ctx.now));
  const byPerson = Map.groupBy(holding, ({ userId }) => userId!);
  return new Map([...byPerson].map(([userId, decisions]) => [userId, decisions.map(({ path }) => path)]));
};
