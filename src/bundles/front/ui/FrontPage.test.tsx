import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import { composeFront } from '../composition.ts';
import type { FrontCandidates } from '../composition.ts';
import { layOut } from '../layout.ts';
import type { FrontPageView, FrontContentView, CommentItemView } from '../views.ts';
import { emptyHeading, emptyText } from '../texts.ts';
import { FrontPage } from './FrontPage.tsx';

const aTeaser = (id: number, more: Partial<TeaserView> = {}): TeaserView => ({
  id,
  kind: 'article',
  href: `/auenfeld/c-rathaus/x_a${id}`,
  kicker: { place: 'Auenfeld', category: 'Rathaus' },
  headline: `Beitrag ${id}`,
  lead: 'Ein Satz.',
  author: { name: 'Paul Feld', href: '/profile/1/paul-feld', portrait: null },
  time: { iso: '2026-11-20T09:30:00Z', text: 'vor 2 Stunden', short: '10.30' },
  commentCount: 0,
  isPremium: false,
  picture: null,
  isPictureWithheld: false,
  date: null,
  ...more,
});
const date = {
  iso: '2026-11-28',
  weekday: 'Sa',
  day: '28',
  month: 'Nov',
  hours: '17 Uhr',
  venue: 'Marktplatz',
};
const anEvent = (id: number) =>
  aTeaser(id, { kind: 'event', href: `/e${id}`, headline: `Termin ${id}`, date });
const aSnapshot = (id: number) => aTeaser(id, { kind: 'imagepost', href: `/i${id}`, headline: `Bild ${id}` });
const some = (make: (id: number) => TeaserView, count: number) =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const draw = (
  candidates: Partial<FrontCandidates<TeaserView>>,
  { voices = [], ...paper }: Partial<FrontContentView> & { voices?: readonly CommentItemView[] } = {},
) => {
  const none = { newest: [], further: [], snapshots: [], events: [], opinions: [], near: [], discussed: [] };
  const rows = composeFront(
    { ...none, pinned: [], questions: [], sections: [], ...candidates },
    { news: 'article', pictures: 'imagepost' },
  );
  const whole: FrontPageView = {
    title: 'Nachrichten',
    around: { above: [], below: [] },
    banner: null,
    subscribe: null,
    newsletter: null,
    paper: {
      rows,
      begin: { name: 'Den ersten Beitrag schreiben', href: '/schreiben' },
      empty: { title: emptyHeading, text: emptyText },
      near: { title: 'Neu in Ihrer Nähe', href: '/werletal/artikel' },
      ways: {
        articles: '/artikel',
        snapshots: '/schnappschuesse',
        opinions: '/meinung',
        discussed: '/meistdiskutiert',
        events: '/events',
        calendar: null,
      },
      ...layOut(rows, voices),
      people: [],
      older: null,
      ...paper,
    },
  };
  document.body.innerHTML = renderToHtml(<FrontPage view={whole} />);
};
const levels = () => [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName[1]));
const linkOf = (title: string) => {
  const head = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
  return head?.parentElement?.querySelector('a')?.getAttribute('href');
};
const links = () => [...document.querySelectorAll('h2 a, h3 a')].map((link) => link.textContent);

const full: Partial<FrontCandidates<TeaserView>> & Pick<FrontCandidates<TeaserView>, 'newest'> = {
  newest: some(aTeaser, 24),
  further: [],
  snapshots: some(aSnapshot, 6),
  events: some(anEvent, 7),
  opinions: [21, 22, 23].map((id) => aTeaser(id)),
  near: [[31, 32, 33].map((id) => aTeaser(id)), [41, 42, 43].map((id) => aTeaser(id))],
  discussed: [1, 15, 16].map((id) => aTeaser(id, { commentCount: 1000 + id })),
};

describe('a front page', () => {
  it('shows every piece once, whatever its block', () => {
    draw(full);
    expect(links()).toHaveLength(24 + 6 + 7 + 6);
    expect(new Set(links()).size).toBe(links().length);
  });

  it.each([0, 1, 3, 7, 9, 24])('never skips a level of headings, with %i pieces', (count) => {
    draw({ ...full, newest: full.newest.slice(0, count) });
    expect(levels()[0]).toBe(1);
    expect(levels().filter((level, at) => at > 0 && level > levels()[at - 1]! + 1)).toEqual([]);
  });

  it('says so when there is nothing yet', () => {
    draw({});
    expect(document.querySelector('h2')?.textContent).toBe('Hier hängt noch nichts');
    expect(document.body.textContent).toContain('Sobald hier etwas erscheint');
    draw({ snapshots: some(aSnapshot, 3) });
    expect(document.body.textContent).not.toContain('Hier hängt noch nichts');
  });

  it('leads from the head of each block to its list', () => {
    const section = { name: 'Sport', href: '/auenfeld/c-sport', pieces: some((id) => aTeaser(id + 200), 5) };
    const other = { ...section, name: 'Natur', href: '/natur', pieces: some((id) => aTeaser(id + 300), 5) };
    draw({ ...full, sections: [section, other] });
    expect(
      ['Schnappschüsse', 'Meinung', 'Neu in Ihrer Nähe', 'Kurz gemeldet', 'Sport', 'Natur'].map(linkOf),
    ).toEqual([
      '/schnappschuesse',
      '/meinung',
      '/werletal/artikel',
      '/artikel',
      '/auenfeld/c-sport',
      '/natur',
    ]);
  });

  it('leads to older pieces', () => {
    draw(full, { older: '/?vor=1' });
    expect(document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/?vor=1');
    expect(document.querySelector('a[rel="prev"]')).toBeNull();
  });

  it('counts comments only where there are some, and leads to them', () => {
    draw({ newest: [aTeaser(1, { commentCount: 1 }), aTeaser(2, { commentCount: 1906 }), aTeaser(3)] });
    const counts = [...document.querySelectorAll('a[href$="#kommentare"]')];
    expect(counts.map((link) => link.textContent)).toEqual(['1', '1.906']);
    expect(counts.map((link) => link.getAttribute('aria-label'))).toEqual([
      '1\u00a0Kommentar',
      '1.906\u00a0Kommentare',
    ]);
  });

  it('marks what belongs to plus', () => {
    draw({ newest: [aTeaser(1, { isPremium: true }), aTeaser(2)] });
    expect([...document.querySelectorAll('i')].map((mark) => mark.textContent)).toEqual(['plus']);
  });

  it('pastes comments and an event on the column', () => {
    const time = { iso: '2026-11-20T09:30:00Z', text: 'vor 1 Stunde' };
    const voice = {
      kind: 'voice' as const,
      id: 7,
      href: '/x_a1#comment-7',
      text: 'Endlich!',
      author: 'Ruth',
      headline: 'Elf',
      time,
      isQuestion: false,
    };
    draw(full, { voices: [voice] });
    const column = document.querySelector('aside')!;
    expect(column.querySelector('a[href="/x_a1#comment-7"]')).not.toBeNull();
    for (const words of ['„Endlich!“', 'Ruth zu „Elf“, vor 1 Stunde', 'Termin 7', 'Sa, 28.\u00a0Nov'])
      expect(column.textContent).toContain(words);
  });

  it('has no rail when nobody has said anything', () => {
    draw({ newest: full.newest });
    expect(document.querySelector('aside')).toBeNull();
  });
});
