// Finds the feeds in which a piece stands.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { frontPaths, listKinds } from '#bundles/front/public.ts';
import { getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import { listPaths } from '#bundles/lists/public.ts';
import { getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import { userPaths } from '#bundles/users/public.ts';

/** A piece, and where it stands, as it is announced. contract.md 16.5 */
export interface NewPiece extends ContentRef {
  readonly selectorTags: readonly string[];
}

/** Returns the addresses of these feeds in RSS. */
export const feedsWith = async (
  ctx: Ctx,
  { type, selectorTags }: Pick<NewPiece, 'type' | 'selectorTags'>,
): Promise<string[]> => {
  const idsOf = (name: string) =>
    selectorTags.flatMap((tag) => (tag.startsWith(`${name}-`) ? [Number(tag.slice(name.length + 1))] : []));
  const [tree, { byId }, tags] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    tagsByIds(ctx, idsOf('tag')),
  ]);
  const places = [...new Set(idsOf('location').flatMap((id) => tree.byId.get(id)?.slug ?? []))];
  const categories = idsOf('category').flatMap((id) => byId.get(id) ?? []);
  // Opinions are a list of their own, whatever kind they are of.
  const isOpinion = categories.some(({ tone }) => tone === 'opinion');
  const own = listKinds(ctx.portal.kinds)
    .filter((kind) => (kind.type === undefined ? isOpinion : kind.type === type))
    .map(listPaths);
  return [
    url(frontPaths.rootFeed),
    ...own.map(({ allFeed }) => url(allFeed)),
    ...places.flatMap((location) => [
      url(locationPaths.placeFeed, { location }),
      ...own.map(({ inPlaceFeed }) => url(inPlaceFeed, { location })),
      ...categories.map(({ slug: category }) => url(topicPaths.categoryFeed, { location, category })),
    ]),
    ...tags.map(({ slug }) => url(topicPaths.tagFeed, { slug })),
    ...idsOf('user').map((id) => url(userPaths.profileFeed, { id })),
  ];
};
