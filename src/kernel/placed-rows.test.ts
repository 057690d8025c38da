import type { SQL } from 'drizzle-orm';
import { integer, pgTable, PgDialect, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import { areDerived, hasRow, rowsWithPath } from './placed-rows.ts';

const roles = pgTable('roles', { locationPath: text('location_path') });
const pieces = pgTable('pieces', {
  locationPath: text('location_path'),
  locationId: integer('location_id'),
  state: text(),
  calendarSequence: integer('calendar_sequence'),
});
const drafts = pgTable('drafts', {
  locationPath: text('location_path'),
  locationId: integer('location_id'),
  state: text(),
  pieceState: text('piece_state'),
});

/** Makes a database that answers with these rows, and tells what it was asked. */
const answering = (rows: readonly object[]) => {
  const asked: string[] = [];
  const execute = async (query: SQL) => {
    const { sql, params } = new PgDialect().sqlToQuery(query);
    asked.push(`${sql.replace(/\s+/g, ' ').trim()} · ${params.join(' ')}`);
    return { rows };
  };
  return { ctx: { db: { execute } } as unknown as Ctx, asked };
};
const place = { id: 4, path: '1/4/' };
const change = { fromPath: '1/4/', toPath: '2/4/', mergedId: null, toId: 4 };

describe('rows with the path of a place', () => {
  it.each([
    [roles, 'starts_with("roles"."location_path", $1)'],
    [pieces, `starts_with("pieces"."location_path", $1) and "pieces"."state" is distinct from 'erased'`],
    [
      drafts,
      `starts_with("drafts"."location_path", $1) and "drafts"."piece_state" is distinct from 'erased'`,
    ],
  ])('are missed there unless they were erased: %#', async (table, condition) => {
    const some = answering([{}]);
    expect(await rowsWithPath(table).isUsed(some.ctx, place)).toBe(true);
    expect(some.asked[0]!.replaceAll(/ +/g, ' ')).toMatch(/ where (.*?) limit 1/);
    expect(/ where (.*?) ?limit 1/.exec(some.asked[0]!)?.[1]).toBe(condition);
    expect(await rowsWithPath(table).isUsed(answering([]).ctx, place)).toBe(false);
  });

  it.each([
    [roles, false, false],
    [drafts, true, false],
    [pieces, true, true],
  ])('move with it, and with what they say of it: %#', async (table, hasPlace, hasSequence) => {
    const { ctx, asked } = answering([{}, {}, {}]);
    expect(await rowsWithPath(table).move(ctx, change, 50)).toBe(3);
    expect(asked[0]).toContain('set location_path = $1 || substr');
    expect(asked[0]!.includes('location_id = case')).toBe(hasPlace);
    expect(asked[0]!.includes('calendar_sequence = ')).toBe(hasSequence);
    // The part of a path behind the four letters of the old path stays.
    expect(asked[0]).toMatch(/ · 2\/4\/ 5 /);
  });

  it('are counted', async () => {
    const { ctx, asked } = answering([{ count: 12 }]);
    expect(await rowsWithPath(roles).count(ctx, change)).toBe(12);
    expect(asked[0]).toMatch(/ · 1\/4\/$/);
  });
});

it('rows that are made of others are missed by nobody', async () => {
  expect(await areDerived(answering([{}]).ctx, place)).toBe(false);
  expect(await hasRow(answering([{}]).ctx, roles, undefined as never)).toBe(true);
});
