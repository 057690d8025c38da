import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { isOfferedAt, isShownAt } from '../offering.ts';
import { getCategories } from '../queries.ts';
import { aCategory } from '../test-data.ts';
import { LOCATIONS_TAG, getLocationTree } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { categoriesAtPlaces } from '../moving/placed-rows.ts';
import { addCategory, mergeCategory, orderCategory, problemsOfSlugs, saveCategory } from './commands.ts';
import { checkCategory } from './typed-category.ts';
import type { TypedCategory } from './typed-category.ts';
import * as texts from './texts.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);
// Without anybody all pages lead to setting the portal up.
await aUser(ctx);

const inputOf = (typed: TypedCategory) => {
  const checked = checkCategory({ tone: 'news', ...typed });
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};

/** Makes the village a part of the town as far as that is done at once; what stands there follows. */
const mergeBegun = async (village: Location, town: Location) => {
  await ctx.db.execute(sql`update locations set merged_into_id = ${town.id} where id = ${village.id}`);
  const change = { fromPath: village.path, toPath: town.path, mergedId: village.id, toId: town.id };
  await withTransaction(ctx, async (ctx) => {
    await categoriesAtPlaces.begin!(ctx, change);
    touch(ctx, LOCATIONS_TAG);
  });
};

const statusOf = async (url: string) => {
  const { statusCode, headers } = await app.http.inject({ url, headers: { accept: 'text/html' } });
  return [statusCode, headers.location];
};

