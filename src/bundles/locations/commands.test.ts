import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { createLocation } from './commands.ts';
import { findLocation, findLocationBySlug, getLocationTree } from './queries.ts';
import { aPlace } from './test-data.ts';
import * as texts from './texts.ts';

/** The context of an app with its routes, whose first words no place may take. */
const { ctx } = await testApp();

const input = (slug: string) => ({ name: 'Auenfeld', slug, kind: 'town' as const, parentId: null });

describe('createLocation', () => {
  it('adds a place with all it was given', async () => {
    const facts = { ...input('auenfeld'), postcode: '36999', latitude: 50.5, longitude: 9.67 };
    const outcome = await createLocation(ctx, facts);
    if (outcome.kind !== 'created') throw new Error('refused');
    const { location } = outcome;
    const usual = { position: 0, isHidden: false, neighbourIds: [], pictureId: null, mergedIntoId: null };
    expect(location).toEqual({ ...facts, ...usual, id: location.id, path: `${location.id}/` });
    expect(await findLocation(ctx, location.id)).toEqual(location);
    expect(await findLocationBySlug(ctx, 'auenfeld')).toEqual(location);
  });

  it('puts a place below its parent', async () => {
    const district = await aPlace(ctx, { kind: 'district' });
    const town = await aPlace(ctx, { parentId: district.id });
    const quarter = await aPlace(ctx, { parentId: town.id, kind: 'quarter' });
    expect(quarter.path).toBe(`${district.id}/${town.id}/${quarter.id}/`);
  });

  it('writes history', async () => {
    const place = await aPlace(ctx, { name: 'Steinach' });
    expect(await listHistory(ctx, { type: 'location', id: place.id })).toMatchObject([
      { action: 'location.created', before: null, after: { name: 'Steinach', slug: place.slug } },
    ]);
  });

  it('is for administrators', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    await expect(createLocation(editor, input('fremd'))).rejects.toMatchObject({ status: 403 });
    expect(await findLocationBySlug(ctx, 'fremd')).toBeUndefined();
  });

  it.each([
    ['no name', { name: ' \n' }, { name: texts.nameMissing }],
    ['no slug', { slug: '' }, { slug: texts.slugInvalid }],
    ['capitals in the slug', { slug: 'Auenfeld' }, { slug: texts.slugInvalid }],
    ['an umlaut in the slug', { slug: 'münster' }, { slug: texts.slugInvalid }],
    ['a slash in the slug', { slug: 'a/b' }, { slug: texts.slugInvalid }],
    ['a line break after the slug', { slug: 'auenfeld\n' }, { slug: texts.slugInvalid }],
    ['a slug that is too long', { slug: 'a'.repeat(81) }, { slug: texts.slugInvalid }],
    ['an unknown parent', { parentId: 2147483647 }, { parentId: texts.parentUnknown }],
    ['a parent that is no id', { parentId: 0 }, { parentId: texts.parentUnknown }],
  ])('refuses %s', async (_, changes, errors) =>
    expect(await createLocation(ctx, { ...input('neuort'), ...changes })).toEqual({
      kind: 'invalid',
      errors,
    }),
  );

  it.each([
    'a',
    'anmelden',
    'einrichten',
    'healthz',
    'kommentar',
    'routing',
    'admin',
    'konto',
    'events',
    'media',
  ])('refuses the slug %s, which the portal needs itself', async (slug) =>
    expect(await createLocation(ctx, input(slug))).toEqual({
      kind: 'invalid',
      errors: { slug: texts.slugReserved },
    }),
  );

  it('gives a slug to one of many who want it at the same time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => createLocation(ctx, input('begehrt'))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'invalid')).toEqual(
      Array.from({ length: 7 }, () => ({ kind: 'invalid', errors: { slug: texts.slugTaken } })),
    );
  });
});

describe('the tree of places', () => {
  it('names its towns in the order of the alphabet, and the lowest place that holds them all', async () => {
    const { ctx } = await testApp();
    expect(await getLocationTree(ctx)).toMatchObject({ towns: [], whole: undefined });
    const country = await aPlace(ctx, { kind: 'country' });
    const district = await aPlace(ctx, { kind: 'district', parentId: country.id });
    for (const name of ['Zell', 'Öd', 'Aue']) await aPlace(ctx, { name, parentId: district.id });
    const tree = await getLocationTree(ctx);
    expect(tree.towns.map(({ name }) => name)).toEqual(['Aue', 'Öd', 'Zell']);
    expect(tree.whole).toEqual(district);
  });

  it('is in memory', async () => {
    await getLocationTree(ctx);
    const before = ctx.portal.database.queryCount();
    await getLocationTree(ctx);
    expect(ctx.portal.database.queryCount()).toBe(before);
  });
});
