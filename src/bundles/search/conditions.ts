// Builds what a search asks of the index: its words in the language of PostgreSQL, and everything that narrows it.
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Filters } from './filters.ts';
import type { Nearness } from './nearness.ts';
import type { Narrowed } from './question/narrowed.ts';
import type { Term } from './analysis/terms.ts';
import type { CharacterOf } from './characters.ts';
import { allOf, anyOf, quote, termsOfPhrase, wordQuery } from './question/wanted.ts';
import type { Spell, WantedWord } from './question/wanted.ts';
import { TITLE_WORDS, WHOLE, WORDS, searchThings } from './schema.ts';

/** What is looked for, ready to be asked. */
export interface Search {
  readonly wanted: readonly WantedWord[];
  readonly phrases: readonly string[];
  readonly unwanted: readonly string[];
  readonly narrowed: Narrowed;
  readonly filters: Filters;
  /** Gives the character of whatever was typed, and of what it was mended to. */
  readonly characterOf: CharacterOf;
  /** Whether any of the words will do; more of them are better. */
  readonly isLoose?: boolean;
  readonly near?: Nearness | undefined;
}

/**
 * Returns what is asked of the index of words; undefined where no words are asked for. Of a phrase it asks for all words:
 * `phrasesOf` says in which order.
 */
export const textQuery = (search: Search): string | undefined =>
  queryOf(search, {
    spell: search.characterOf,
    phrase: (phrase) => wordsOfPhrase(search, phrase),
    unwanted: (phrase) => (termsOfPhrase(phrase).length === 1 ? wordsOfPhrase(search, phrase) : undefined),
  });

/** Returns the same for titles: all of the words stand in one, or any where that is enough. */
export const titleQuery = (search: Search): string | undefined => {
  const { characterOf } = search;
  const groups = search.wanted.map((word) => wordQuery(word, characterOf));
  const phrased = search.phrases.flatMap((phrase) => wordsOfPhrase(search, phrase) ?? []);
  const words = [...groups, ...phrased];
  if (words.length === 0) return undefined;
  return search.isLoose ? anyOf(words) : allOf(words);
};

const wordsOfPhrase = ({ characterOf }: Search, phrase: string): string | undefined =>
  allOf(termsOfPhrase(phrase).map(({ lexeme }) => quote(characterOf(lexeme)))) || undefined;

/** How what is asked is said; nothing of a phrase in which nothing can be looked for. */
interface Language {
  readonly spell: Spell;
  readonly phrase: (phrase: string) => string | undefined;
  readonly unwanted: (phrase: string) => string | undefined;
}

export const queryOf = (
  { wanted, phrases, unwanted, isLoose }: Search,
  { spell, phrase, unwanted: unwantedPhrase }: Language,
): string | undefined => {
  const groups = wanted.map((word) => wordQuery(word, spell));
  const asked = [
    ...(groups.length > 0 ? [isLoose ? anyOf(groups) : allOf(groups)] : []),
    ...phrases.flatMap((said) => phrase(said) ?? []),
  ];
  const without = unwanted.flatMap((said) => unwantedPhrase(said) ?? []).map((query) => `!(${query})`);
  return asked.length > 0 ? allOf([...asked, ...without]) : undefined;
};

/** Returns phrases of several words as patterns of their characters. */
export const phrasesOf = (search: Search) => {
  const patterns = (phrases: readonly string[]) =>
    phrases.flatMap((phrase) => {
      const terms = termsOfPhrase(phrase);
      return terms.length > 1 ? [`%${patternOf(terms, search.characterOf)}%`] : [];
    });
  return { phrases: patterns(search.phrases), unwantedPhrases: patterns(search.unwanted) };
};

/** Returns a phrase as a pattern. Any word may stand where it has one that isn't looked for. */
const patternOf = (terms: readonly Term[], characterOf: CharacterOf): string =>
  terms
    .map(({ lexeme, position }, at) => {
      const before = terms[at - 1];
      return (before ? '_'.repeat(position - before.position - 1) : '') + characterOf(lexeme);
    })
    .join('');

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

/** Returns what narrows a search, as values of a query; null where nothing is asked. */
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
/** Placeholders for the values that are given when the query is asked. */
export const NARROWING: Narrowing = eachOf(narrowingOf({ narrowed: ANYWHERE, filters: {} }), (name) =>
  sql.placeholder(name),
);

/** Returns one text whatever is asked, so that a query is planned once. */
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

/** Asks by the index of words. */
export const hasWords = (query: unknown): SQL => sql`${WORDS} @@ ${query}::tsquery`;
export const hasTitle = (query: unknown): SQL => sql`${TITLE_WORDS} @@ ${query}::tsquery`;

/** Asks for phrases in each row that has the words. */
export const hasPhrases = ({
  phrases,
  unwantedPhrases,
}: Readonly<Record<keyof ReturnType<typeof phrasesOf>, unknown>>): SQL =>
  and(sql`${WHOLE} like all(${phrases}::text[])`, sql`not ${WHOLE} like any(${unwantedPhrases}::text[])`)!;
