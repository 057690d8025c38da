// Topic: every word that stands in something that can be found: by it words are taken apart, and errors mended.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { partsOf, possiblePartsOf } from './analysis/compounds.ts';
import type { Term } from './analysis/terms.ts';
import { MAX_PARTS_ASKED } from './constants.ts';
import { searchWords } from './schema.ts';
import { typoKeys } from './typo-keys.ts';
import type { PartsOfWord } from './vectors.ts';

/** Those of these stems that are known. */
export const knownStems = async (ctx: Ctx, stems: Iterable<string>): Promise<ReadonlySet<string>> => {
  const asked = [...new Set(stems)];
  if (asked.length === 0) return new Set();
  const rows = await selectStems(ctx, { stems: asked });
  return new Set(rows.map(({ stem }) => stem));
};

const selectStems = prepared('search.stems', (db) =>
  db
    .select({ stem: searchWords.stem })
    .from(searchWords)
    .where(sql`${searchWords.stem} = any(${sql.placeholder('stems')}::text[])`),
);

/** Takes in what is new, in the caller's transaction, and gives the parts of each of these words that stand alone elsewhere. */
export const learnWords = async (ctx: Ctx, texts: readonly LearntText[]): Promise<PartsOfWord> => {
  const shown = new Map<string, string>();
  for (const { text, terms } of texts)
    for (const { lexeme, word, start, end } of terms)
      if (word !== null && isWordToLearn(lexeme) && !shown.has(lexeme))
        shown.set(lexeme, text.slice(start, end));
  const asked = texts.map(({ terms }) => possiblePartsOf(wordsOf(terms), MAX_PARTS_ASKED.text));
  const possible = asked.flatMap((parts) => [...parts.values()].flat());
  const known = await knownStems(ctx, [...shown.keys(), ...possible]);
  // In one order everywhere, so that no two transactions wait for each other.
  const fresh = [...shown.keys()].filter((stem) => !known.has(stem)).toSorted();
  if (fresh.length > 0)
    await insertWords(
      ctx,
      fresh.map((stem) => ({ stem, shown: shown.get(stem)! })),
    );
  const isKnown = (stem: string) => known.has(stem) || shown.has(stem);
  const parts = new Map(
    asked.flatMap((words) => [...words.keys()].map((word) => [word, partsOf(word, isKnown)] as const)),
  );
  return (word) => parts.get(word) ?? [];
};

/** As three lists: a query has room for some 20,000 rows of single values, and a long text for more words. */
const insertWords = (ctx: Ctx, words: readonly { readonly stem: string; readonly shown: string }[]) => {
  const columns = [
    words.map(({ stem }) => stem),
    words.map(({ shown }) => shown),
    words.map(({ stem }) => `{${typoKeys(stem).join(',')}}`),
  ];
  const lists = sql.join(
    columns.map((column) => sql`${sql.param(column)}::text[]`),
    sql`, `,
  );
  return ctx.db.execute(sql`
    insert into ${searchWords} (stem, shown, keys)
    select stem, shown, keys::int[] from unnest(${lists}) as fresh(stem, shown, keys)
    on conflict do nothing`);
};

const wordsOf = (terms: readonly Term[]) =>
  new Set(terms.flatMap(({ word }) => (word === null ? [] : [word])));

export interface LearntText {
  readonly text: string;
  readonly terms: readonly Term[];
}

const isWordToLearn = (stem: string) => stem.length >= 3 && stem.length <= 40;
