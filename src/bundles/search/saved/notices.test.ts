import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { NoticeSetting } from '#kernel/notices.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { piecePublished } from '#bundles/lists/public.ts';
import { aPlace, mergeLocation } from '#bundles/locations/test-data.ts';
import { aDevice, choose, heard, noticesOf, pushesWaitingFor } from '#bundles/notifications/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { toggleSubscription } from '#bundles/subscriptions/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import type { Chosen } from '../filters.ts';
import { findFitting } from './queries.ts';
import { aSavedSearch } from './test-data.ts';

const ctx = await testCtx();
const { doc, p, cut } = build;
const town = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
const quarter = await aPlace(ctx, {
  name: 'Mühlviertel',
  slug: 'muehlviertel',
  parentId: town.id,
  kind: 'quarter',
});
const sport = await aCategory(ctx, { name: 'Sport', slug: 'sport' });
const ruth = await aUser(ctx, { name: 'Ruth Lindner' });
const common = { locationId: quarter.id, categoryId: sport.id, authorId: ruth.id };

// Words are taken apart by those that stand alone somewhere.
await anArticle(ctx, { headline: 'Gemeinderat: Sitzung fällt aus' });

/** Says whether one who saved this is told of a piece that comes out now. */
const isTold = async (typed: string, chosen: Chosen, piece: Parameters<typeof anArticle>[1]) => {
  const member = await aUser(ctx);
  await aSavedSearch(ctx, member, typed, chosen);
  const { id } = await anArticle(ctx, { ...common, ...piece });
  return (await findFitting(ctx, { type: 'article', id })).some(({ userId }) => userId === member.id);
};

describe('who saved a search is told of what comes out', () => {
  it.each([
    ['Sitzung', {}, true],
    ['sitzungen -Hallenbad', {}, true],
    ['Sitzung -Gemeinderatssitzung', {}, false],
    ['Sitzung Hallenbad', {}, false],
    ['Sitzung ort:Auenfeld', {}, true],
    ['Sitzung', { ort: 'auenfeld', rubrik: 'sport', art: 'beitraege' }, true],
    ['Sitzung von:"Ruth Lindner"', { von: `${ruth.id}` }, true],
    ['Sitzung', { von: '999999' }, false],
    ['Sitzung', { art: 'schnappschuesse' }, false],
    ['Sitzung ort:Auenfeld', { ort: 'muehlviertel' }, true],
    ['', { ort: 'muehlviertel' }, true],
    ['Sitzung', { zeit: 'woche' }, true],
  ] as const)('%s %o: %s', async (typed, chosen, expected) => {
    expect(await isTold(typed, chosen, { headline: 'Die Gemeinderatssitzung dauert' })).toBe(expected);
  });

  it('by what everybody may read, and by nothing that is kept back', async () => {
    const body = doc(p('Frei ist der Regenpfeifer.'), cut(), p('Verborgen ist der Austernfischer.'));
    expect(await isTold('Regenpfeifer', {}, { isPremium: true, body })).toBe(true);
    expect(await isTold('Austernfischer', {}, { isPremium: true, body })).toBe(false);
    const member = await aUser(ctx);
    await aSavedSearch(ctx, member, 'Nebelhorn');
    const { id } = await anArticle(ctx, { ...common, headline: 'Nebelhorn' });
    const fitting = async () =>
      (await findFitting(ctx, { type: 'article', id })).filter(({ userId }) => userId === member.id);
    expect(await fitting()).toEqual([{ userId: member.id, titles: ['Nebelhorn'] }]);
    const suspendedUntil = new Date(Date.now() + 86_400_000);
    await changeUser(ctx, ruth.id, { contributionsHidden: true, suspendedUntil });
    expect(await fitting()).toEqual([]);
    await changeUser(ctx, ruth.id, { contributionsHidden: false, suspendedUntil: null });
    await putArticleInState(ctx, id, 'hidden');
    expect(await fitting()).toEqual([]);
  });

  it('once, by all of their searches that fit', async () => {
    const member = await aUser(ctx);
    for (const typed of ['Kegelbahn', 'Bahn', 'Kegel Bahn']) await aSavedSearch(ctx, member, typed);
    await anArticle(ctx, { headline: 'Kegel und Bahn' });
    const { id } = await anArticle(ctx, { headline: 'Die Kegelbahn' });
    const found = await findFitting(ctx, { type: 'article', id });
    expect(found.filter(({ userId }) => userId === member.id)).toHaveLength(1);
  });

  it('also at what their place has become', async () => {
    const [small, large] = [await aPlace(ctx, { slug: 'kleinau' }), await aPlace(ctx)];
    const member = await aUser(ctx);
    await aSavedSearch(ctx, member, '', { ort: 'kleinau' });
    await mergeLocation(ctx, small.id, large.id);
    const { id } = await anArticle(ctx, { locationId: large.id });
    const found = await findFitting(ctx, { type: 'article', id });
    expect(found).toContainEqual({ userId: member.id, titles: [`Ort: ${large.name}`] });
  });
});

describe('who follows what a saved search finds as well', () => {
  const off = { isListed: false, mail: 'off', isPushed: false } as const;
  const listed = { ...off, isListed: true };
  const appear = heard(piecePublished);

  /** Returns what somebody is told who follows its author and has saved its word, with these settings of both. */
  const toldOf = async (of: { readonly followed: NoticeSetting; readonly search: NoticeSetting }) => {
    const member = await aUser(ctx);
    await choose(ctx, member, { piece: of.followed, search: of.search });
    const { device } = await aDevice(ctx, member);
    await toggleSubscription(actAs(ctx, member.viewer), { type: 'user', id: ruth.id }, true);
    await aSavedSearch(ctx, member, 'Turmuhr');
    const { id } = await anArticle(ctx, { ...common, headline: 'Die Turmuhr geht' });
    const selectorTags = [`user-${ruth.id}`];
    const news = { type: 'article', id, authorId: ruth.id, selectorTags } as const;
    for (const _ of ['told', 'told again']) await appear(ctx, news as never);
    const told = await noticesOf(ctx, member.id);
    expect(told).toHaveLength(1);
    return { ...told[0]!, pushes: (await pushesWaitingFor(ctx, device)).length };
  };

  it('hears of it once, and which of their searches found it', async () => {
    const { kind, extra, isListed } = await toldOf({ followed: listed, search: listed });
    expect([kind, extra, isListed]).toEqual(['search', { searches: ['Turmuhr'] }, true]);
  });

  it('hears of it as loud as they wanted to hear of the search', async () => {
    const search = { isListed: true, mail: 'now', isPushed: true } as const;
    const { kind, pushes } = await toldOf({ followed: listed, search });
    expect(kind).toBe('search');
    expect(pushes).toBeGreaterThan(0);
  });

  it('hears of it as what they follow, where they wanted to hear of that in more ways', async () => {
    const { kind, pushes } = await toldOf({ followed: { ...listed, isPushed: true }, search: listed });
    expect(kind).toBe('piece');
    expect(pushes).toBe(1);
  });
});
