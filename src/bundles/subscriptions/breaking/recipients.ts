// Finds whom breaking news of a place concern: who lives there or follows it, and the places above and below.
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree, idsOfPath, isWithin } from '#bundles/locations/public.ts';
import { homePlaces } from '#bundles/users/public.ts';
import { followerIdsOf } from '../followers.ts';

/** Each once, by their ids. What happens in a district is news in its villages, and what happens in a village in its district. */
export const findConcerned = async (ctx: Ctx, locationPath: string): Promise<ReadonlySet<number>> => {
  const { byId } = await getLocationTree(ctx);
  const below = [...byId.values()].filter(({ path }) => isWithin(path, locationPath)).map(({ id }) => id);
  const placeIds = [...new Set([...idsOfPath(locationPath), ...below])];
  const [followers, atHome] = await Promise.all([
    followerIdsOf(
      ctx,
      placeIds.map((id) => `location-${id}`),
    ),
    homePlaces.peopleAt(ctx, placeIds),
  ]);
  return new Set([...followers.keys(), ...atHome]);
};
