// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { TeaserView } from '#bundles/pieces/ui/public.ts';
import type { FrontPageView } from '../views.ts';
import { FrontPage } from './FrontPage.tsx';

const aTeaser = (id: number, more: Partial<TeaserView> = {}): TeaserView => ({
  id,
  kind: 'article',
  href: `/auenfeld/c-rathaus/x_a${id}`,
  kicker: { place: 'Auenfeld', category: 'Rathaus' },
  headline: `Beitrag ${id}`,
  lead: 'Ein Satz.',
  author: { name: 'Paul Feld', href: null, portrait: null },
  time: { iso: '2026-11-20T09:30:00Z', text: 'vor 2 Stunden', short: '10.30' },
  commentCount: 0,
  isPremium: false,
  picture: null,
  isPictureWithheld: false,
  date: null,
  ...more,
});

const draw = (view: Partial<FrontPageView>) => {
  const whole = { title: null, teasers: [], older: null, newer: null, emptyText: 'Bald mehr.', ...view };
  document.body.innerHTML = renderToHtml(<FrontPage view={whole} />);
};
const headings = () => [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName[1]));
const many = Array.from({ length: 30 }, (_, id) => aTeaser(id + 1));

describe('a front page', () => {
  it('shows every piece once', () => {
    draw({ teasers: many });
    const links = [...document.querySelectorAll('h2 a, h3 a')].map((link) => link.textContent);
    expect(new Set(links).size).toBe(30);
    expect(links).toHaveLength(30);
  });

  it.each([0, 1, 3, 7, 9, 30])('never skips a level of headings, with %i pieces', (count) => {
    for (const newer of [null, '/?nach=9']) {
      draw({ teasers: many.slice(0, count), newer });
      const levels = headings();
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, at) => at > 0 && level > levels[at - 1]! + 1)).toEqual([]);
    }
  });

  it('says so when there is nothing yet', () => {
    draw({});
    expect(document.querySelector('h2')?.textContent).toBe('Hier hängt noch nichts');
    expect(document.body.textContent).toContain('Bald mehr.');
  });

  it('leads to older and newer pieces', () => {
    draw({ teasers: many, older: '/?vor=1', newer: '/?nach=30' });
    expect(document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/?vor=1');
    expect(document.querySelector('a[rel="prev"]')?.getAttribute('href')).toBe('/?nach=30');
  });

  it('counts comments only where there are some, and leads to them', () => {
    draw({ teasers: [aTeaser(1, { commentCount: 1 }), aTeaser(2, { commentCount: 14 }), aTeaser(3)] });
    const links = [...document.querySelectorAll('a[href$="#kommentare"]')].map((link) => link.textContent);
    expect(links).toEqual(['1\u00a0Kommentar', '14\u00a0Kommentare']);
  });

  it('marks what belongs to plus', () => {
    draw({ teasers: [aTeaser(1, { isPremium: true }), aTeaser(2)] });
    expect([...document.querySelectorAll('i')].map((mark) => mark.textContent)).toEqual(['plus']);
  });
});
