import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PICTURES_KEPT,
  PIECES_KEPT,
  filesIn,
  isShell,
  momentOf,
  momentText,
  offlinePage,
  pictureOf,
  picturesWithin,
  readerOf,
  surplusOf,
  titleOf,
  withBar,
} from './rules.js';

const answer = (status: number, headers: Record<string, string>) => ({
  status,
  headers: new Headers(headers),
});

describe('what an answer says of itself', () => {
  it('is who it was made for, unless the server was in trouble', () => {
    expect(readerOf(answer(200, { 'litfass-reader': 'abc' }))).toBe('abc');
    expect(readerOf(answer(404, { 'litfass-reader': 'nobody' }))).toBe('nobody');
    expect(readerOf(answer(503, { 'litfass-reader': 'nobody' }))).toBeUndefined();
    expect(readerOf(answer(200, {}))).toBeUndefined();
  });

  it('is the title of what may be kept, and nothing of what may not', () => {
    expect(titleOf(answer(200, { 'litfass-kept': encodeURIComponent('Die Brücke – „alt“') }))).toBe(
      'Die Brücke – „alt“',
    );
    expect(titleOf(answer(200, {}))).toBeUndefined();
    expect(titleOf(answer(410, { 'litfass-kept': 'Weg' }))).toBeUndefined();
  });
});

describe('what is kept beside a page', () => {
  it('is what it looks like, and its pictures, as long as they aren’t too many', () => {
    const images = Array.from({ length: 99 }, (_, at) => `<img src="/media/image/${at + 1}/v1_M.jpg">`);
    const html = `<link rel="stylesheet" href="/assets/site-1.css"><link href="/aussehen/a1.css">
      <a href="/konto">Konto</a><script src="/assets/client-2.js"></script>${images.join('')}`;
    const { shell, pictures } = filesIn(html);
    expect(shell).toEqual(['/assets/site-1.css', '/aussehen/a1.css', '/assets/client-2.js']);
    expect(pictures).toHaveLength(PICTURES_KEPT);
    expect(pictures[0]).toBe('/media/image/1/v1_M.jpg');
  });

  it('is each picture of the piece in one size, and of what is below it those of people', () => {
    const html = `<img src="/media/image/1/v1_L.jpg" srcset="/media/image/1/v1_L.webp 800w">
      <lazy-image><img src="data:x" data-src="/media/image/2/v1_L.jpg"><noscript><img src="/media/image/2/v1_M.jpg"></noscript></lazy-image>
      <div data-reading="article:7"></div><lazy-image><img data-src="/media/image/3/v1_L.jpg"></lazy-image><img src="/media/image/4/v1_S.webp">
      <script src="/assets/client-2.js"></script>`;
    expect(filesIn(html)).toEqual({
      shell: ['/assets/client-2.js'],
      pictures: ['/media/image/1/v1_L.jpg', '/media/image/2/v1_L.jpg', '/media/image/4/v1_S.webp'],
    });
  });

  it('is the same picture in all its sizes, and never a page', () => {
    expect(pictureOf('/media/image/7/v1_M.jpg')).toBe(pictureOf('/media/image/7/v2_XXL.avif'));
    expect(pictureOf('/media/image/77/v1_M.jpg')).not.toBe(pictureOf('/media/image/7/v1_M.jpg'));
    for (const path of ['/', '/konto', '/konto/nachrichten/3', '/cockpit', '/a/assets/x'])
      expect([isShell(path), pictureOf(path)]).toEqual([false, undefined]);
  });
});

describe('what has to go', () => {
  it('is the oldest beyond thirty; what is saved stays and doesn’t count', () => {
    const paths = Array.from({ length: 33 }, (_, at) => `/p${at}`);
    expect(surplusOf(paths, [])).toEqual(['/p0', '/p1', '/p2']);
    expect(surplusOf(paths, ['/p0', '/p2'])).toEqual(['/p1']);
    expect(surplusOf(paths.slice(0, 30), [])).toEqual([]);
  });

  it('never is something saved, whatever there is', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99), { maxLength: 60 }), fc.nat(40), (numbers, count) => {
        const paths = numbers.map((number) => `/p${number}`);
        const saved = paths.slice(0, count);
        const gone = surplusOf(paths, saved);
        expect(gone.filter((path) => saved.includes(path))).toEqual([]);
        const left = paths.filter((path) => !gone.includes(path) && !saved.includes(path));
        expect(left.length).toBeLessThanOrEqual(PIECES_KEPT);
      }),
    );
  });
});

