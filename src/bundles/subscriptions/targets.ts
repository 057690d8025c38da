// Finds what is followed, with its name and address, as far as the viewer sees it. Places, tags and categories are no content
// kinds: everybody sees them.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import { selectorTagOf } from './rules.ts';
import type { Selector } from './rules.ts';

export interface Target extends Selector {
  readonly name: string;
  readonly href: string;
}

/** Returns the targets by selector tag; what is not there, or not for this viewer, is missing. */
export const findTargets = async (
  ctx: Ctx,
  selectors: readonly Selector[],
): Promise<ReadonlyMap<string, Target>> => {
  const [places, categories, tags, summaries] = await Promise.all([
    placesAmong(ctx, selectors),
    categoriesAmong(ctx, selectors),
    tagsAmong(ctx, selectors),
    summariesOf(ctx, selectors.filter(isOfKind)),
  ]);
  const things = selectors.flatMap((selector): Target[] => {
    const summary = summaries.get(refKey(selector));
    return summary ? [{ ...selector, name: summary.title, href: summary.href }] : [];
  });
  const found = [...places, ...categories, ...tags, ...things];
  return new Map(found.map((target) => [selectorTagOf(target), target]));
};

const isOfKind = ({ type }: Selector) => !['location', 'category', 'tag'].includes(type);

const idsOf = (selectors: readonly Selector[], wanted: Selector['type']) =>
  selectors.flatMap(({ type, id }) => (type === wanted ? [id] : []));

const placesAmong = async (ctx: Ctx, selectors: readonly Selector[]): Promise<Target[]> => {
  const { byId } = await getLocationTree(ctx);
  return idsOf(selectors, 'location').flatMap((id): Target[] => {
    const place = byId.get(id);
    if (!place) return [];
    return [
      { type: 'location', id, name: place.name, href: url(locationPaths.place, { location: place.slug }) },
    ];
  });
};

/** A category is followed in all places, and shown in the one that holds all towns. */
const categoriesAmong = async (ctx: Ctx, selectors: readonly Selector[]): Promise<Target[]> => {
  const [{ byId }, { whole }] = await Promise.all([getCategories(ctx), getLocationTree(ctx)]);
  return idsOf(selectors, 'category').flatMap((id): Target[] => {
    const category = byId.get(id);
    if (!category) return [];
    const href = whole ? url(topicPaths.category, { location: whole.slug, category: category.slug }) : '/';
    return [{ type: 'category', id, name: category.name, href }];
  });
};

const tagsAmong = async (ctx: Ctx, selectors: readonly Selector[]): Promise<Target[]> => {
  const tags = await tagsByIds(ctx, idsOf(selectors, 'tag'));
  return tags.map(({ id, name, slug }) => ({ type: 'tag', id, name, href: url(topicPaths.tag, { slug }) }));
};
