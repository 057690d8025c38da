import { expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { setGates } from './commands.ts';
import { loadGatekeeper } from './gatekeeper.ts';
import { gatesAtPlaces } from './placed-rows.ts';
import { listGates } from './queries.ts';
import { placesMayLoosen } from './settings.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const [town, other] = [await aPlace(ctx), await aPlace(ctx)];
const editorAt = async (locationPath: string) =>
  actAs(ctx, (await aUser(ctx, { roles: [{ role: 'editor', locationPath }] })).viewer);
const [boss, local] = [await editorAt(''), await editorAt(town.path)];
const meet = async (type: string, locationPath: string, isNewcomer = false) =>
  (await loadGatekeeper(ctx)).meet({ type, locationPath, isNewcomer, ofNewcomers: 'Neu' });

it('what is set for a place holds there at once, by a name that says where it was set', async () => {
  const types = ['article', 'comment'];
  await setGates(local, { locationId: town.id, types, group: 'members', level: 'release' });
  for (const type of types)
    expect(await meet(type, `${town.path}9/`)).toEqual({
      level: 'release',
      name: `Aus ${town.name} erscheint alles erst nach Freigabe`,
    });
  expect(await meet('article', other.path)).toEqual({ level: 'after', name: null });
  expect(await meet('article', other.path, true)).toEqual({ level: 'release', name: 'Neu' });
  await setGates(boss, { locationId: 0, types: ['article'], group: 'newcomers', level: 'questions' });
  expect(await meet('article', other.path, true)).toEqual({
    level: 'questions',
    name: 'Neu, mit Fragen zu Personen',
  });
  await setGates(local, { locationId: town.id, types, group: 'members', level: null });
  expect(await meet('comment', town.path)).toEqual({ level: 'after', name: null });
  expect(await listHistory(ctx, { type: 'gate', id: 0 })).toMatchObject([
    { action: 'gate.removed', after: { place: town.name, group: 'Alle, die nicht redigieren' } },
    { action: 'gate.set', after: { place: 'Ganzes Portal', level: 'erst nach Freigabe, mit Fragen' } },
    { action: 'gate.set' },
  ]);
});

it('what is set as it was, or sent twice, is no change that the history tells of', async () => {
  const place = await aPlace(ctx);
  const [types, group, locationId] = [['article'], 'members', place.id] as const;
  const told = async () =>
    (await listHistory(ctx, { type: 'gate', id: 0 })).filter(
      ({ after }) => (after as { place?: string }).place === place.name,
    );
  for (const level of [null, 'release', 'release', 'questions', null, null] as const)
    expect(await setGates(boss, { locationId, types, group, level })).toEqual({ kind: 'set' });
  expect((await told()).map(({ action }) => action)).toEqual(['gate.removed', 'gate.set', 'gate.set']);
});

it('nobody sets it where they are no editor, nor for what has no gate', async () => {
  const change = { types: ['article'], group: 'members', level: 'release' } as const;
  await expect(setGates(local, { ...change, locationId: other.id })).rejects.toMatchObject({ status: 403 });
  await expect(setGates(local, { ...change, locationId: 0 })).rejects.toMatchObject({ status: 403 });
  const member = actAs(ctx, (await aUser(ctx)).viewer);
  await expect(setGates(member, { ...change, locationId: town.id })).rejects.toMatchObject({ status: 403 });
  expect(await setGates(boss, { ...change, locationId: 2_000_000_000 })).toMatchObject({
    errors: { ort: texts.placeUnknown },
  });
  for (const types of [[], ['user'], ['article', 'nothing']])
    expect(await setGates(boss, { ...change, locationId: 0, types })).toMatchObject({
      errors: { art: texts.kindUnknown },
    });
});

const set = (locationId: number, type: string, level: 'release' | 'questions') =>
  setGates(boss, { locationId, types: [type], group: 'members', level });

it('a place that becomes part of another leaves it what is set there, and brings what is not', async () => {
  const [from, to] = [await aPlace(ctx), await aPlace(ctx)];
  await set(from.id, 'article', 'questions');
  await set(from.id, 'imagepost', 'release');
  await set(to.id, 'article', 'release');
  const change = { fromPath: from.path, toPath: to.path, mergedId: from.id, toId: to.id };
  await withTransaction(ctx, (ctx) => gatesAtPlaces.begin!(ctx, change));
  // Until the change of places has ended, the gates of both hold.
  expect(await meet('imagepost', from.path)).toMatchObject({ level: 'release' });
  await withTransaction(ctx, (ctx) => gatesAtPlaces.end!(ctx, change));
  const left = (await listGates(ctx)).filter(({ locationPath }) => locationPath === to.path);
  expect(left.map(({ type, level }) => [type, level])).toEqual([
    ['article', 'release'],
    ['imagepost', 'release'],
  ]);
  expect((await listGates(ctx)).some(({ locationPath }) => locationPath === from.path)).toBe(false);
});

it('whoever edits a place makes it stricter than the portal, and looser only where administrators allow that', async () => {
  const place = await aPlace(ctx);
  const editor = await editorAt(place.path);
  const at = { locationId: place.id, types: ['imagepost'], group: 'members' } as const;
  const portal = { ...at, locationId: 0 };
  await setGates(editor, { ...at, level: 'after' });
  await setGates(boss, { ...portal, level: 'release' });
  // It was set before, and is no way round what holds everywhere by now.
  expect(await meet('imagepost', place.path)).toMatchObject({ level: 'release' });
  for (const who of [editor, boss])
    expect(await setGates(who, { ...at, level: 'after' })).toMatchObject({
      errors: { stufe: texts.tooLoose('Schnappschuss erst nach Freigabe') },
    });
  expect(await setGates(editor, { ...at, level: 'questions' })).toEqual({ kind: 'set' });
  expect(await meet('imagepost', place.path)).toMatchObject({ level: 'questions' });
  expect(await setGates(editor, { ...at, level: null })).toEqual({ kind: 'set' });
  await changeSetting(actAs(ctx, portalItself), placesMayLoosen, true);
  expect(await setGates(editor, { ...at, level: 'after' })).toEqual({ kind: 'set' });
  expect(await meet('imagepost', place.path)).toEqual({ level: 'after', name: null });
  await changeSetting(actAs(ctx, portalItself), placesMayLoosen, false);
  expect(await meet('imagepost', place.path)).toMatchObject({ level: 'release' });
  for (const [who, change] of [
    [editor, at],
    [boss, portal],
  ] as const)
    await setGates(who, { ...change, level: null });
});
