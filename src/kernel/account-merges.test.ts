import { integer, pgTable, PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { addUp, isEither, moveRows } from './account-merges.ts';
import type { Ctx } from './ctx.ts';

const marks = pgTable('marks', { userId: integer('user_id'), pieceId: integer('piece_id') });
const merge = { fromId: 3, intoId: 7 };
const inWords = (condition: unknown) => new PgDialect().sqlToQuery(condition as never);

/** Returns a database that tells what was asked of it, and answers with these counts. */
const counting = (deleted: number | null, updated: number | null) => {
  const asked: string[] = [];
  const note = (what: string, condition: unknown) => {
    const { sql, params } = inWords(condition);
    asked.push(`${what} where ${sql} with ${params.join(',')}`);
  };
  const db = {
    delete: () => ({
      where: async (condition: unknown) => {
        note('delete', condition);
        return { rowCount: deleted };
      },
    }),
    update: () => ({
      set: (values: object) => ({
        where: async (condition: unknown) => {
          note(`set ${JSON.stringify(values)}`, condition);
          return { rowCount: updated };
        },
      }),
    }),
  };
  return { ctx: { db } as unknown as Ctx, asked };
};

describe('the rows of one account', () => {
  it('become those of the other, but for what that has already', async () => {
    const { ctx, asked } = counting(2, 5);
    expect(await moveRows(ctx, marks, 'userId', merge, ['pieceId'])).toEqual({ moved: 5, dropped: 2 });
    expect(asked).toEqual([
      'delete where ("marks"."user_id" = $1 and ("marks"."piece_id") in (select "marks"."piece_id" from "marks" where "marks"."user_id" = $2)) with 3,7',
      'set {"userId":7} where "marks"."user_id" = $1 with 3',
    ]);
  });

  it('are all moved where nothing can be there twice', async () => {
    const { ctx, asked } = counting(2, 5);
    expect(await moveRows(ctx, marks, 'userId', merge)).toEqual({ moved: 5, dropped: 0 });
    expect(asked).toHaveLength(1);
  });

  it('are none where the database counts none', async () => {
    const { ctx } = counting(null, null);
    expect(await moveRows(ctx, marks, 'userId', merge, ['pieceId'])).toEqual({ moved: 0, dropped: 0 });
  });
});

it('several steps come to their sums', () => {
  expect(addUp([])).toEqual({ moved: 0, dropped: 0 });
  expect(
    addUp([
      { moved: 2, dropped: 1 },
      { moved: 3, dropped: 4 },
    ]),
  ).toEqual({ moved: 5, dropped: 5 });
});

it('a pair names one person twice where it names both accounts', () =>
  expect(inWords(isEither(marks.userId, merge))).toMatchObject({
    sql: '"marks"."user_id" in ($1, $2)',
    params: [3, 7],
  }));
