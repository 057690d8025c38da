// Keeps every word that stands in something that can be found: its number is what rows keep of it; by it words are taken apart,
// and errors mended.
import { sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
import { partsOf, possiblePartsOf } from './analysis/compounds.ts';
import type { Term } from './analysis/terms.ts';
import { MAX_PARTS_ASKED } from './constants.ts';
import { characterOf } from './characters.ts';
import type { CharacterOf } from './characters.ts';
import { SIGNS } from './encoding.ts';
import type { PartsOfWord } from './encoding.ts';
import { otherNumbers, searchWords } from './schema.ts';
import { typoKeys } from './typo-keys.ts';

/** What is known of some words, numbers, units, days and periods. */
export interface Vocabulary {
  /** It is a word that stands alone somewhere. */
  readonly isWord: (stem: string) => boolean;
  /** The character of a word; for what nobody has written a sign that nothing has. */
  readonly characterOf: CharacterOf;
}

export const lookUp = async (ctx: Ctx, lexemes: Iterable<string>): Promise<Vocabulary> =>
  vocabularyOf(await selectWords(ctx, { stems: [...new Set(lexemes)] }));

interface Row {
  readonly stem: string;
  readonly number: number;
  readonly isWord: boolean;
}

const vocabularyOf = (rows: readonly Row[]): Vocabulary => {
  const byStem = new Map(rows.map((row) => [row.stem, row]));
  const characters = new Map(rows.map(({ stem, number }) => [stem, characterOf(number)]));
  return {
    isWord: (stem) => byStem.get(stem)?.isWord ?? false,
    characterOf: (lexeme) => characters.get(lexeme) ?? SIGNS.unknown,
  };
};

const wordsAmong = (db: Db, stems: SQLWrapper) =>
  db
    .select({
      stem: searchWords.stem,
      number: searchWords.number,
      isWord: sql<boolean>`${searchWords.shown} is not null`,
    })
    .from(searchWords)
    .where(sql`${searchWords.stem} = any(${stems}::text[])`);

const selectWords = prepared('search.words', (db) => wordsAmong(db, sql.placeholder('stems')));

/**
 * Reads the tens of thousands of words that a long text may ask for. It is planned each time: a plan that is kept from when
 * there were few words compares each word with each that is asked for, which took half a minute.
 */
const selectManyWords = (ctx: Ctx, stems: readonly string[]): Promise<Row[]> =>
  wordsAmong(ctx.db, sql.param(stems));

export interface Learnt {
  /** The parts of each of the texts' words, those that stand alone elsewhere. */
  readonly partsOf: PartsOfWord;
  readonly character: CharacterOf;
}

/** Takes in what is new, in the caller's transaction; `marks` stand beside the words of texts. */
export const learnWords = async (
  ctx: Ctx,
  texts: readonly LearntText[],
  marks: readonly string[],
): Promise<Learnt> => {
  const shown = new Map<string, string | null>(marks.map((mark) => [mark, null]));
  for (const { text, terms } of texts)
    for (const { lexeme, word, start, end } of terms)
      if (!shown.has(lexeme))
        shown.set(lexeme, word !== null && isWordToLearn(lexeme) ? text.slice(start, end) : null);
  const asked = texts.map(({ terms }) => possiblePartsOf(wordsOf(terms), MAX_PARTS_ASKED.text));
  const possible = asked.flatMap((parts) => [...parts.values()].flat());
  const known = await selectManyWords(ctx, [...new Set([...shown.keys(), ...possible])]);
  const all = vocabularyOf([...known, ...(await insertWords(ctx, freshWords(shown, known)))]);
  const parts = new Map(
    asked.flatMap((words) => [...words.keys()].map((word) => [word, partsOf(word, all.isWord)] as const)),
  );
  return { partsOf: (word) => parts.get(word) ?? [], character: all.characterOf };
};

interface FreshWord {
  readonly stem: string;
  readonly shown: string | null;
}

/** Returns fresh words in one order everywhere, so that no two transactions wait for each other. */
const freshWords = (shown: ReadonlyMap<string, string | null>, known: readonly Row[]): FreshWord[] => {
  const stems = new Set(known.map(({ stem }) => stem));
  return [...shown]
    .flatMap(([stem, shown]) => (stems.has(stem) ? [] : [{ stem, shown }]))
    .toSorted((a, b) => (a.stem < b.stem ? -1 : 1));
};

/**
 * Gives them with their numbers. As three lists: a query has room for some 20,000 rows of single values, and a long text for more
 * words. Those that somebody else has taken in meanwhile are looked up.
 */
const insertWords = async (ctx: Ctx, words: readonly FreshWord[]): Promise<readonly Row[]> => {
  if (words.length === 0) return [];
  const columns = [
    words.map(({ stem }) => stem),
    words.map(({ shown }) => shown),
    words.map(({ stem, shown }) => (shown === null ? null : `{${typoKeys(stem).join(',')}}`)),
  ];
  const lists = sql.join(
    columns.map((column) => sql`${sql.param(column)}::text[]`),
    sql`, `,
  );
  await ctx.db.execute(sql`
    insert into ${searchWords} (stem, shown, keys, number)
    select stem, shown, keys::int[],
      case when shown is null then nextval(${otherNumbers.seqName}) else nextval('search_words_number') end from unnest(${lists}) as fresh(stem, shown, keys)
    on conflict do nothing`);
  return selectManyWords(
    ctx,
    words.map(({ stem }) => stem),
  );
};

const wordsOf = (terms: readonly Term[]) =>
  new Set(terms.flatMap(({ word }) => (word === null ? [] : [word])));

export interface LearntText {
  readonly text: string;
  readonly terms: readonly Term[];
}

const isWordToLearn = (stem: string) => stem.length >= 3 && stem.length <= 40;
