// Topic: what a search asks of the index: its words in the language of PostgreSQL, and everything that narrows it.
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Filters } from './filters.ts';
import type { Nearness } from './nearness.ts';
import type { Narrowed } from './question/narrowed.ts';
import { allOf, anyOf, lexemesOfPhrase, phraseQuery, wordQuery } from './question/wanted.ts';
import type { WantedWord, WordOptions } from './question/wanted.ts';
import { searchThings } from './schema.ts';
import { inTitle } from './vectors.ts';

/** What is looked for, ready to be asked. */
export interface Search {
  readonly wanted: readonly WantedWord[];
  readonly phrases: readonly string[];
  readonly unwanted: readonly string[];
  readonly narrowed: Narrowed;
  readonly filters: Filters;
  /** Any of the words will do; more of them are better. */
  readonly isLoose?: boolean;
  readonly near?: Nearness | undefined;
}

/** Undefined where no words are asked for. */
export const textQuery = ({ wanted, phrases, unwanted, isLoose }: Search): string | undefined => {
  const groups = wanted.map((word) => wordQuery(word));
  const asked = [
    ...(groups.length > 0 ? [isLoose ? anyOf(groups) : allOf(groups)] : []),
    ...phrases.flatMap((phrase) => phraseQuery(phrase) ?? []),
  ];
  const without = unwanted.flatMap((phrase) => phraseQuery(phrase) ?? []).map((query) => `!(${query})`);
  return asked.length > 0 ? allOf([...asked, ...without]) : undefined;
};

/**
 * The same of things in whose title all of the words stand, or any where that is enough; of a phrase all of its words. Undefined where
 * no words are asked for. Titles of what has a time are met by their marks.
 */
export const titleQuery = (
  search: Search,
  spelling: WordOptions = { spell: inTitle },
): string | undefined => {
  const query = textQuery(search);
  const phrased = search.phrases.flatMap((phrase) => lexemesOfPhrase(phrase));
  const words = [...search.wanted, ...phrased.map((lexeme) => ({ spellings: [[lexeme]] }))];
  const groups = words.map((word) => wordQuery(word, spelling));
  if (query === undefined || groups.length === 0) return undefined;
  return allOf([search.isLoose ? anyOf(groups) : allOf(groups), query]);
};

export const isNarrowed = ({ narrowed: { paths, categoryIds, authorIds }, filters }: Search) =>
  paths !== undefined ||
  categoryIds !== undefined ||
  authorIds !== undefined ||
  Object.keys(filters).length > 0;

const listOrNull = <T>(values: readonly T[] | undefined): T[] | null => (values ? [...values] : null);

const ANYWHERE: Narrowed = { paths: undefined, categoryIds: undefined, authorIds: undefined };

const eachOf = (values: Values, make: (name: keyof Values) => unknown): Narrowing =>
  Object.fromEntries(
    Object.keys(values).map((name) => [name, make(name as keyof Values)]),
  ) as unknown as Narrowing;

/** What narrows a search, as values of a query; null where nothing is asked. */
export const narrowingOf = ({ narrowed, filters }: Pick<Search, 'narrowed' | 'filters'>) => ({
  paths: listOrNull(narrowed.paths),
  categoryIds: listOrNull(narrowed.categoryIds),
  authorIds: listOrNull(narrowed.authorIds),
  type: filters.type ?? null,
  path: filters.path ?? null,
  categoryId: filters.categoryId ?? null,
  since: filters.since?.toISOString() ?? null,
  authorId: filters.authorId ?? null,
  tagId: filters.tagId ?? null,
});

type Values = ReturnType<typeof narrowingOf>;
type Narrowing = Readonly<Record<keyof Values, unknown>>;

export const asValues = (values: Values): Narrowing => eachOf(values, (name) => sql.param(values[name]));
/** Values that are told when the query is asked. */
export const NARROWING: Narrowing = eachOf(narrowingOf({ narrowed: ANYWHERE, filters: {} }), (name) =>
  sql.placeholder(name),
);

/** One text whatever is asked, so that a query is planned once. */
export const isWithin = (asked: Narrowing): SQL => {
  const { type, publishedAt, locationPath, categoryId, authorId, tagIds } = searchThings;
  return and(
    sql`(${asked.paths}::text[] is null or ${locationPath} ^@ any(${asked.paths}::text[]))`,
    sql`(${asked.categoryIds}::int[] is null or ${categoryId} = any(${asked.categoryIds}::int[]))`,
    sql`(${asked.authorIds}::int[] is null or ${authorId} = any(${asked.authorIds}::int[]))`,
    sql`(${asked.type}::text is null or ${type} = ${asked.type})`,
    sql`(${asked.path}::text is null or ${locationPath} ^@ ${asked.path}::text)`,
    sql`(${asked.categoryId}::int is null or ${categoryId} = ${asked.categoryId}::int)`,
    sql`(${asked.since}::timestamptz is null or ${publishedAt} >= ${asked.since}::timestamptz)`,
    sql`(${asked.authorId}::int is null or ${authorId} = ${asked.authorId}::int)`,
    sql`(${asked.tagId}::int is null or ${asked.tagId}::int = any(${tagIds}))`,
  )!;
};

export const hasWords = (query: unknown): SQL => sql`${searchThings.words} @@ ${query}::tsquery`;
