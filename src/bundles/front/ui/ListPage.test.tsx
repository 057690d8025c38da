import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { ListPageView } from '../views.ts';
import { ListPage } from './ListPage.tsx';

const aTeaser = (id: number): TeaserView => ({
  id,
  kind: 'article',
  href: `/auenfeld/c-sport/x_a${id}`,
  kicker: { place: '', category: 'Sport' },
  headline: `Beitrag ${id}`,
  lead: 'Ein Satz.',
  author: null,
  time: { iso: '2026-11-20T09:30:00Z', text: 'vor 2 Stunden', short: '10.30' },
  commentCount: 0,
  isPremium: false,
  picture: null,
  isPictureWithheld: false,
  date: null,
});

const draw = (count: number, more: Partial<ListPageView> = {}) => {
  const view: ListPageView = {
    kicker: 'Auenfeld',
    title: 'Sport',
    crumbs: [{ name: 'Auenfeld', href: '/auenfeld' }],
    count: `${count} Beiträge`,
    calendar: null,
    subscribe: null,
    isFirst: true,
    look: 'rows',
    teasers: Array.from({ length: count }, (_, at) => aTeaser(at + 1)),
    elsewhere: { title: 'Sport anderswo', links: [{ name: 'Steinach', href: '/steinach/c-sport' }] },
    older: null,
    newer: null,
    empty: { text: 'Bald mehr.', way: { name: 'Alles aus Auenfeld', href: '/auenfeld' } },
    ...more,
  };
  document.body.innerHTML = renderToHtml(<ListPage view={view} />);
};
const levels = () => [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName[1]));

describe('a plain list', () => {
  it.each([1, 2, 4, 5, 24])('shows each of %i pieces once, headings in order', (count) => {
    for (const isFirst of [true, false]) {
      draw(count, { isFirst });
      expect(document.querySelectorAll('article')).toHaveLength(count);
      expect(levels().slice(0, count + 1)).toEqual([1, ...Array(count).fill(2)]);
    }
  });

  it.each([
    [2, 0],
    [3, 2],
    [4, 3],
    [9, 3],
  ])(
    'of %i pieces sets %i beside each other below the lead, never one as wide as the page',
    (count, beside) => {
      draw(count);
      expect(document.querySelectorAll('.columns article')).toHaveLength(beside);
    },
  );

  it('shows snapshots as pictures with their titles', () => {
    for (const isFirst of [true, false]) {
      draw(5, { look: 'pictures', isFirst });
      expect([...document.querySelectorAll('article h2 a')].map((link) => link.textContent)).toEqual(
        [1, 2, 3, 4, 5].map((id) => `Beitrag ${id}`),
      );
    }
    draw(0, { look: 'pictures', count: null });
    expect(document.body.textContent).toContain('Hier hängt noch nichts');
  });

  it('says what it is, how long it is and where it belongs', () => {
    draw(3);
    expect(document.querySelector('h1')?.textContent).toBe('Sport');
    expect(document.body.textContent).toContain('3 Beiträge');
    expect(document.querySelector('nav ol a')?.getAttribute('href')).toBe('/auenfeld');
    expect(document.querySelector('nav[aria-label="Sport anderswo"] a')?.textContent).toBe('Steinach');
  });

  it('shows a way on when it is empty', () => {
    draw(0, { count: null });
    expect(document.body.textContent).toContain('Hier hängt noch nichts');
    const ways = [...document.querySelectorAll('a')].map((link) => link.textContent);
    expect(ways).toContain('Alles aus Auenfeld');
  });
});