describe('pictures that are too much together', () => {
  const pieces = ['old', 'saved', 'new'].map((name) => ({
    path: `/${name}`,
    pictures: [`${name}-1`, `${name}-2`],
  }));
  const stay = (limit: number) => [...picturesWithin(pieces, ['/saved'], () => 10, limit)];

  it('go with what was read longest ago; those of what is saved go last', () => {
    expect(stay(60)).toHaveLength(6);
    expect(stay(45)).toEqual(['saved-1', 'saved-2', 'new-1', 'new-2']);
    expect(stay(25)).toEqual(['saved-1', 'saved-2']);
  });
});

/** Returns an answer that says when it was given. */
const dated = (date?: string) => ({ headers: new Headers(date === undefined ? {} : { date }) });

describe('a kept page', () => {
  const now = new Date('2026-11-24T15:00:00Z');

  it('says first of which time it is, by the clocks of Germany', () => {
    expect(momentText(new Date('2026-11-24T13:20:00Z'), now)).toBe('14.20\u00a0Uhr');
    expect(momentText(new Date('2026-11-23T07:05:00Z'), now)).toBe('23. November, 8.05\u00a0Uhr');
    expect(momentText(new Date('2025-11-24T13:20:00Z'), now)).toBe('24. November 2025, 14.20\u00a0Uhr');
    // At this moment it is another year in Germany.
    const silvester = new Date('2025-12-31T23:30:00Z');
    expect(momentText(silvester, now)).toBe('1. Januar, 0.30\u00a0Uhr');
    const html = withBar('<body class="x"><p>Text</p></body>', new Date('2026-11-24T13:20:00Z'), now);
    expect(html).toMatch(/^<body class="x"><div role="status"[^>]*>Offline – Stand von 14\.20\u00a0Uhr/);
    const withSkip = '<body><a class="s" href="#inhalt">Zum Inhalt</a><header></header></body>';
    expect(withBar(withSkip, new Date('2026-11-24T13:20:00Z'), now)).toMatch(
      /^<body><a class="s" href="#inhalt">Zum Inhalt<\/a><div role="status"/,
    );
  });

  it('is of the time that the server says, whatever the device’s clock does', () => {
    expect(momentOf(dated('Tue, 24 Nov 2026 13:20:00 GMT'), now)).toEqual(new Date('2026-11-24T13:20:00Z'));
    for (const date of [undefined, '', 'gestern']) expect(momentOf(dated(date), now)).toEqual(now);
  });

  it('is listed with its title as text', () => {
    const empty = '<span>Montag, 23. November 2026</span><ul data-kept="" class="a"></ul>';
    const at = new Date('2026-11-24T13:20:00Z');
    const html = offlinePage(empty, [{ path: '/a/"x"', title: '<b>Böse</b>', at, isSaved: true }], now);
    expect(html).toContain('<a href="/a/&quot;x&quot;">&lt;b&gt;Böse&lt;/b&gt;</a>');
    expect(html).toContain('Gemerkt · Stand von 14.20\u00a0Uhr');
    expect(html).toContain('Dienstag, 24. November 2026');
    expect(html).not.toContain('Montag');
    const dear = offlinePage(empty, [{ path: '/a', title: 'Nur 5 $& und $` mehr', at, isSaved: false }], now);
    expect(dear).toContain('>Nur 5 $&amp; und $` mehr</a>');
    expect(offlinePage(empty, [], now)).toContain('Auf diesem Gerät liegt noch nichts.');
  });

  it('stands beside what can be begun, where anything can', () => {
    const empty = '<p data-tools="" class="a"></p><ul data-kept=""></ul>';
    const tool = { path: '/schreiben/schnappschuss', title: 'Schnappschuss <zeigen>' };
    expect(offlinePage(empty, [], now, [tool])).toContain(
      '<p>Auch ohne Netz: <a href="/schreiben/schnappschuss">Schnappschuss &lt;zeigen&gt;</a></p>',
    );
    expect(offlinePage(empty, [], now)).not.toContain('Auch ohne Netz');
  });
});