describe('a category', () => {
  it('is said to be called otherwise only where it is', async () => {
    const made = await addCategory(ctx, inputOf({ name: 'Vereine' }));
    if (made.kind !== 'saved') throw new Error('refused');
    const renamedBy = (typed: TypedCategory) =>
      withTransaction(ctx, async (ctx) => {
        await saveCategory(ctx, made.category.id, inputOf(typed));
        return [ctx.transaction!.changed.size, ctx.transaction!.renamed.size];
      });
    expect(await renamedBy({ name: 'Vereine', isHidden: '1' })).toEqual([1, 0]);
    expect(await renamedBy({ name: 'Vereinsleben', slug: 'vereine' })).toEqual([1, 1]);
  });

  it('is offered at once by the place that one of its places has become part of, also by a form of before', async () => {
    const [village, town] = [await aPlace(ctx), await aPlace(ctx)];
    const input = inputOf({ name: 'Dorfleben', places: [String(village.id)] });
    const made = await addCategory(ctx, input);
    if (made.kind !== 'saved') throw new Error('refused');
    const isOffered = async () =>
      isOfferedAt((await getCategories(ctx)).byId.get(made.category.id)!, town.path);
    expect(await isOffered()).toBe(false);
    await mergeBegun(village, town);
    expect(await isOffered()).toBe(true);
    await saveCategory(ctx, made.category.id, input);
    expect(await isOffered()).toBe(true);
  });

  it('is made, renamed, hidden and offered somewhere; its old address leads on', async () => {
    const district = await aPlace(ctx, { kind: 'district' });
    const [town, other] = [await aPlace(ctx, { parentId: district.id }), await aPlace(ctx)];
    const made = await addCategory(ctx, inputOf({ name: 'Öd & Leer', places: [String(town.id)] }));
    if (made.kind !== 'saved') throw new Error('refused');
    const { category } = made;
    expect(category).toMatchObject({ slug: 'oed-leer', locationIds: [town.id] });
    expect([town, other].map(({ path }) => isOfferedAt(category, path))).toEqual([true, false]);
    const tree = await getLocationTree(ctx);
    expect([district, other].map(({ path }) => isShownAt(category, path, tree))).toEqual([true, false]);
    const changed = inputOf({ name: 'Leere', isHidden: '1' });
    expect(await saveCategory(ctx, category.id, changed)).toMatchObject({ kind: 'saved' });
    expect((await getCategories(ctx)).offered.map(({ id }) => id)).not.toContain(category.id);
    expect(await statusOf(`/${town.slug}/c-oed-leer`)).toEqual([301, `/${town.slug}/c-leere`]);
    expect(await addCategory(ctx, inputOf({ name: 'Neu', slug: 'oed-leer' }))).toEqual({
      kind: 'invalid',
      errors: { slug: texts.slugFormer('Leere') },
    });
    expect(await addCategory(ctx, inputOf({ name: 'Neu', slug: 'leere' }))).toMatchObject({
      kind: 'invalid',
    });
    const unknown = inputOf({ name: 'Neu', places: ['2147483647'] });
    expect(await addCategory(ctx, unknown)).toMatchObject({ errors: { places: texts.placeUnknown } });
    expect((await listHistory(ctx, { type: 'category', id: category.id }))[0]).toMatchObject({
      action: 'category.changed',
      after: { name: 'Leere', isHidden: true },
    });
  });

  it('can’t have a word that another has or had; of many words that is known in one query', async () => {
    const made = await addCategory(ctx, inputOf({ name: 'Sportplatz' }));
    if (made.kind !== 'saved') throw new Error('refused');
    const { id } = made.category;
    await saveCategory(ctx, id, inputOf({ name: 'Sportpark' }));
    const asked = ['sportplatz', 'sportpark', 'frei', 'Groß'];
    expect(await problemsOfSlugs(ctx, asked, 0)).toEqual(
      new Map([
        ['Groß', texts.slugInvalid],
        ['sportpark', texts.slugTaken],
        ['sportplatz', texts.slugFormer('Sportpark')],
      ]),
    );
    expect((await problemsOfSlugs(ctx, asked, id)).size).toBe(1);
    expect(await problemsOfSlugs(ctx, [], 0)).toEqual(new Map());
  });

  it('takes its turn in the order', async () => {
    const [one, two] = [await aCategory(ctx), await aCategory(ctx)];
    await orderCategory(ctx, two.id, 'up');
    const ids = (await getCategories(ctx)).all.map(({ id }) => id);
    expect(ids.indexOf(two.id)).toBe(ids.indexOf(one.id) - 1);
  });

  it('becomes part of another with its pieces, followers and addresses, once for two at the same time', async () => {
    const [one, two] = [await aCategory(ctx), await aCategory(ctx)];
    const article = await anArticle(ctx, { categoryId: one.id });
    const follower = await aUser(ctx);
    await ctx.db.execute(sql`insert into subscriptions (user_id, target_type, target_id, created_at)
      values (${follower.id}, 'category', ${one.id}, now())`);
    const outcomes = await Promise.allSettled([
      mergeCategory(ctx, one.id, two.id),
      mergeCategory(ctx, two.id, one.id),
    ]);
    const kinds = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.kind : 'thrown'));
    expect(kinds.filter((kind) => kind === 'merged')).toHaveLength(1);
    const [from, into] = kinds[0] === 'merged' ? [one, two] : [two, one];
    const { all, byId } = await getCategories(ctx);
    expect(all.map(({ id }) => id)).not.toContain(from.id);
    expect(byId.get(from.id)?.id).toBe(into.id);
    const ids = sql`select distinct category_id as id from `;
    for (const table of ['articles where id =', 'pieces where object_id =', 'piece_places where object_id ='])
      expect((await ctx.db.execute(sql`${ids} ${sql.raw(table)} ${article.id}`)).rows).toEqual([
        { id: into.id },
      ]);
    const follows = sql`select target_id as id from subscriptions where user_id = ${follower.id}`;
    expect((await ctx.db.execute(follows)).rows).toEqual([{ id: into.id }]);
    const place = (await getLocationTree(ctx)).byId.get(article.row.locationId);
    expect(await statusOf(`/${place!.slug}/c-${from.slug}`)).toEqual([301, `/${place!.slug}/c-${into.slug}`]);
    expect(await mergeCategory(ctx, into.id, into.id)).toEqual({
      kind: 'invalid',
      errors: { into: texts.intoUnknown },
    });
  });

  it('is for administrators', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    const { id } = await aCategory(ctx);
    for (const act of [
      () => addCategory(editor, inputOf({ name: 'Fremd' })),
      () => saveCategory(editor, id, inputOf({ name: 'Fremd' })),
      () => orderCategory(editor, id, 'up'),
      () => mergeCategory(editor, id, id),
    ])
      await expect(act()).rejects.toMatchObject({ status: 403 });
  });
});
