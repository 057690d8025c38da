// Finds the place that a new contribution most likely belongs to.
import type { Ctx } from '#kernel/ctx.ts';
import { findLocation, idsOfPath } from '#bundles/locations/public.ts';
import { loadProfile } from '#bundles/users/public.ts';

/** Returns the place in one's profile, else the only one that one's roles are given for; null when nobody can tell. */
export const ownPlaceId = async (ctx: Ctx): Promise<number | null> => {
  const { id, roles } = ctx.viewer;
  if (id === null) return null;
  const { locationId } = await loadProfile(ctx, id);
  const paths = new Set(roles.flatMap(({ locationPath }) => (locationPath === '' ? [] : [locationPath])));
  const [only] = paths.size === 1 ? paths : [];
  const wanted = locationId ?? idsOfPath(only ?? '').at(-1) ?? null;
  return wanted !== null && (await findLocation(ctx, wanted)) ? wanted : null;
};
