import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { findPeopleByNames, findPeopleByPrefix } from './people.ts';
import { aUser } from './test-data.ts';

const ctx = await testCtx();

const namesOf = async (prefix: string, limit = 9) =>
  (await findPeopleByPrefix(ctx, prefix, limit)).map(({ name }) => name);

describe('people by their names', () => {
  it('are those who have the whole name, in whatever case, several of them too', async () => {
    const [one, two] = [
      await aUser(ctx, { name: 'Zoë Ährenfeld' }),
      await aUser(ctx, { name: 'zoë ährenfeld' }),
    ];
    await aUser(ctx, { name: 'Zoë Ährenfelder' });
    const found = await findPeopleByNames(ctx, ['ZOË ÄHRENFELD', 'niemand']);
    expect(found.map(({ id }) => id).toSorted()).toEqual([one.id, two.id]);
    expect(found[0]).toMatchObject({ href: expect.stringContaining('/profile/') });
    expect(await findPeopleByNames(ctx, [])).toEqual([]);
  });

  it('or begin so, in their order, as many as are wanted', async () => {
    for (const name of ['Quendel B', 'quendel a', 'Quendel C', 'Quark', 'Quendel%'])
      await aUser(ctx, { name });
    expect(await namesOf('QUENDEL ')).toEqual(['quendel a', 'Quendel B', 'Quendel C']);
    expect(await namesOf('quendel ', 2)).toEqual(['quendel a', 'Quendel B']);
    expect(await namesOf('quendel%')).toEqual(['Quendel%']);
    expect(await namesOf('_uark')).toEqual([]);
  });

  it('are neither those who left nor those who aren’t confirmed', async () => {
    await aUser(ctx, { name: 'Xaver', confirmedAt: null });
    await aUser(ctx, { name: 'Xaver', erasedAt: ctx.now });
    expect(await findPeopleByNames(ctx, ['Xaver'])).toEqual([]);
    expect(await findPeopleByPrefix(ctx, 'xav', 9)).toEqual([]);
  });

  it('are found by an index, however many there are', async () => {
    await ctx.db.execute(sql`insert into users (login, name, email, password_hash, created_at, confirmed_at)
      select 'viele-' || n, 'Name ' || n, n || '@viele.example', '', now(), now() from generate_series(1, 5000) n`);
    await ctx.db.execute(sql`analyze users`);
    for (const condition of [
      sql`lower(name) = any(array['name 7', 'name 8'])`,
      sql`lower(name) ~>=~ 'name 77' and lower(name) ~<~ 'name 78'`,
    ]) {
      const { rows } = await ctx.db.execute(sql`explain select id from users where ${condition}`);
      expect(JSON.stringify(rows)).toContain('users_name');
    }
  });
});
