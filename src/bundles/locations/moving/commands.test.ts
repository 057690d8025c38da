import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { viewersByIds } from '#bundles/users/public.ts';
import { savePlace } from '../desk/commands.ts';
import type { PlaceInput } from '../desk/typed-place.ts';
import * as texts from '../desk/texts.ts';
import { getLocationTree, readLocationTree } from '../queries.ts';
import type { Location } from '../queries.ts';
import { aPlace } from '../test-data.ts';
import { mergeLocation } from './commands.ts';
import { placeMoves } from './moves.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);

const inputOf = (place: Location, changes: Partial<PlaceInput> = {}): PlaceInput => ({
  name: place.name,
  slug: place.slug,
  kind: place.kind,
  parentId: place.parentId,
  postcode: place.postcode,
  latitude: place.latitude,
  longitude: place.longitude,
  isHidden: place.isHidden,
  neighbourIds: place.neighbourIds,
  ...changes,
});

const rowsOf = async <Row extends Record<string, unknown>>(ctx: Ctx, query: ReturnType<typeof sql>) =>
  (await ctx.db.execute<Row>(query)).rows;

const placesOf = async (id: number) =>
  (
    await rowsOf<{ place: number }>(
      ctx,
      sql`select location_id as place from piece_places where type = 'article' and object_id = ${id} order by 1`,
    )
  ).map(({ place }) => place);

const statusOf = async (url: string) => {
  const { statusCode, headers } = await app.http.inject({ url, headers: { accept: 'text/html' } });
  return [statusCode, headers.location];
};

const world = async () => {
  const [north, south] = [await aPlace(ctx, { kind: 'district' }), await aPlace(ctx, { kind: 'district' })];
  const town = await aPlace(ctx, { parentId: north.id });
  const quarter = await aPlace(ctx, { parentId: town.id, kind: 'quarter' });
  const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: town.path }] });
  const article = await anArticle(ctx, { locationId: quarter.id });
  return { north, south, town, quarter, editor, article };
};

