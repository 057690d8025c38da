// Puts searches into words: what was typed, and what it was narrowed by, by the names that readers know.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { anonymous } from '#kernel/viewer.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { findTagBySlug, getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { FILTER_NAMES, authorIdIn } from '../filters.ts';
import type { Chosen } from '../filters.ts';
import { facetTitles } from '../texts.ts';
import * as texts from './texts.ts';

/** Returns a title such as „Hallenbad · Ort: Steinach“; what nobody knows narrows nothing and isn't said. */
export const titleFor = async (ctx: Ctx, typed: string, chosen: Chosen): Promise<string> => {
  const tag = chosen.schlagwort ? await findTagBySlug(ctx, chosen.schlagwort) : undefined;
  return (await titlesOf(ctx, [{ typed, chosen, authorId: authorIdIn(chosen), tagName: tag?.name }]))[0]!;
};

/** Returns the title that is stored with a search: it names no person, since people may leave. */
export const storedTitle = (ctx: Ctx, typed: string, { von: _author, ...chosen }: Chosen): Promise<string> =>
  titleFor(ctx, typed, chosen);

/** What of a saved search its title is made of. */
export interface SavedWords {
  readonly query: string;
  readonly authorIds: readonly number[] | null;
  readonly tagIds: readonly number[] | null;
}

/**
 * Returns the titles of saved searches by the names that there are now, in their order: nobody is named who was erased or
 * hidden since. All names are loaded at once.
 */
export const savedTitles = async (ctx: Ctx, saved: readonly SavedWords[]): Promise<string[]> => {
  const tags = await tagsByIds(ctx, [...new Set(saved.flatMap(({ tagIds }) => tagIds ?? []))]);
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  const titles = await titlesOf(
    ctx,
    saved.map(({ query, authorIds, tagIds }) => {
      const { typed, chosen } = readSaved(query);
      return {
        typed,
        chosen,
        authorId: chosen.von ? (only(authorIds) ?? authorIdIn(chosen)) : undefined,
        tagName: tagNames.get(only(tagIds) ?? 0),
      };
    }),
  );
  return titles.map((title) => title || texts.nameless);
};

/** Reads what `savedQuery` wrote. */
export const readSaved = (query: string): { readonly typed: string; readonly chosen: Chosen } => {
  const { q: typed = '', ...others } = Object.fromEntries(new URLSearchParams(query));
  return {
    typed,
    chosen: Object.fromEntries(FILTER_NAMES.flatMap((name) => (others[name] ? [[name, others[name]]] : []))),
  };
};

const only = (ids: readonly number[] | null): number | undefined => (ids?.length === 1 ? ids[0] : undefined);

interface Asked {
  readonly typed: string;
  readonly chosen: Chosen;
  readonly authorId: number | undefined;
  readonly tagName: string | undefined;
}

const titlesOf = async (ctx: Ctx, searches: readonly Asked[]): Promise<string[]> => {
  const authors = searches.flatMap(({ authorId }) => authorId ?? []);
  const [places, categories, people] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    // Titles are read by everybody: whose profile isn't there for all isn't named.
    summariesOf(
      actAs(ctx, anonymous),
      authors.map((id) => ({ type: 'user', id })),
    ),
  ]);
  const kinds = declaring(ctx.portal.kinds.all(), 'listing', 'names');
  return searches.map(({ typed, chosen, authorId = 0, tagName }) => {
    const { art, ort, rubrik } = chosen;
    const names = {
      art: kinds.find(({ listing }) => listing.word === art)?.names.many,
      ort: ort && places.bySlug.get(ort)?.name,
      rubrik: rubrik && categories.bySlug.get(rubrik)?.name,
      von: people.get(refKey({ type: 'user', id: authorId }))?.title,
      schlagwort: tagName,
    };
    const narrowed = Object.entries(names).flatMap(([name, value]) =>
      value === undefined ? [] : [`${facetTitles[name as keyof typeof names]}: ${value}`],
    );
    return [...(typed ? [typed] : []), ...narrowed].join(' · ');
  });
};
