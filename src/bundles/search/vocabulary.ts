// Topic: every word that stands in something that can be found: by it words are taken apart, and errors mended.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { possibleParts } from './analysis/compounds.ts';
import type { IsKnown } from './analysis/compounds.ts';
import type { Term } from './analysis/terms.ts';
import { searchWords } from './schema.ts';
import { typoKeys } from './typo-keys.ts';

/** Those of these stems that are known. */
export const knownStems = async (ctx: Ctx, stems: Iterable<string>): Promise<ReadonlySet<string>> => {
  const asked = [...new Set(stems)];
  if (asked.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ stem: string }>(
    sql`select ${searchWords.stem} as stem from ${searchWords} where ${searchWords.stem} = any(${sql.param(asked)}::text[])`,
  );
  return new Set(rows.map(({ stem }) => stem));
};

/** Takes in what is new, in the caller's transaction, and says of every part of these words whether it stands alone. */
export const learnWords = async (ctx: Ctx, texts: readonly LearntText[]): Promise<IsKnown> => {
  const shown = new Map<string, string>();
  const folded = new Set<string>();
  for (const { text, terms } of texts)
    for (const { lexeme, word, start, end } of terms) {
      if (word === null) continue;
      folded.add(word);
      if (isWordToLearn(lexeme) && !shown.has(lexeme)) shown.set(lexeme, text.slice(start, end));
    }
  const known = await knownStems(ctx, [...shown.keys(), ...[...folded].flatMap(possibleParts)]);
  // In one order everywhere, so that no two transactions wait for each other.
  const fresh = [...shown.keys()].filter((stem) => !known.has(stem)).toSorted();
  if (fresh.length > 0)
    await ctx.db
      .insert(searchWords)
      .values(fresh.map((stem) => ({ stem, shown: shown.get(stem)!, keys: typoKeys(stem) })))
      .onConflictDoNothing();
  return (stem) => known.has(stem) || shown.has(stem);
};

export interface LearntText {
  readonly text: string;
  readonly terms: readonly Term[];
}

const isWordToLearn = (stem: string) => stem.length >= 3 && stem.length <= 40;
