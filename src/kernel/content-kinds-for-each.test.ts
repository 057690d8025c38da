// Tests things of several kinds for several people, and those that are found by words; what one of them sees is in
// content-kinds.test.ts.
import { describe, expect, it } from 'vitest';
import { createContentKinds, findByWords, summariesForEach } from './content-kinds.ts';
import type { ContentKind, ContentType } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';
import { testKind } from './testing/test-kind.ts';

const [articles, plainEvents] = [testKind('article'), testKind('event')];
/** They show one of them to the person with its number alone. */
const events: ContentKind = {
  ...plainEvents,
  visibility: (viewer, thing) => ((thing as { id: number }).id === viewer.id ? 'all' : 'nothing'),
} as ContentKind;
articles.add({ id: 1 });
articles.add({ id: 2, visibility: 'nothing' });
for (const id of [1, 2]) plainEvents.add({ id });

const searched: unknown[] = [];
const searching = (kind: ContentKind, ids: readonly number[]): ContentKind => ({
  ...kind,
  search: async (_, words, limit) => {
    searched.push([kind.type, words, limit]);
    return [...ids];
  },
});

const ctxOf = (id: number, kinds: readonly ContentKind[] = [articles as ContentKind, events]) =>
  ({ viewer: { id }, now: new Date(0), portal: { kinds: createContentKinds(kinds) } }) as unknown as Ctx;
const ref = (type: string, id: number) => ({ type: type as ContentType, id });

describe('what several people ask for', () => {
  it('is what each of them sees, in their order, looked up once for all', async () => {
    const before = articles.finds();
    const asked = [
      [1, ref('event', 1)],
      [2, ref('event', 1)],
      [2, ref('event', 2)],
      [1, ref('article', 1)],
      [2, ref('article', 1)],
      [1, ref('article', 2)],
      [1, ref('article', 99)],
      [1, ref('unknown', 1)],
    ] as const;
    const all = asked.map(([id, ref]) => ({ ctx: ctxOf(id), ref }));
    const found = await summariesForEach(ctxOf(0), all);
    expect(found.map((summary) => summary?.title)).toEqual([
      'event 1',
      undefined,
      'event 2',
      'article 1',
      'article 1',
      undefined,
      undefined,
      undefined,
    ]);
    expect(articles.finds() - before).toBe(1);
  });

  it('is nothing where nobody asks', async () => expect(await summariesForEach(ctxOf(1), [])).toEqual([]));
});

it('things are found by words in the kinds that can be searched, in the order of the kinds', async () => {
  const kinds = [
    searching(articles as ContentKind, [3, 1]),
    searching(events, []),
    testKind('user') as ContentKind,
  ];
  const asked = [ref('user', 0), ref('event', 0), ref('unknown', 0), ref('article', 0)];
  expect(await findByWords(ctxOf(1, kinds), asked, { words: ['alt'], limit: 7 })).toEqual([
    ref('article', 3),
    ref('article', 1),
  ]);
  expect(searched).toEqual([
    ['event', ['alt'], 7],
    ['article', ['alt'], 7],
  ]);
});

it('a kind stands for one thing', () => {
  expect(() => createContentKinds([articles as ContentKind, articles as ContentKind])).toThrow(
    'declared twice',
  );
  expect(createContentKinds([articles as ContentKind]).all()).toEqual([articles]);
});
