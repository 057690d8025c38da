// Topic: where a piece stands: its place and category, as parts of its address and as links, and the tags it is under.
// Places and categories are in memory; joining them would cost each page two tables.
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import { hiddenPeople } from '#bundles/users/public.ts';

interface Placed {
  readonly locationId: number;
  readonly categoryId: number;
}

/** Parts of a piece's address, and what else isn't in its own row. */
export interface PieceSlugs {
  readonly locationSlug: string;
  readonly categorySlug: string;
  /** The author is suspended and everything of theirs with them. decisions.md 6.6 */
  readonly isAuthorHidden: boolean;
}

/** Says of any piece the slugs of where it stands, and whether its author is hidden. */
export const slugsOfPieces = async (
  ctx: Ctx,
): Promise<(piece: Placed & { readonly authorId: number }) => PieceSlugs> => {
  const [tree, categories, isHidden] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    hiddenPeople(ctx),
  ]);
  return ({ locationId, categoryId, authorId }) => ({
    isAuthorHidden: isHidden(authorId),
    locationSlug: tree.byId.get(locationId)?.slug ?? '',
    categorySlug: categories.byId.get(categoryId)?.slug ?? '',
  });
};

export interface PieceKicker {
  place: LinkView;
  category: LinkView;
}

/** Links to the piece's place and to its category there. */
export const loadKicker = async (
  ctx: Ctx,
  piece: Placed & Pick<PieceSlugs, 'locationSlug' | 'categorySlug'>,
): Promise<PieceKicker> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const { locationSlug: location, categorySlug: category } = piece;
  return {
    place: { name: tree.byId.get(piece.locationId)!.name, href: url(locationPaths.place, { location }) },
    category: {
      name: categories.byId.get(piece.categoryId)!.name,
      href: url(topicPaths.category, { location, category }),
    },
  };
};

/** Links to the lists of its tags, in their order. */
export const loadTagLinks = async (ctx: Ctx, tagIds: readonly number[]): Promise<LinkView[]> =>
  (await tagsByIds(ctx, tagIds)).map(({ name, slug }) => ({ name, href: url(topicPaths.tag, { slug }) }));
