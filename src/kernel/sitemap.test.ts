import { describe, expect, it } from 'vitest';
import type { Bundle } from './bundle.ts';
import type { ContentKinds, ContentSummary, Visibility } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';
import { sitemapSourcesOf, visibleEntries } from './sitemap.ts';
import type { SitemapSource } from './sitemap.ts';

const OUT = new Date('2026-11-20T10:00:00Z');
const CHANGED = new Date('2026-11-21T10:00:00Z');

interface Thing {
  readonly visibility: Visibility;
  readonly summary?: Partial<ContentSummary>;
}

const ctxWith = (things: Readonly<Record<number, Thing>>) => {
  const kind = {
    find: async (_: Ctx, ids: readonly number[]) =>
      new Map(ids.flatMap((id) => (things[id] ? [[id, things[id]] as const] : []))),
    visibility: (_: unknown, thing: Thing) => thing.visibility,
    summary: (thing: Thing, visibility: Visibility) => ({ href: '/a', visibility, ...thing.summary }),
  };
  const kinds = new Map([['article', kind]]);
  return { portal: { kinds } } as unknown as Ctx;
};
const listed = async (thing: Thing | undefined, least?: 'teaser' | 'all') =>
  visibleEntries(ctxWith(thing ? { 7: thing } : {}), [{ type: 'article', id: 7, publishedAt: OUT }], least);

describe('what search engines may list', () => {
  it.each<[string, Thing | undefined, number, number]>([
    ['what all see', { visibility: 'all' }, 1, 1],
    ['what all see a part of', { visibility: 'teaser' }, 1, 0],
    ['what nobody sees', { visibility: 'nothing' }, 0, 0],
    ['what isn’t there', undefined, 0, 0],
    ['what isn’t meant for them', { visibility: 'all', summary: { isUnlisted: true } }, 0, 0],
  ])('is %s, or not', async (_, thing, entries, whole) => {
    expect(await listed(thing)).toHaveLength(entries);
    expect(await listed(thing, 'teaser')).toHaveLength(entries);
    expect(await listed(thing, 'all')).toHaveLength(whole);
  });

  it('says when it changed, or else came out', async () => {
    expect(await listed({ visibility: 'all' })).toEqual([{ href: '/a', changedAt: OUT }]);
    const changed = { visibility: 'all', summary: { changedAt: CHANGED } } as const;
    expect(await listed(changed)).toEqual([{ href: '/a', changedAt: CHANGED }]);
  });

  it('is nothing of a kind that is switched off', async () =>
    expect(await visibleEntries(ctxWith({}), [{ type: 'event', id: 1, publishedAt: OUT }])).toEqual([]));
});

const source = (order: number) => ({ order }) as SitemapSource;

it('sources stand in their order, also those that ask which kinds there are', () => {
  const kinds = { size: 5 } as unknown as ContentKinds;
  const bundles = [
    { name: 'ohne' },
    { sitemap: [source(3), source(1)] },
    { sitemap: ({ size }: { size: number }) => [source(size), source(2)] },
  ] as unknown as readonly Bundle[];
  expect(sitemapSourcesOf(bundles, kinds).map(({ order }) => order)).toEqual([1, 2, 3, 5]);
});
