// Puts a piece elsewhere, whatever its kind: whether it stands there already, what can be wrong, and how the history tells it.
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { findLocation, getLocationTree } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import type { CommonContent } from '#bundles/writing/public.ts';
import { presentCategoryId, problemsOfCategory, problemsOfTags } from './publishing.ts';
import * as texts from './texts.ts';

export interface Replaced {
  readonly before: CommonContent;
  readonly after: CommonContent;
}

export const isSamePlace = (one: CommonContent, other: CommonContent): boolean =>
  one.locationId === other.locationId && one.categoryId === other.categoryId && areSame(one.tags, other.tags);

/** Returns where it is to stand as that is now: what has become part of another since it was chosen is that other one. */
export const presentPlace = async (ctx: Ctx, chosen: CommonContent): Promise<CommonContent> => {
  const { locationId, categoryId } = chosen;
  return {
    ...chosen,
    locationId: locationId && ((await findLocation(ctx, locationId))?.id ?? locationId),
    categoryId: categoryId && (await presentCategoryId(ctx, categoryId)),
  };
};

export const problemsOfPlace = async (
  ctx: Ctx,
  { categoryId, tags }: CommonContent,
  location: Location | undefined,
): Promise<FieldErrors> => ({
  ...problemsOfTags(tags),
  ...(!location && { locationId: texts.placeUnknown }),
  ...(await problemsOfCategory(ctx, { locationId: null, categoryId }, location)),
});

/** Tells in words where a piece stood and stands; only what changed is told. */
export const placesInWords = async (ctx: Ctx, before: CommonContent, after: CommonContent) => {
  const [{ byId: places }, { byId: categories }] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
  ]);
  const recordedOf = ({ locationId, categoryId, tags }: CommonContent) => ({
    ...(before.locationId !== after.locationId && { place: places.get(locationId ?? 0)?.name }),
    ...(before.categoryId !== after.categoryId && { category: categories.get(categoryId ?? 0)?.name }),
    ...(!areSame(before.tags, after.tags) && { tags: tags.join(', ') }),
  });
  return { before: recordedOf(before), after: recordedOf(after) };
};

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);
