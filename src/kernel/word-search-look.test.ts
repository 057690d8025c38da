// Tests where rows with words are looked for along an order, by how many a table has; what words find is asked of a database
// beside this.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import { rowMoves } from './row-moves.schema.ts';
import { areMany, metAlongOrder } from './word-search.ts';
import type { Stretch } from './word-search.ts';

/** Makes a ctx with a database that knows a number of rows of its table, and gives this answer to whatever else it is asked. */
const ctxWith = (rows: number, answer: object = {}) => {
  const asked: unknown[][] = [];
  const execute = async (query: { readonly queryChunks: readonly unknown[] }) => {
    asked.push(query.queryChunks.filter((chunk) => typeof chunk === 'number'));
    return { rows: [asked.length === 1 ? { rows } : answer] };
  };
  return { ctx: { db: { execute } } as unknown as Ctx, asked };
};

const looking = async (tableRows: number, wanted: number, met: readonly [first: number, further: number]) => {
  const looks: Stretch[] = [];
  const found = await metAlongOrder(ctxWith(tableRows).ctx, rowMoves, wanted, async (stretch) => {
    looks.push(stretch);
    return Array.from({ length: met[looks.length - 1]! }, (_, at) => `${looks.length}-${at}`);
  });
  return { found, looks: looks.map(({ offset, rows }) => [offset, rows]) };
};

describe('a page of rows with words', () => {
  it('isn’t looked for along the order of a table of fewer than 20,000 rows', async () => {
    expect(await looking(19_999, 3, [9, 9])).toEqual({ found: undefined, looks: [] });
    expect((await looking(20_000, 3, [9, 9])).looks).toEqual([[0, 200]]);
  });

  it('is what the first 200 rows have, if that is enough', async () => {
    const { found, looks } = await looking(20_000, 6, [6, 0]);
    expect(found).toHaveLength(6);
    expect(looks).toEqual([[0, 200]]);
  });

  it('is looked for up to the 2,000th row where the first ones have five at least', async () => {
    const { found, looks } = await looking(20_000, 8, [5, 9]);
    expect(found).toEqual(['1-0', '1-1', '1-2', '1-3', '1-4', '2-0', '2-1', '2-2']);
    expect(looks).toEqual([
      [0, 200],
      [200, 1800],
    ]);
    expect(await looking(20_000, 8, [4, 9])).toEqual({ found: undefined, looks: [[0, 200]] });
  });

  it('is none where the long look finds too few as well', async () => {
    expect((await looking(20_000, 8, [5, 2])).found).toBeUndefined();
    expect((await looking(20_000, 8, [5, 3])).found).toHaveLength(8);
  });
});

describe('whether many rows have the words', () => {
  it('isn’t asked of a small table', async () => {
    const { ctx, asked } = ctxWith(19_999, { isSo: true });
    expect(await areMany(ctx, rowMoves, sql`true`)).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [20_000, 2],
    [400_000, 0.1],
  ])('is asked of about 400 of %i rows, which are %d of a hundred', async (rows, percent) => {
    for (const isSo of [true, false]) {
      const { ctx, asked } = ctxWith(rows, { isSo });
      expect(await areMany(ctx, rowMoves, sql`true`)).toBe(isSo);
      expect(asked[1]).toEqual([0.2, percent]);
    }
  });
});
