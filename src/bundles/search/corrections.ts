// Finds words that are known beside those that were typed: what was meant, where nothing is called so.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { stem } from './analysis/stems.ts';
import type { Search } from './conditions.ts';
import { characterOf } from './characters.ts';
import { usageOf, usageValues } from './found.ts';
import { quote } from './question/wanted.ts';
import type { WantedWord } from './question/wanted.ts';
import { searchWords } from './schema.ts';
import { errorsAllowed, typoKeys, typosBetween } from './typo-keys.ts';

export interface Correction {
  readonly typed: string;
  readonly meant: string;
  readonly lexeme: string;
  readonly character: string;
}

/** Returns a search that has been told the characters of what words were mended to. */
export const withCorrections = (search: Search, corrections: readonly Correction[]): Search => {
  const mended = new Map(corrections.map(({ lexeme, character }) => [lexeme, character]));
  return { ...search, characterOf: (lexeme) => mended.get(lexeme) ?? search.characterOf(lexeme) };
};

const MIN_LENGTH = 4;
const MAX_CANDIDATES = 500;
const MAX_TRIED = 12;
/** A word is no more usual for standing in more things than these. */
const USUAL = 50;

/**
 * Returns the nearest word that stands in something which may be found, of those that are as near the most usual one; undefined
 * where there is none.
 */
export const correct = async (ctx: Ctx, { text, word }: WantedWord): Promise<Correction | undefined> => {
  if (word === null || word.length < MIN_LENGTH) return undefined;
  const typed = stem(word);
  const allowed = errorsAllowed(word);
  const { rows } = await ctx.db.execute<{ stem: string; number: number; shown: string }>(sql`
    select ${searchWords.stem} as stem, ${searchWords.number} as number, ${searchWords.shown} as shown from ${searchWords}
    where ${searchWords.shown} is not null and ${searchWords.keys} && ${sql.param(typoKeys(typed))}::int[]
      and length(${searchWords.stem}) between ${typed.length - allowed} and ${typed.length + allowed}
    limit ${MAX_CANDIDATES}`);
  const near = rows
    .map((row) => ({ ...row, typos: typosBetween(typed, row.stem) }))
    .filter(({ typos }) => typos > 0 && typos <= allowed)
    .toSorted(
      (a, b) =>
        a.typos - b.typos || Math.abs(a.stem.length - typed.length) - Math.abs(b.stem.length - typed.length),
    )
    .slice(0, MAX_TRIED);
  const counts = await countOpen(ctx, near.map(toCountedWord), USUAL);
  const [best] = near
    .map((row) => ({ ...row, count: counts.get(row.stem) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.typos - b.typos || b.count - a.count);
  return best && { typed: text, meant: best.shown, ...toCountedWord(best) };
};

/** A word whose uses are counted. */
export interface CountedWord {
  readonly lexeme: string;
  readonly character: string;
}

export const toCountedWord = ({
  stem,
  number,
}: {
  readonly stem: string;
  readonly number: number;
}): CountedWord => ({
  lexeme: stem,
  character: characterOf(number),
});

/**
 * Returns those of these words that stand in something which everybody may read. A word of something hidden is as one that
 * nobody knows.
 */
export const openWords = async (ctx: Ctx, words: readonly CountedWord[]): Promise<ReadonlySet<string>> =>
  new Set((await countOpen(ctx, words, 1)).keys());

/**
 * Counts for each word in how many things that everybody may read it stands, as far as it is counted; words that stand in none
 * are missing.
 */
const countOpen = async (
  ctx: Ctx,
  words: readonly CountedWord[],
  most: number,
): Promise<ReadonlyMap<string, number>> => {
  const { hasNewest, values } = await usageValues(ctx);
  // The query also runs without any words, so that a word of something hidden takes no other time than one that nobody knows.
  const queries = words.map(({ character }) => quote(character));
  const rows = await selectUsage[hasNewest ? 'large' : 'small'](ctx, { ...values, queries, most });
  return new Map(
    rows.flatMap(({ at, count }) => (count > 0 ? [[words[at - 1]!.lexeme, count] as const] : [])),
  );
};

const usageAmong = (size: string, hasNewest: boolean) =>
  prepared(`search.usage.${size}`, (db) => {
    const count = usageOf(sql`asked.query`, { hasNewest, most: sql`${sql.placeholder('most')}` });
    return db
      .select({ at: sql<number>`asked.at::int`, count: sql<number>`${count}` })
      .from(sql`unnest(${sql.placeholder('queries')}::text[]) with ordinality as asked(query, at)`);
  });

/** One for portals of which the newest things stand for all, and one for all others. */
const selectUsage = { large: usageAmong('large', true), small: usageAmong('small', false) };
