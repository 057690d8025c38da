// Finds which lists of a kind have anything to read, for the sitemap.
import type { Ctx } from '#kernel/ctx.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { newestOfTypes } from '#bundles/lists/public.ts';
import type { filledCategories } from '#bundles/lists/public.ts';
import { listKinds, opinionCategories } from './kind-lists.ts';
import type { ListKind } from './kind-lists.ts';

export interface FilledKindList {
  readonly kind: ListKind;
  readonly locationId: number;
  /** When the newest piece in it was published. */
  readonly publishedAt: Date;
}

/** Returns the lists of a kind that hold pieces, of the places in which these categories do. */
export const filledKindLists = async (
  ctx: Ctx,
  filled: Awaited<ReturnType<typeof filledCategories>>,
): Promise<FilledKindList[]> => {
  const inPlaces = Map.groupBy(filled, ({ locationId }) => locationId);
  const opinions = new Set(opinionCategories(await getCategories(ctx)).map(({ id }) => id));
  const kinds = listKinds(ctx.portal.kinds);
  const types = kinds.flatMap(({ type }) => type ?? []);
  const newest = await newestOfTypes(ctx, types, [...inPlaces.keys()]);
  return [...inPlaces].flatMap(([locationId, categories]) => {
    const ofOpinions = categories.filter(({ categoryId }) => opinions.has(categoryId));
    return kinds.flatMap((kind) => {
      const moments = kind.type
        ? newest(kind.type, locationId)
        : ofOpinions.map(({ publishedAt }) => publishedAt);
      const publishedAt = new Date(Math.max(...moments.map(Number)));
      return moments.length > 0 ? [{ kind, locationId, publishedAt }] : [];
    });
  });
};
