import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { placesNear } from '../neighbourhood.ts';
import { getLocationTree } from '../queries.ts';
import { aPlace } from '../test-data.ts';
import { addPlace, orderPlace, savePlace } from './commands.ts';
import { checkPlace } from './typed-place.ts';
import type { TypedPlace } from './typed-place.ts';
import * as texts from './texts.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);

const inputOf = (typed: TypedPlace) => {
  const checked = checkPlace(typed);
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};

describe('what was typed', () => {
  it.each([
    ['no name', { name: ' ' }, ['name']],
    ['too long a name', { name: 'a'.repeat(81) }, ['name']],
    ['an unknown kind', { kind: 'insel' }, ['kind']],
    ['a postcode of words', { postcode: 'ABCDE' }, ['postcode']],
    ['a postcode of three digits', { postcode: '123' }, ['postcode']],
    ['half a coordinate', { latitude: '50,5' }, ['longitude']],
    ['degrees beyond the pole', { latitude: '91', longitude: '9' }, ['latitude']],
    ['a parent that is no id', { parentId: 'x' }, ['parentId']],
  ])('is refused with %s', (_, changes, fields) => {
    const checked = checkPlace({ name: 'Aue', kind: 'town', ...changes });
    expect(checked.kind === 'invalid' && Object.keys(checked.errors)).toEqual(fields);
  });

  it('may have a postcode of any country around, without the sign of that', () =>
    expect(inputOf({ name: 'Bregenz', kind: 'town', postcode: ' A-6900 ' })).toMatchObject({
      postcode: '6900',
    }));

  it('is tidied', () =>
    expect(
      inputOf({ name: ' Öd  am Berg ', kind: 'town', latitude: '50,5', longitude: '-9.25' }),
    ).toMatchObject({
      name: 'Öd am Berg',
      slug: 'oed-am-berg',
      latitude: 50.5,
      longitude: -9.25,
      postcode: null,
    }));
});

describe('addPlace, savePlace', () => {
  it('say that a place is called otherwise only where it is', async () => {
    const typed = { name: 'Reut', kind: 'town' };
    const outcome = await addPlace(ctx, inputOf(typed));
    if (outcome.kind !== 'created') throw new Error('refused');
    const renamedBy = (changes: TypedPlace) =>
      withTransaction(ctx, async (ctx) => {
        await savePlace(ctx, outcome.location.id, inputOf({ ...typed, ...changes }));
        return [ctx.transaction!.changed.size, ctx.transaction!.renamed.size];
      });
    expect(await renamedBy({ postcode: '12345' })).toEqual([1, 0]);
    expect(await renamedBy({ name: 'Reuth', slug: 'reut' })).toEqual([1, 1]);
    expect(await renamedBy({ name: 'Reuth' })).toEqual([1, 1]);
  });

  it('keep all that is said, neighbours on both sides, and write history', async () => {
    const [near, far] = [await aPlace(ctx), await aPlace(ctx)];
    const typed = { name: 'Mitte', kind: 'town', neighbours: [String(near.id), '2147483647'], isHidden: '1' };
    const outcome = await addPlace(ctx, inputOf(typed));
    if (outcome.kind !== 'created') throw new Error('refused');
    const { id } = outcome.location;
    let tree = await getLocationTree(ctx);
    expect(tree.byId.get(id)).toMatchObject({ isHidden: true, neighbourIds: [near.id] });
    expect(tree.towns.map((town) => town.id)).not.toContain(id);
    expect(tree.byId.get(near.id)?.neighbourIds).toEqual([id]);
    await savePlace(
      ctx,
      id,
      inputOf({ ...typed, name: 'Mittendrin', slug: 'mitte', neighbours: [String(far.id)], isHidden: '' }),
    );
    tree = await getLocationTree(ctx);
    expect([near, far].map((place) => tree.byId.get(place.id)?.neighbourIds)).toEqual([[], [id]]);
    expect(placesNear(tree, tree.byId.get(id))[0]?.location.id).toBe(far.id);
    expect((await listHistory(ctx, { type: 'location', id }))[0]).toMatchObject({
      action: 'location.changed',
      before: { name: 'Mitte', isHidden: true },
      after: { name: 'Mittendrin', isHidden: false },
    });
  });

  it('are for administrators, and need a parent that is larger', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    const town = await aPlace(ctx);
    const input = inputOf({ name: 'Fremd', kind: 'town', parentId: String(town.id) });
    expect(await addPlace(ctx, input)).toEqual({
      kind: 'invalid',
      errors: { parentId: texts.parentTooSmall },
    });
    await expect(addPlace(editor, input)).rejects.toMatchObject({ status: 403 });
    await expect(savePlace(editor, town.id, input)).rejects.toMatchObject({ status: 403 });
    await expect(orderPlace(editor, town.id, 'up')).rejects.toMatchObject({ status: 403 });
    await aPlace(ctx, { kind: 'quarter', parentId: town.id });
    const small = inputOf({ name: 'Klein', kind: 'quarter' });
    expect(await savePlace(ctx, town.id, small)).toEqual({
      kind: 'invalid',
      errors: { kind: texts.kindTooSmall },
    });
  });
});

describe('orderPlace', () => {
  it('moves a place among its siblings, and gives the alphabet back', async () => {
    const district = await aPlace(ctx, { kind: 'district' });
    const parentId = district.id;
    const [a, b, c] = [
      await aPlace(ctx, { name: 'A', parentId }),
      await aPlace(ctx, { name: 'B', parentId }),
      await aPlace(ctx, { name: 'C', parentId }),
    ];
    const names = async () =>
      (await getLocationTree(ctx)).all.filter((place) => place.parentId === parentId).map(({ name }) => name);
    await orderPlace(ctx, c!.id, 'up');
    expect(await names()).toEqual(['A', 'C', 'B']);
    await orderPlace(ctx, a!.id, 'up');
    await aPlace(ctx, { name: 'AA', parentId });
    expect(await names()).toEqual(['A', 'C', 'B', 'AA']);
    await orderPlace(ctx, b!.id, 'alphabet');
    expect(await names()).toEqual(['A', 'AA', 'B', 'C']);
  });
});
