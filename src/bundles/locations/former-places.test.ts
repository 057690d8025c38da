import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { formerPlaces } from './former-places.ts';
import { getLocationTree } from './queries.ts';
import { aPlace } from './test-data.ts';

const ctx = actAs(await testCtx(), portalItself);
const other = await aPlace(ctx, { kind: 'district' });
const erase = (id: number) => formerPlaces.eraseUnused(ctx, id, other.id);

await anArticle(ctx);

describe('a place that came with an import', () => {
  it('goes where nobody uses it, and what was erased there counts for another one', async () => {
    const place = await aPlace(ctx);
    const article = await anArticle(ctx, { locationId: place.id });
    expect(await erase(place.id)).toBe(false);
    await ctx.db.execute(sql`update articles set state = 'erased' where id = ${article.id}`);
    expect(await erase(place.id)).toBe(true);
    const { byId, bySlug } = await getLocationTree(ctx);
    expect([byId.get(place.id), bySlug.get(place.slug)]).toEqual([undefined, undefined]);
    const { rows } = await ctx.db.execute(
      sql`select location_id, location_path from articles where id = ${article.id}`,
    );
    expect(rows).toEqual([{ location_id: other.id, location_path: other.path }]);
    expect((await listHistory(ctx, { type: 'location', id: place.id }))[0]).toMatchObject({
      action: 'location.erased',
    });
    expect(await erase(place.id)).toBe(false);
  });

  it.each([
    [
      'a role',
      (_id: number, path: string) => aUser(ctx, { roles: [{ role: 'editor', locationPath: path }] }),
    ],
    [
      'a home',
      async (id: number) => {
        const { id: userId } = await aUser(ctx);
        await ctx.db.execute(sql`update users set location_id = ${id} where id = ${userId}`);
      },
    ],
    [
      'a follower',
      async (id: number) => {
        const { id: userId } = await aUser(ctx);
        await ctx.db.execute(
          sql`insert into subscriptions (user_id, target_type, target_id, created_at) values (${userId}, 'location', ${id}, now())`,
        );
      },
    ],
    ['another place', (id: number) => aPlace(ctx, { kind: 'quarter', parentId: id })],
    [
      'an address that it had',
      (id: number) =>
        ctx.db.execute(
          sql`insert into location_addresses (slug, location_id) values (${`alt-${id}`}, ${id})`,
        ),
    ],
    [
      'a category',
      async (id: number) => ctx.db.execute(sql`update categories set location_ids = array[${id}::int]`),
    ],
  ])('stays with %s', async (_, use) => {
    const place = await aPlace(ctx);
    await use(place.id, place.path);
    expect(await erase(place.id)).toBe(false);
    expect((await getLocationTree(ctx)).byId.get(place.id)).toBeDefined();
  });

  it('goes by administrators alone', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    const place = await aPlace(ctx);
    await expect(formerPlaces.eraseUnused(editor, place.id, other.id)).rejects.toMatchObject({ status: 403 });
  });
});
