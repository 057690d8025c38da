import { desc, eq, sql } from 'drizzle-orm';
import { alias, boolean, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { withRowReader } from './prepared-statement.ts';
import { testPortal } from './testing/test-portal.ts';

const things = pgTable('things', {
  id: integer().primaryKey(),
  name: text(),
  share: real().notNull(),
  isThere: boolean().notNull(),
  facts: jsonb().$type<{ a: number[] }>(),
  tagIds: integer().array().notNull(),
  at: timestamp({ withTimezone: true }),
});

const { database } = await testPortal();
const { db } = database;
await database.query(
  'create table things (id int, name text, share real, is_there bool, facts jsonb, tag_ids int[], at timestamptz)',
);
await database.query(
  `insert into things values (1, 'eins', 0.5, true, '{"a":[1]}', '{1,2}', '2026-11-20T09:30:00.123Z'),
     (2, null, 33.3, false, null, '{}', null)`,
);

const placeholder = (name: string) => sql`${sql.placeholder(name)}::int`;

const named = (name: string) =>
  db
    .select({
      id: things.id,
      sum: sql<number>`${placeholder('a')} + ${placeholder('b')} * ${placeholder('a')} - ${7}::int`,
    })
    .from(things)
    .where(
      sql`${things.id} > ${placeholder('b')} - ${placeholder('a')} and ${things.id} < ${placeholder('b')}`,
    )
    .orderBy(things.id)
    .prepare(name);

const shout = (word: unknown) => `${String(word)}?`;

const whole = () =>
  db
    .select()
    .from(things)
    .where(sql`${things.id} <= ${sql.placeholder('max')}`)
    .orderBy(desc(things.id));

const nested = () =>
  db
    .select({
      id: things.id,
      inner: { at: things.at, name: things.name },
      both: sql<string>`${things.name} || '!'`,
      shout: sql`upper(${things.name})`.mapWith(shout),
      named: sql<number>`${things.id} + 1`.as('named'),
    })
    .from(things)
    .where(eq(things.id, sql.placeholder('id')));

const among = (name: string) =>
  db
    .select({ id: things.id })
    .from(things)
    .where(
      sql`${things.id} = any(${sql.placeholder('ids')}) and ${things.name} = any(${sql.placeholder('names')})`,
    )
    .prepare(name);

describe('a prepared query that is quickened', () => {
  it.each([
    [[1, 2], ['eins', '7'], [{ id: 1 }]],
    [[], ['eins'], []],
    [[1], ['2', '{"eins"}'], []],
  ])('finds among %j and %j what drizzle finds', async (ids, names, found) => {
    const at = JSON.stringify([ids, names]);
    expect(await among(`plain ${at}`).execute({ ids, names })).toEqual(found);
    expect(await withRowReader(among(`quick ${at}`)).execute({ ids, names })).toEqual(found);
  });

  it('gives what drizzle gives, of every kind of column, null among them', async () => {
    const expected = await whole().execute({ max: 9 });
    expect(expected).toHaveLength(2);
    expect(expected[1]).toMatchObject({ at: new Date('2026-11-20T09:30:00.123Z'), tagIds: [1, 2] });
    expect(await withRowReader(whole().prepare('whole')).execute({ max: 9 })).toEqual(expected);
    expect(await withRowReader(whole().prepare('whole')).execute({ max: 0 })).toEqual([]);
  });

  it('gives groups and expressions as drizzle does', async () => {
    for (const id of [1, 2])
      expect(await withRowReader(nested().prepare('nested')).execute({ id })).toEqual(
        await nested().execute({ id }),
      );
  });

  it('leaves a table that may be missing, and queries without rows, to drizzle', async () => {
    const other = db
      .select({ thing: things, twin: { id: sql<number>`1` } })
      .from(things)
      .leftJoin(sql`(select 3 as id) as twin`, sql`twin.id = ${things.id}`);
    expect(await withRowReader(other.prepare('other')).execute()).toEqual(await other.execute());
    const twin = alias(things, 'twin');
    const joined = () =>
      db
        .select({ id: things.id, twin })
        .from(things)
        .leftJoin(twin, eq(twin.id, sql`${things.id} + 1`))
        .orderBy(things.id);
    const rows = await joined().execute();
    expect(rows.map(({ twin }) => twin?.id ?? null)).toEqual([2, null]);
    expect(await withRowReader(joined().prepare('joined')).execute()).toEqual(rows);
    const update = db
      .update(things)
      .set({ name: 'zwei' })
      .where(eq(things.id, sql.placeholder('id')));
    expect(await withRowReader(update.prepare('update')).execute({ id: 2 })).toMatchObject({ rowCount: 1 });
  });

  it('sends what is told by one name once, if it is to, and everything else as it stands', async () => {
    const values = { a: 2, b: 3 };
    const [shared, each] = [named('shared'), named('each')];
    const sent: unknown[][] = [];
    for (const statement of [shared, each]) {
      const inside = statement as unknown as {
        client: { query: (query: object, values: unknown[]) => unknown };
      };
      const { client } = inside;
      Object.assign(inside, {
        client: {
          query: (config: object, asked: unknown[]) => {
            sent.push(asked);
            return client.query(config, asked);
          },
        },
      });
    }
    expect(await withRowReader(shared, { sharesValues: true }).execute(values)).toEqual([{ id: 2, sum: 1 }]);
    expect(sent).toEqual([[2, 3, 7]]);
    expect(await withRowReader(each).execute(values)).toEqual([{ id: 2, sum: 1 }]);
    expect(sent[1]).toHaveLength(7);
  });

  it('fails with what the database says', async () => {
    const broken = db.select({ one: sql`1 / ${sql.placeholder('by')}::int` }).from(things);
    await expect(withRowReader(broken.prepare('broken')).execute({ by: 0 })).rejects.toMatchObject({
      code: '22012',
    });
  });
});
