import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testCtx } from './testing/test-portal.ts';
import { withTransaction } from './ctx.ts';
import {
  askedRowByRow,
  hasBeginnings,
  hasBeginningsOfKind,
  mayHaveBeginnings,
  sortedAfterwards,
  wordsIn,
  wordsOfKind,
} from './word-search.ts';

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

  it('are found among words of their kind exactly as they are among words, and among those of no other', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        'b',
        'Ä',
        '1',
        "'",
        '\\',
        ':',
        '|',
        '&',
        '(',
        '!',
        '-',
        '.',
        '@',
        ' ',
        '\u0301',
      ),
      maxLength: 14,
    });
    return fc.assert(
      fc.asyncProperty(text, text, async (inside, typed) => {
        const words = typed.split(' ').filter(Boolean).slice(0, 3);
        if (words.length === 0) return;
        const vector = wordsOfKind(sql`'event'`, sql`${inside}`);
        const { rows } = await ctx.db.execute<{ own: boolean; other: boolean }>(sql`
          select ${hasBeginningsOfKind(vector, 'event', words)} as own,
            ${hasBeginningsOfKind(vector, 'even', words)} as other`);
        expect(rows[0]).toEqual({ own: await isFound(inside, words), other: false });
      }),
      { numRuns: 150 },
    );
  });

  it('that may be in a text are at least those that are', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'Ä', 'ß', '1', '2', '-', '.', ' ', '\u0301'),
      maxLength: 12,
    });
    return fc.assert(
      fc.asyncProperty(text, text, async (inside, typed) => {
        const words = wordsIn(typed, 3);
        if (words.length === 0 || !(await isFound(inside, words))) return;
        const { rows } = await ctx.db.execute<{ may: boolean }>(
          sql`select ${mayHaveBeginnings(sql`${inside}::text`, words)} as may`,
        );
        expect(rows[0]!.may).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

/** Returns the plan by which the first of 20,000 people is looked for, the twentieth part of whom come last by name. */
const planOf = (words: (vector: SQL) => SQL, key: SQL): Promise<string> =>
  withTransaction(ctx, async ({ db }) => {
    await db.execute(sql`create temp table named (name text not null) on commit drop`);
    await db.execute(
      sql`insert into named select case when n <= 19000 then 'Anna ' else 'Ruth ' end || n from generate_series(1, 20000) as n`,
    );
    await db.execute(sql`create index on named (lower(name))`);
    const vector = sql`to_tsvector('simple', name)`;
    await db.execute(sql`create index on named using gin (${vector})`);
    await db.execute(sql`analyze named`);
    const { rows } = await db.execute(
      sql`explain (costs off) select name from named where ${words(vector)} order by ${key} limit 1`,
    );
    return JSON.stringify(rows);
  });

const byName = sql`lower(name)`;
const isRuth = (vector: SQL) => hasBeginnings(vector, ['Ruth']);

describe('many rows in an order', () => {
  it('are looked up by their words and sorted afterwards', async () => {
    expect(await planOf(isRuth, byName)).toContain('named_lower_idx');
    const plan = await planOf(isRuth, sortedAfterwards(byName));
    expect(plan).toContain('named_to_tsvector_idx');
    expect(plan).not.toContain('named_lower_idx');
  });

  it('are asked along the order, where that is wanted', async () => {
    const plan = await planOf((vector) => askedRowByRow(isRuth(vector)), byName);
    expect(plan).toContain('named_lower_idx');
    expect(plan).not.toContain('named_to_tsvector_idx');
  });
});
