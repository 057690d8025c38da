import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { removeSearch, saveSearch } from './commands.ts';
import { personalSearches } from './personal-data.ts';
import { listSaved } from './queries.ts';
import { aSavedSearch } from './test-data.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();

describe('saving a search', () => {
  it('keeps it once, however often and from wherever it is saved', async () => {
    const member = await aUser(ctx);
    await aPlace(ctx, { name: 'Steinach', slug: 'steinach' });
    const own = actAs(ctx, member.viewer);
    const save = () => saveSearch(own, '  Hallenbad ', { zeit: 'woche', ort: 'steinach' });
    await Promise.all([save(), save(), save()]);
    expect(await listSaved(ctx, member.id)).toMatchObject([
      { query: 'q=Hallenbad&ort=steinach', title: 'Hallenbad · Ort: Steinach' },
    ]);
    expect(await listHistory(ctx, { type: 'user', id: member.id })).toMatchObject([
      { action: 'search.saved' },
    ]);
  });

  it('keeps no more than fifty of one person, also at once', async () => {
    const own = actAs(ctx, (await aUser(ctx)).viewer);
    const words = Array.from({ length: 54 }, (_, at) => `Wort ${at}`);
    const outcomes = await Promise.all(words.map((word) => saveSearch(own, word, {})));
    expect(outcomes.filter(({ kind }) => kind === 'saved')).toHaveLength(50);
    expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject({ text: texts.tooMany(50) });
  });

  it('needs something to look for, and somebody who may', async () => {
    const own = actAs(ctx, (await aUser(ctx)).viewer);
    for (const typed of ['', '  ', '-Rat', '-', 'der'])
      expect(await saveSearch(own, typed, {}), typed).toEqual({ kind: 'refused', text: texts.nothingAsked });
    await expect(saveSearch(actAs(ctx, anonymous), 'Rat', {})).rejects.toMatchObject({ status: 403 });
  });

  it('is ended by its owner alone', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    const id = await aSavedSearch(ctx, one);
    await removeSearch(ctx, other.id, id);
    expect(await listSaved(ctx, one.id)).toHaveLength(1);
    await removeSearch(ctx, one.id, id);
    await removeSearch(ctx, one.id, id);
    expect(await listSaved(ctx, one.id)).toEqual([]);
  });
});

describe('what is kept about a person', () => {
  it('is given out, moves with an account that is merged, and goes with its person', async () => {
    const [one, other] = [await aUser(ctx), await aUser(ctx)];
    for (const owner of [one, other]) await aSavedSearch(ctx, owner, 'Feuerwehr');
    await aSavedSearch(ctx, one, 'Kita');
    expect(await personalSearches.exportFor(ctx, one.id)).toMatchObject([
      { query: 'q=Feuerwehr' },
      { query: 'q=Kita' },
    ]);
    expect(
      typeof personalSearches.mergeInto === 'function' &&
        (await personalSearches.mergeInto(ctx, { fromId: one.id, intoId: other.id })),
    ).toEqual({ moved: 1, dropped: 1 });
    expect(await personalSearches.countFor(ctx, other.id, { keepsComments: true })).toEqual({
      goes: 2,
      stays: 0,
    });
    await personalSearches.eraseFor(ctx, other.id, { keepsComments: true });
    expect(await listSaved(ctx, other.id)).toEqual([]);
  });
});
