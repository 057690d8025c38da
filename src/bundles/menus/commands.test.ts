import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { resetMenu, saveMenu, takeBackMenu } from './commands.ts';
import { getMenus, stampOf } from './queries.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const admin = actAs(ctx, aViewer({ roles: [{ role: 'admin', locationPath: '' }] }));
const entry = (changes: object) => ({ key: '', href: '', label: '', isHidden: false, ...changes });
const club = entry({ href: 'https://verein.example', label: 'Verein' });
const seenOf = async () => stampOf((await getMenus(ctx)).get('fuss'));
const save = async (...entries: (typeof club)[]) =>
  saveMenu(admin, 'fuss', { entries, seen: await seenOf() });

describe('saveMenu', () => {
  it('keeps what was chosen, and tells it in words', async () => {
    const { id } = await aCmsPage(ctx, { title: 'Mitmachen' });
    const outcome = await save(entry({ key: `cmspage:${id}` }), { ...club, isHidden: true });
    expect(outcome).toEqual({ kind: 'saved' });
    expect((await getMenus(ctx)).get('fuss')?.entries).toHaveLength(2);
    const [last] = await listHistory(ctx, { type: 'menu', id: 2 });
    expect(last).toMatchObject({
      action: 'menu.changed',
      after: { menu: 'Am Fuß', entries: 'Mitmachen · (Verein)' },
    });
  });

  it.each([
    ['an address that runs a program', { ...club, href: 'javascript:alert(1)' }],
    ['an address of another host without a scheme', { ...club, href: '//böse.example' }],
    ['an address without words', { ...club, label: ' ' }],
    ['words that are too long', { ...club, label: 'x'.repeat(41) }],
    ['a key that is none', entry({ key: '<script>' })],
  ])('refuses %s', async (_, wrong) => {
    const before = (await getMenus(ctx)).get('fuss');
    expect(await save(club, wrong)).toEqual({ kind: 'invalid', errors: { 'e1.label': expect.any(String) } });
    expect((await getMenus(ctx)).get('fuss')).toEqual(before);
  });

  it('refuses more entries than anybody reads', async () => {
    expect(await save(...Array.from({ length: 61 }, () => club))).toMatchObject({ kind: 'invalid' });
  });

  it('of two who change it at once keeps one, and tells the other', async () => {
    await resetMenu(admin, 'kopf');
    const both = ['Eins', 'Zwei'].map((label) =>
      saveMenu(admin, 'kopf', { entries: [{ ...club, label }], seen: '' }),
    );
    const outcomes = (await Promise.all(both)).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(outcomes).toEqual([{ kind: 'refused', text: texts.conflict }, { kind: 'saved' }]);
    expect((await getMenus(ctx)).get('kopf')?.entries).toHaveLength(1);
  });

  it('writes nothing where nothing changed', async () => {
    await save(club);
    const count = (await listHistory(ctx, { type: 'menu', id: 2 })).length;
    await save(club);
    expect(await listHistory(ctx, { type: 'menu', id: 2 })).toHaveLength(count);
  });

  it('is for administrators of the whole portal, as is putting it back', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    const forbidden = expect.objectContaining({ status: 403 });
    await expect(saveMenu(editor, 'fuss', { entries: [], seen: '' })).rejects.toThrow(forbidden);
    await expect(resetMenu(editor, 'fuss')).rejects.toThrow(forbidden);
    await expect(takeBackMenu(editor, 'fuss', '')).rejects.toThrow(forbidden);
  });
});

describe('a menu that was never changed', () => {
  it('has nothing to take back', async () => {
    const other = await testCtx();
    const itsAdmin = actAs(other, admin.viewer);
    expect(await takeBackMenu(itsAdmin, 'fuss', '')).toEqual({
      kind: 'refused',
      text: texts.nothingToTakeBack,
    });
  });
});

describe('resetMenu', () => {
  it('makes the menu what it was at first, also when it is that already', async () => {
    await save(club);
    await resetMenu(admin, 'fuss');
    expect((await getMenus(ctx)).has('fuss')).toBe(false);
    expect((await listHistory(ctx, { type: 'menu', id: 2 }))[0]).toMatchObject({ action: 'menu.reset' });
    expect(await resetMenu(admin, 'fuss')).toEqual({ kind: 'saved' });
  });

  it('takes nothing of what somebody else changed meanwhile, and says so', async () => {
    await save(club);
    const seen = await seenOf();
    await save({ ...club, label: 'Der Verein' });
    expect(await resetMenu(admin, 'fuss', seen)).toEqual({ kind: 'refused', text: texts.conflict });
    expect((await getMenus(ctx)).get('fuss')?.entries).toMatchObject([{ label: 'Der Verein' }]);
    expect(await resetMenu(admin, 'fuss', await seenOf())).toEqual({ kind: 'saved' });
  });
});

const labels = async () => (await getMenus(ctx)).get('fuss')?.entries.map(({ label }) => label);
const takeBack = async () => takeBackMenu(admin, 'fuss', await seenOf());

describe('takeBackMenu', () => {
  it('makes the menu what it was before the last change, and back again', async () => {
    await resetMenu(admin, 'fuss');
    await save({ ...club, label: 'Eins' });
    await save({ ...club, label: 'Zwei' });
    expect(await takeBack()).toEqual({ kind: 'saved' });
    expect(await labels()).toEqual(['Eins']);
    await takeBack();
    expect(await labels()).toEqual(['Zwei']);
    expect((await listHistory(ctx, { type: 'menu', id: 2 }))[0]).toMatchObject({
      action: 'menu.taken-back',
      before: { entries: 'Eins' },
      after: { entries: 'Zwei' },
    });
  });

  it('brings back what was there before a reset, and the portal’s own menu before the first change', async () => {
    await save({ ...club, label: 'Drei' });
    await resetMenu(admin, 'fuss');
    await takeBack();
    expect(await labels()).toEqual(['Drei']);
    await resetMenu(admin, 'fuss');
    await save({ ...club, label: 'Vier' });
    await takeBack();
    expect(await labels()).toBeUndefined();
  });

  it('refuses when somebody changed it since, and when it was pressed twice', async () => {
    await save({ ...club, label: 'Fünf' });
    const seen = await seenOf();
    await save({ ...club, label: 'Sechs' });
    expect(await takeBackMenu(admin, 'fuss', seen)).toEqual({ kind: 'refused', text: texts.conflict });
    const now = await seenOf();
    const both = await Promise.all([1, 2].map(() => takeBackMenu(admin, 'fuss', now)));
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'saved']);
  });
});