describe('a place that moves', () => {
  it('takes along its pieces, dates, roles and what lies in it', async () => {
    const { north, south, town, quarter, editor, article } = await world();
    expect(await placesOf(article.id)).toEqual([north.id, town.id, quarter.id].toSorted((a, b) => a - b));
    expect(await savePlace(ctx, town.id, inputOf(town, { parentId: south.id }))).toMatchObject({
      kind: 'saved',
    });
    const path = `${south.id}/${town.id}/`;
    const tree = await getLocationTree(ctx);
    expect(tree.byId.get(quarter.id)?.path).toBe(`${path}${quarter.id}/`);
    expect(await placesOf(article.id)).toEqual([south.id, town.id, quarter.id].toSorted((a, b) => a - b));
    const [row] = await rowsOf(ctx, sql`select location_path from articles where id = ${article.id}`);
    expect(row).toEqual({ location_path: `${path}${quarter.id}/` });
    expect((await viewersByIds(ctx, [editor.id])).get(editor.id)?.roles).toEqual([
      { role: 'editor', locationPath: path },
    ]);
    expect(await placeMoves.underWay(ctx)).toBeUndefined();
  });

  it('does not move below itself, nor into one that is too small, nor while another one is on its way', async () => {
    const { town, quarter, south } = await world();
    expect(await savePlace(ctx, town.id, inputOf(town, { parentId: quarter.id }))).toEqual({
      kind: 'invalid',
      errors: { parentId: texts.belowItself },
    });
    const other = await aPlace(ctx);
    expect(await savePlace(ctx, town.id, inputOf(town, { parentId: other.id }))).toEqual({
      kind: 'invalid',
      errors: { parentId: texts.parentTooSmall },
    });
    const change = { fromPath: '2147483647/', toPath: '2147483646/', mergedId: null, toId: south.id };
    const move = await withTransaction(ctx, (ctx) => placeMoves.begin(ctx, change, 'Ein anderer'));
    expect(await savePlace(ctx, town.id, inputOf(town, { parentId: south.id }))).toMatchObject({
      kind: 'refused',
      text: texts.moveUnderWay,
    });
    expect(await mergeLocation(ctx, town.id, other.id)).toMatchObject({ kind: 'refused' });
    await placeMoves.goOn(ctx, move!);
  });

  it('stays what it was for two who move each below the other', async () => {
    const one = await aPlace(ctx, { kind: 'country' });
    const two = await aPlace(ctx, { kind: 'district' });
    const outcomes = await Promise.all([
      savePlace(ctx, two.id, inputOf(two, { parentId: one.id })),
      savePlace(ctx, one.id, inputOf(one, { parentId: two.id, kind: 'quarter' })),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).not.toEqual(['saved', 'saved']);
    const { byId } = await readLocationTree(ctx);
    for (const { path } of [byId.get(one.id)!, byId.get(two.id)!])
      expect(new Set(path.split('/')).size).toBe(path.split('/').length);
  });

  it('finds what was written while it moved', async () => {
    const { south, town, article } = await world();
    const outcome = await savePlace(ctx, town.id, inputOf(town, { parentId: south.id }));
    if (outcome.kind !== 'saved') throw new Error('refused');
    await ctx.db.execute(
      sql`update articles set location_path = ${town.path} || 'x' where id = ${article.id}`,
    );
    await placeMoves.job.work(ctx, { id: outcome.move!.id });
    expect(await rowsOf(ctx, sql`select location_path from articles where id = ${article.id}`)).toEqual([
      { location_path: `${south.id}/${town.id}/x` },
    ]);
  });
});

describe('a place that gets another slug', () => {
  itWith('events')('keeps the address of its events', async () => {
    const { town } = await world();
    const second = `${town.slug}-neu`;
    await savePlace(ctx, town.id, inputOf(town, { slug: second }));
    expect(await statusOf(`/${town.slug}/events`)).toEqual([301, `/${second}/events`]);
  });

  it('keeps all its addresses, and gives them to nobody else', async () => {
    const { town, quarter } = await world();
    const second = `${town.slug}-neu`;
    await savePlace(ctx, town.id, inputOf(town, { slug: second }));
    expect(await statusOf(`/${town.slug}`)).toEqual([301, `/${second}`]);
    expect(await statusOf(`/${town.slug}/artikel`)).toEqual([301, `/${second}/artikel`]);
    expect(await statusOf(`/${town.slug}/feed.xml`)).toEqual([301, `/${second}/feed.xml`]);
    expect(await statusOf(`/${second}`)).toEqual([200, undefined]);
    expect(await savePlace(ctx, quarter.id, inputOf(quarter, { slug: town.slug }))).toMatchObject({
      kind: 'invalid',
      errors: { slug: expect.stringContaining(town.name) },
    });
    await savePlace(ctx, town.id, inputOf(town));
    expect(await statusOf(`/${second}`)).toEqual([301, `/${town.slug}`]);
    expect(await statusOf(`/${town.slug}`)).toEqual([200, undefined]);
  });
});

describe('a place that becomes part of another', () => {
  it('leaves nothing behind: pieces, followers, roles, what lies in it, neighbours, addresses', async () => {
    const { north, town, quarter, editor, article } = await world();
    const [into, near] = [await aPlace(ctx, { parentId: north.id }), await aPlace(ctx)];
    await savePlace(ctx, town.id, inputOf(town, { neighbourIds: [into.id, near.id] }));
    const own = await anArticle(ctx, { locationId: town.id });
    const followers = [await aUser(ctx), await aUser(ctx)];
    await ctx.db.execute(sql`
      insert into subscriptions (user_id, target_type, target_id, created_at)
      values (${followers[0]!.id}, 'location', ${town.id}, now()), (${followers[1]!.id}, 'location', ${town.id}, now()),
        (${followers[1]!.id}, 'location', ${into.id}, now())`);
    expect(await mergeLocation(ctx, town.id, into.id)).toMatchObject({ kind: 'merged' });
    const tree = await getLocationTree(ctx);
    expect(tree.all.map(({ id }) => id)).not.toContain(town.id);
    expect(tree.byId.get(town.id)).toBe(tree.byId.get(into.id));
    expect(tree.byId.get(quarter.id)).toMatchObject({
      parentId: into.id,
      path: `${north.id}/${into.id}/${quarter.id}/`,
    });
    expect(tree.byId.get(near.id)?.neighbourIds).toEqual([into.id]);
    expect(tree.byId.get(into.id)?.neighbourIds).toEqual([near.id]);
    expect(await placesOf(article.id)).toEqual([north.id, quarter.id, into.id].toSorted((a, b) => a - b));
    expect(await placesOf(own.id)).toEqual([north.id, into.id]);
    const [row] = await rowsOf(
      ctx,
      sql`select location_id, location_path from articles where id = ${own.id}`,
    );
    expect(row).toEqual({ location_id: into.id, location_path: `${north.id}/${into.id}/` });
    const follows = sql`select user_id as id from subscriptions where target_type = 'location' and target_id = `;
    expect(await rowsOf(ctx, sql`${follows} ${town.id}`)).toEqual([]);
    expect(await rowsOf(ctx, sql`${follows} ${into.id}`)).toHaveLength(2);
    expect((await viewersByIds(ctx, [editor.id])).get(editor.id)?.roles).toEqual([
      { role: 'editor', locationPath: `${north.id}/${into.id}/` },
    ]);
    expect(await statusOf(`/${town.slug}`)).toEqual([301, `/${into.slug}`]);
  });

  it('does so once, for two who ask at the same time for the two ways round', async () => {
    const [one, two] = [await aPlace(ctx), await aPlace(ctx)];
    const outcomes = await Promise.allSettled([
      mergeLocation(ctx, one.id, two.id),
      mergeLocation(ctx, two.id, one.id),
      mergeLocation(ctx, one.id, two.id),
    ]);
    const merged = outcomes.filter(
      (outcome) => outcome.status === 'fulfilled' && outcome.value.kind === 'merged',
    );
    expect(merged).toHaveLength(1);
  });

  it('is refused into itself, into what lies in it, and where what lies in it would be too large', async () => {
    const { north, town, quarter } = await world();
    const other = await aPlace(ctx);
    for (const [from, into, text] of [
      [town, town, texts.intoItself],
      [town, quarter, texts.intoBelow],
      [north, other, texts.childrenTooLarge(other.name)],
    ] as const)
      expect(await mergeLocation(ctx, from.id, into.id)).toEqual({ kind: 'invalid', errors: { into: text } });
    expect(await mergeLocation(ctx, town.id, 2147483647)).toEqual({
      kind: 'invalid',
      errors: { into: texts.intoUnknown },
    });
    await expect(mergeLocation(ctx, 2147483647, town.id)).rejects.toMatchObject({ status: 404 });
  });
});
