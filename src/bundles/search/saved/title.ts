// Topic: a search in words: what was typed, and what it was narrowed by, by the names that readers know.
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { findLocationBySlug } from '#bundles/locations/public.ts';
import { findCategoryBySlug, findTagBySlug } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { Chosen } from '../filters.ts';
import { facetTitles } from '../texts.ts';

/** „Hallenbad · Ort: Steinach“; what nobody knows narrows nothing and isn't said. */
export const titleFor = async (ctx: Ctx, typed: string, chosen: Chosen): Promise<string> => {
  const { art, ort, rubrik, von, schlagwort } = chosen;
  const authorId = Number(von ?? 0);
  const [place, category, people, tag] = await Promise.all([
    ort ? findLocationBySlug(ctx, ort) : undefined,
    rubrik ? findCategoryBySlug(ctx, rubrik) : undefined,
    Number.isInteger(authorId) && authorId > 0 && authorId < 2 ** 31
      ? usersByIds(ctx, [authorId])
      : undefined,
    schlagwort ? findTagBySlug(ctx, schlagwort) : undefined,
  ]);
  const kind = declaring(ctx.portal.kinds.all(), 'listing', 'names').find(
    ({ listing }) => listing.word === art,
  );
  const names = {
    art: kind?.names.many,
    ort: place?.name,
    rubrik: category?.name,
    von: people?.get(authorId)?.name,
    schlagwort: tag?.name,
  };
  const narrowed = Object.entries(names).flatMap(([name, value]) =>
    value === undefined ? [] : [`${facetTitles[name as keyof typeof names]}: ${value}`],
  );
  return [...(typed ? [typed] : []), ...narrowed].join(' · ');
};
