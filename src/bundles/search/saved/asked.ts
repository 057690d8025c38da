// Works out what a saved search asks of each piece that comes out, once, when it is saved.
import type { Ctx } from '#kernel/ctx.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { filtersOf } from '../filters.ts';
import type { Chosen } from '../filters.ts';
import type { Search } from '../conditions.ts';
import { readQuestion } from '../question/read-question.ts';
import { runSearch } from '../run-search.ts';

import { stemQuery } from './stem-query.ts';
import { storedTitle } from './title.ts';

/** What a saved search asks, as it is kept; null for anything. */
export interface AskedOfPieces {
  readonly query: string;
  readonly title: string;
  readonly words: string | null;
  readonly types: string[] | null;
  readonly placeIds: number[] | null;
  readonly categoryIds: number[] | null;
  readonly authorIds: number[] | null;
  readonly tagIds: number[] | null;
}

/** Returns undefined where nothing is asked. When something appeared doesn't matter: only what is new is told. */
export const askedOfPieces = async (
  ctx: Ctx,
  typed: string,
  { zeit: _time, ...chosen }: Chosen,
): Promise<AskedOfPieces | undefined> => {
  const question = readQuestion(typed);
  const filters = await filtersOf(ctx, chosen);
  const { search } = await runSearch(ctx, question, { filters });
  // The errors of the words are mended, but all words are asked for.
  const words = stemQuery({ ...search, isLoose: false }) ?? null;
  const limits = await limitsOf(ctx, search);
  if (words === null && Object.values(limits).every((ids) => ids === null)) return undefined;
  const title = await storedTitle(ctx, question.typed, chosen);
  return { query: savedQuery(question.typed, chosen), title, words, ...limits };
};

/** Returns what was typed and chosen, in one order, so that the same search is the same text. */
export const savedQuery = (typed: string, { zeit: _time, ...chosen }: Chosen): string =>
  new URLSearchParams([
    ['q', typed],
    ...Object.entries(chosen)
      .filter(([, value]) => value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]).toString();

const limitsOf = async (ctx: Ctx, { narrowed, filters }: Search) => {
  const tree = await getLocationTree(ctx);
  const byPath = new Map(tree.all.map(({ path, id }) => [path, id]));
  const typedPlaces = narrowed.paths?.flatMap((path) => byPath.get(path) ?? []) ?? null;
  return {
    types: filters.type === undefined ? null : [filters.type],
    placeIds:
      filters.path === undefined ? typedPlaces : placesWithin(typedPlaces, filters.path, byPath, tree),
    categoryIds: both(narrowed.categoryIds, filters.categoryId),
    authorIds: both(narrowed.authorIds, filters.authorId),
    tagIds: filters.tagId === undefined ? null : [filters.tagId],
  };
};

const both = (typed: readonly number[] | undefined, chosen: number | undefined): number[] | null => {
  if (chosen === undefined) return typed ? [...typed] : null;
  return !typed || typed.includes(chosen) ? [chosen] : [];
};

/** Returns the places that fit what was typed and what was chosen: the narrower of two places of which one lies in the other. */
const placesWithin = (
  typed: readonly number[] | null,
  path: string,
  byPath: ReadonlyMap<string, number>,
  { byId }: { readonly byId: ReadonlyMap<number, { readonly path: string }> },
): number[] => {
  const chosen = byPath.get(path);
  if (chosen === undefined) return [];
  if (typed === null) return [chosen];
  const above = idsOfPath(path);
  if (typed.some((id) => above.includes(id))) return [chosen];
  return typed.filter((id) => byId.get(id)?.path.startsWith(path));
};
