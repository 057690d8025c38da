import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testCtx } from './testing/test-portal.ts';
import { hasBeginnings, wordsIn } from './word-search.ts';

const ctx = await testCtx();
const isFound = async (text: string, words: readonly string[]) => {
  const vector = sql`to_tsvector('simple', ${text})`;
  const { rows } = await ctx.db.execute<{ found: boolean }>(
    sql`select ${hasBeginnings(vector, words)} as found`,
  );
  return rows[0]!.found;
};

describe('words that somebody typed', () => {
  it('are letters and digits, as many as are wanted', () => {
    expect(wordsIn(' Änne-Lotte, 3. Reihe! ', 8)).toEqual(['Änne', 'Lotte', '3', 'Reihe']);
    expect(wordsIn('a b c', 2)).toEqual(['a', 'b']);
    expect(wordsIn('&|!:*', 2)).toEqual([]);
  });

  it('are found as the beginnings of words, all of them', async () => {
    expect(await isFound('Änne Zuckermann', ['änn', 'ZUCK'])).toBe(true);
    expect(await isFound('Änne Zuckermann', ['änn', 'mann'])).toBe(false);
  });

  it('never are a program, whatever they are', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }),
        async (words) => {
          const typed = words.map((word) => word.replaceAll('\0', ''));
          expect(typeof (await isFound('Auenfeld', typed))).toMatch(/boolean/);
        },
      ),
      { numRuns: 60 },
    ));
});
