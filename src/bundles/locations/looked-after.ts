// These are the places that somebody looks after in a role, for what their desks list and offer to choose from.
import type { OptionView } from '#design/Field.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import type { Role } from '#kernel/viewer.ts';
import { getLocationTree } from './queries.ts';
import { isWithin } from './rules.ts';

/**
 * Returns their ids; where one place is asked for, only those of it and of the places in it. Undefined for whoever looks after
 * all of them and narrows nothing.
 */
export const placesLookedAfter = async (
  ctx: Ctx,
  role: Role,
  placeId: number | undefined,
): Promise<number[] | undefined> => {
  const paths = activeRolePaths(ctx.viewer, role);
  if (paths.includes('') && placeId === undefined) return undefined;
  const { all, byId } = await getLocationTree(ctx);
  const place = placeId === undefined ? undefined : byId.get(placeId);
  if (placeId !== undefined && !place) return [];
  return all
    .filter(({ path }) => paths.some((known) => known === '' || isWithin(path, known)))
    .filter(({ path }) => !place || isWithin(path, place.path))
    .map(({ id }) => id);
};

/** Returns all of these places as options to choose from, each with its name. */
export const placeChoices = async (ctx: Ctx, role: Role): Promise<OptionView[]> => {
  const [{ all }, ids] = await Promise.all([getLocationTree(ctx), placesLookedAfter(ctx, role, undefined)]);
  return all
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .map(({ id, name }) => ({ value: String(id), name: name }));
};
