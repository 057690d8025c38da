import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createContentKinds, findSummary, listedThingsOf, summariesOf } from './content-kinds.ts';
import type { ContentRef } from './content-kinds.ts';
import { actAs, makeCtx } from './ctx.ts';
import { testKind, testThings } from './testing/test-kind.ts';
import { testPortal } from './testing/test-portal.ts';
import { anonymous, portalItself } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const articles = testKind('article');
const plainEvents = testKind('event');
const events = {
  ...plainEvents,
  card: (thing: { title: string }) => ({
    headline: thing.title,
    lead: null,
    locationId: 1,
    categoryId: 2,
    isPremium: false,
    pictureId: null,
  }),
};
const members = {
  ...testKind('user'),
  find: async () => new Map([[1, articles.add({ id: 100 })]]),
  visibility: (viewer: Viewer) => (viewer === portalItself ? ('all' as const) : ('nothing' as const)),
};

articles.add({ id: 1, title: 'Neue Brücke', authorId: 5, locationPath: '1/4/' });
articles.add({ id: 2, visibility: 'teaser' });
articles.add({ id: 3, visibility: 'nothing' });
plainEvents.add({ id: 1, title: 'Stadtfest' });

const portal = await testPortal({ bundles: [{ name: 'test', kinds: [articles, events, members] }] });
const ctx = makeCtx(portal, anonymous);
const ref = (type: ContentRef['type'], id: number): ContentRef => ({ type, id });

describe('things of other bundles', () => {
  it('are found by kind and id, as far as the viewer may see them', async () => {
    const refs = [ref('article', 1), ref('article', 2), ref('article', 3), ref('event', 1)];
    const summaries = await summariesOf(ctx, refs);
    expect([...summaries.keys()]).toEqual(['article:1', 'article:2', 'event:1']);
    expect(summaries.get('article:1')).toEqual({
      id: 1,
      title: 'Neue Brücke',
      href: '/article/1',
      locationPath: '1/4/',
      authorId: 5,
      visibility: 'all',
    });
    expect(summaries.get('article:2')?.visibility).toBe('teaser');
  });

  it('vanish when they are unknown or their kind is switched off', async () => {
    const refs = [ref('article', 99), ref('imagepost', 1), ref('event', 1)];
    expect([...(await summariesOf(ctx, refs)).keys()]).toEqual(['event:1']);
    expect(await summariesOf(ctx, [])).toEqual(new Map());
  });

  it('are asked for once per kind, however many there are', async () => {
    const before = articles.finds();
    await summariesOf(
      ctx,
      [1, 2, 3, 1, 2].map((id) => ref('article', id)),
    );
    expect(articles.finds() - before).toBe(1);
  });

  it('depend on the viewer', async () => {
    expect(await findSummary(ctx, ref('user', 1))).toBeUndefined();
    expect(await findSummary(actAs(ctx, portalItself), ref('user', 1))).toMatchObject({ visibility: 'all' });
  });

  it('stand in mixed lists only if their kind has cards', async () => {
    const listed = await listedThingsOf(ctx, [ref('article', 1), ref('event', 1)]);
    expect([...listed]).toEqual([
      [
        'event:1',
        {
          summary: expect.objectContaining({ title: 'Stadtfest' }),
          card: events.card({ title: 'Stadtfest' }),
        },
      ],
    ]);
  });
});

describe('the registry of kinds', () => {
  it('knows every kind by its type', () => {
    expect(portal.kinds.get('article')?.tag(7)).toBe('article:7');
    expect(portal.kinds.get('imagepost')).toBeUndefined();
    expect(portal.kinds.get('__proto__')).toBeUndefined();
    expect(portal.kinds.all().map(({ type }) => type)).toEqual(['article', 'event', 'user']);
  });

  it('refuses two kinds of one type', () => {
    expect(() => createContentKinds([articles, testKind('article')])).toThrow('article is declared twice');
  });
});

describe('the kind for tests', () => {
  it('sees the same in code and in SQL, as every kind must', async () => {
    await ctx.db.execute(sql`create table test_things (id integer primary key)`);
    await ctx.db.insert(testThings).values([1, 2, 3, 4].map((id) => ({ id })));
    const rows = await ctx.db
      .select()
      .from(testThings)
      .where(articles.visibleTo(anonymous, ctx.now, ctx.portal.kinds));
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
  });
});
