// Says where a piece stands: its place and category, as parts of its address and as links, and the tags it is under. Places and
// categories are in memory; joining them would cost each page two tables.
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, locationPaths } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds, topicPaths } from '#bundles/topics/public.ts';
import { hiddenPeople } from '#bundles/users/public.ts';
import * as texts from './texts.ts';

interface Placed {
  readonly locationId: number;
  readonly categoryId: number;
}

/** Parts of a piece's address, and what else isn't in its own row. */
export interface PieceSlugs {
  readonly locationSlug: string;
  readonly categorySlug: string;
  /** The author is suspended and everything of theirs with them. contract.md 16.6 */
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

/** Links to the piece's place and to its category there; words in their place where one isn't chosen yet. */
export const loadKicker = async (ctx: Ctx, { locationId, categoryId }: Placed): Promise<PieceKicker> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const location = tree.byId.get(locationId);
  const category = categories.byId.get(categoryId);
  return {
    place: location
      ? { name: location.name, href: url(locationPaths.place, { location: location.slug }) }
      : { name: texts.noPlace, href: '/' },
    category: {
      name: category?.name ?? texts.noCategory,
      href:
        location && category
          ? url(topicPaths.category, { location: location.slug, category: category.slug })
          : '/',
    },
  };
};

/** Links to the lists of its tags, in their order. */
export const loadTagLinks = async (ctx: Ctx, tagIds: readonly number[]): Promise<LinkView[]> =>
  (await tagsByIds(ctx, tagIds)).map(({ name, slug }) => ({ name, href: url(topicPaths.tag, { slug }) }));

interface Placing {
  readonly locationId: number | null;
  readonly categoryId: number | null;
  readonly tags: readonly string[];
}

/** Loads the same of what is being written, as words; empty for what isn't chosen. */
export const loadPlacing = async (ctx: Ctx, { locationId, categoryId, tags }: Placing) => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  return {
    place: tree.byId.get(locationId ?? 0)?.name ?? '',
    category: categories.byId.get(categoryId ?? 0)?.name ?? '',
    tags: tags.join(', '),
  };
};
