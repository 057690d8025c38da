// Puts a search into words: what was typed, and what it was narrowed by, by the names that readers know.
import { findSummary } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { anonymous } from '#kernel/viewer.ts';
import { findLocationBySlug } from '#bundles/locations/public.ts';
import { findCategoryBySlug, findTagBySlug } from '#bundles/topics/public.ts';
import { authorIdIn } from '../filters.ts';
import type { Chosen } from '../filters.ts';
import { facetTitles } from '../texts.ts';

/** Returns a title such as „Hallenbad · Ort: Steinach“; what nobody knows narrows nothing and isn't said. */
export const titleFor = async (ctx: Ctx, typed: string, chosen: Chosen): Promise<string> => {
  const { art, ort, rubrik, schlagwort } = chosen;
  const authorId = authorIdIn(chosen);
  const [place, category, author, tag] = await Promise.all([
    ort ? findLocationBySlug(ctx, ort) : undefined,
    rubrik ? findCategoryBySlug(ctx, rubrik) : undefined,
    // Titles are read by everybody: whose profile isn't there for all isn't named.
    authorId ? findSummary(actAs(ctx, anonymous), { type: 'user', id: authorId }) : undefined,
    schlagwort ? findTagBySlug(ctx, schlagwort) : undefined,
  ]);
  const kind = declaring(ctx.portal.kinds.all(), 'listing', 'names').find(
    ({ listing }) => listing.word === art,
  );
  const names = {
    art: kind?.names.many,
    ort: place?.name,
    rubrik: category?.name,
    von: author?.title,
    schlagwort: tag?.name,
  };
  const narrowed = Object.entries(names).flatMap(([name, value]) =>
    value === undefined ? [] : [`${facetTitles[name as keyof typeof names]}: ${value}`],
  );
  return [...(typed ? [typed] : []), ...narrowed].join(' · ');
};
