// What is near stands further up: near to the place that the address names, else near to the home of the member who asks.
// Nothing is left out, and whoever doesn't want it says so in the address.
import type { Ctx } from '#kernel/ctx.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { placesByDistance, findLocationBySlug, getLocationTree } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { loadProfile } from '#bundles/users/public.ts';

export interface Nearness {
  readonly name: string;
  readonly slug: string;
  /** What a place adds to the weight of its things. */
  readonly ids: readonly number[];
  readonly weights: readonly number[];
}

/** What stands in the address instead of a place where all places are alike. */
export const EVERYWHERE = 'ueberall';
/** The weight of what is at the place itself; a word in the title counts for more than all of it. */
const MOST = 0.25;
const HALF_AT_KILOMETRES = 10;

export const nearnessFor = async (ctx: Ctx, asked: string | undefined): Promise<Nearness | undefined> => {
  if (asked === EVERYWHERE) return undefined;
  const here = (asked && (await findLocationBySlug(ctx, asked))) || (await homeOf(ctx));
  if (!here) return undefined;
  const near = placesByDistance(await getLocationTree(ctx), here);
  return {
    name: here.name,
    slug: here.slug,
    ids: near.map(({ location }) => location.id),
    weights: near.map(({ kilometres }) => MOST / (1 + kilometres / HALF_AT_KILOMETRES)),
  };
};

const homeOf = async (ctx: Ctx): Promise<Location | undefined> => {
  if (!isSignedIn(ctx.viewer)) return undefined;
  const { locationId } = await loadProfile(ctx, ctx.viewer.id);
  return locationId === null ? undefined : (await getLocationTree(ctx)).byId.get(locationId);
};
