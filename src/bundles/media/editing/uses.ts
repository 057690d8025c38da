// Says where an image is used, in the words of the things that show it; places show pictures, too, and are no things of a kind.
import { eq } from 'drizzle-orm';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import { imageUses } from '../schema.ts';
import { MAX_USES_LISTED } from './constants.ts';
import * as texts from './texts.ts';
import type { ImageUseView } from './views.ts';

export interface KnownUses {
  /**
   * The uses that the viewer may see, by the type and the id of what shows it; only the first `MAX_USES_LISTED` are asked
   * about.
   */
  readonly uses: ImageUseView[];
  /** How many there are beside them. */
  readonly more: number;
}

/** Finds where an image is used; titles come in one batch for each kind. */
export const findUses = async (ctx: Ctx, imageId: number): Promise<KnownUses> => {
  const isOfImage = eq(imageUses.imageId, imageId);
  const [rows, count] = await Promise.all([
    ctx.db
      .select({ type: imageUses.type, id: imageUses.objectId })
      .from(imageUses)
      .where(isOfImage)
      .orderBy(imageUses.type, imageUses.objectId)
      .limit(MAX_USES_LISTED),
    ctx.db.$count(imageUses, isOfImage),
  ]);
  const listed = rows as readonly ContentRef[];
  const [known, places] = await Promise.all([summariesOf(ctx, listed), placesAmong(ctx, listed)]);
  const uses = listed.flatMap((ref) => {
    const summary = known.get(refKey(ref)) ?? places.get(refKey(ref));
    return summary ? [{ title: summary.title, href: summary.href }] : [];
  });
  return { uses, more: count - uses.length };
};

/** Returns those that are places, by their keys. */
export const placesAmong = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
): Promise<ReadonlyMap<string, ImageUseView>> => {
  const { byId } = await getLocationTree(ctx);
  return new Map(
    refs.flatMap((ref) => {
      const place = ref.type === 'location' ? byId.get(ref.id) : undefined;
      if (!place) return [];
      const href = url(locationPaths.place, { location: place.slug });
      return [[refKey(ref), { title: place.name, href }] as const];
    }),
  );
};

/** Returns the end of a sentence, such as „und 2 weitere“; empty when all are named. */
export const restOf = ({ more }: KnownUses): string => (more > 0 ? texts.andMore(more) : '');
