import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { removeSearch, saveSearch } from './commands.ts';
import { personalSearches } from './personal-data.ts';
import { listSaved } from './queries.ts';
import { savedSearches } from './schema.ts';
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

const erika = () => aUser(ctx, { name: 'Erika Muster' });
/** Saves a search for what is by this person, and returns how to read its title. */
const aSearchFor = async (author: { readonly id: number }, typed = 'Hallenbad') => {
  const member = await aUser(ctx);
  const id = await aSavedSearch(ctx, member, typed, { von: `${author.id}` });
  const isThis = eq(savedSearches.id, id);
  const kept = async () => (await ctx.db.select().from(savedSearches).where(isThis))[0]!.title;
  const shown = async () => (await listSaved(ctx, member.id))[0]!.title;
  return { isThis, kept, shown };
};

describe('who is named in searches of others', () => {
  it('is named as long as everybody sees them, and kept nowhere by name', async () => {
    const author = await erika();
    const { kept, shown } = await aSearchFor(author);
    expect([await shown(), await kept()]).toEqual(['Hallenbad · Von: Erika Muster', 'Hallenbad']);
    const suspendedUntil = new Date(Date.now() + 86_400_000);
    await changeUser(ctx, author.id, { contributionsHidden: true, suspendedUntil });
    expect(await shown()).toBe('Hallenbad');
  });

  it('is named neither in the list nor in the database once they have left', async () => {
    const author = await erika();
    const { kept, isThis } = await aSearchFor(author);
    await ctx.db.update(savedSearches).set({ title: 'Hallenbad · Von: Erika Muster' }).where(isThis);
    await personalSearches.eraseFor(ctx, author.id, { keepsComments: true });
    expect(await kept()).toBe('Hallenbad');
  });

  it('leaves a name to a search for nothing else', async () => {
    const author = await erika();
    const { shown } = await aSearchFor(author, '');
    expect(await shown()).toBe('Von: Erika Muster');
    await changeUser(ctx, author.id, { erasedAt: new Date() });
    expect(await shown()).toBe(texts.nameless);
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
