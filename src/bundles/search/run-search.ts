// Goes from a question to what is found: first as it was typed, then with its errors mended, then with some of its words.
import type { Ctx } from '#kernel/ctx.ts';
import type { Search } from './conditions.ts';
import { correct, openWords, withCorrections } from './corrections.ts';
import type { Correction } from './corrections.ts';
import type { ResultCursor, Way } from './cursor.ts';
import type { Filters } from './filters.ts';
import { FEW, findMeant } from './meant.ts';
import type { Nearness } from './nearness.ts';
import { findHits, NOTHING } from './queries.ts';
import type { Hits } from './queries.ts';
import { narrow } from './question/narrowed.ts';
import type { Question } from './question/read-question.ts';
import { lexemesToLookUp, wantedWords } from './question/wanted.ts';
import type { WantedWord } from './question/wanted.ts';
import { lookUp } from './vocabulary.ts';

export interface Found extends Hits {
  /** How far the question had to be changed until something was found. */
  readonly way: Way;
  readonly search: Search;
  readonly corrections: readonly Correction[];
}

export interface RunOptions {
  readonly filters: Filters;
  readonly near?: Nearness | undefined;
  readonly after?: ResultCursor | undefined;
  /** All words are to be met, misspelt or not, and nothing better is looked for. */
  readonly isStrict?: boolean;
  readonly withCounts?: boolean;
}

export const runSearch = async (
  ctx: Ctx,
  question: Question,
  { filters, near, after, isStrict = false, withCounts = false }: RunOptions,
): Promise<Found> => {
  const [known, narrowed] = await Promise.all([
    lookUp(ctx, lexemesToLookUp(question)),
    narrow(ctx, question),
  ]);
  const { phrases, unwanted } = question;
  const asked = { after, withCounts };
  const typed: Search = {
    wanted: wantedWords(question, known.isWord),
    phrases,
    unwanted,
    narrowed,
    filters,
    near,
    characterOf: known.characterOf,
  };
  if (!after || after.way === 'typed') {
    const hits = await findHits(ctx, typed, asked);
    if (after || hits.total > 0 || typed.wanted.length === 0)
      return {
        ...hits,
        way: 'typed',
        search: typed,
        corrections: isStrict ? [] : await betterWords(ctx, typed, hits, after),
      };
  }
  const { mended, corrections } = await mend(ctx, typed);
  if (corrections.length > 0 && after?.way !== 'some') {
    const hits = await findHits(ctx, mended, asked);
    if (after || hits.total > 0) return { ...hits, way: 'mended', search: mended, corrections };
  }
  if (isStrict) return { ...NOTHING, way: 'some', search: mended, corrections };
  const some = { ...mended, isLoose: true };
  return { ...(await findHits(ctx, some, asked)), way: 'some', search: some, corrections };
};

/** What was found, but hardly, may have been typed with an error that is a word itself. */
const betterWords = async (ctx: Ctx, search: Search, { total }: Hits, after?: ResultCursor) => {
  const meant = !after && total > 0 && total <= FEW ? await findMeant(ctx, search, total) : undefined;
  return meant ? [meant] : [];
};

/** Words that stand nowhere are taken for errors of ones that do. */
const mend = async (ctx: Ctx, search: Search) => {
  const { wanted: words, characterOf } = search;
  const open = await openWords(
    ctx,
    [...new Set(words.flatMap(({ spellings }) => spellings.flat()))].map((lexeme) => ({
      lexeme,
      character: characterOf(lexeme),
    })),
  );
  const corrections: Correction[] = [];
  const wanted = await Promise.all(
    words.map(async (word): Promise<WantedWord> => {
      const isThere = word.spellings.some((lexemes) => lexemes.every((lexeme) => open.has(lexeme)));
      const correction = isThere ? undefined : await correct(ctx, word);
      if (!correction) return word;
      corrections.push(correction);
      return { ...word, spellings: [...word.spellings, [correction.lexeme]] };
    }),
  );
  return { mended: { ...withCorrections(search, corrections), wanted }, corrections };
};
