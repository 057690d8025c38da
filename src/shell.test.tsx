import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PageHead } from '#kernel/answers.ts';
import { createLogger } from '#kernel/log.ts';
import { testConfig } from '#kernel/config.ts';
import { renderPage } from '#kernel/render.tsx';
import { documentIn, emptyFrame, shell, useBuiltFiles } from './shell.tsx';

const log = createLogger(testConfig());

const documentOf = (head: PageHead, changes: object = {}) => {
  const frame = { ...emptyFrame({ scheme: 'auto', flashes: [] }), ...changes };
  const html = renderPage(documentIn(frame)(head, <h1>Seite</h1>), log).bytes.toString();
  return new DOMParser().parseFromString(html, 'text/html');
};

const LINK = 'https://litfass.example/auenfeld';

const askedOfRobots = (head: Partial<PageHead>, robots?: string) =>
  documentOf({ title: 'Auenfeld', ...head }, robots ? { robots } : {})
    .querySelector('meta[name=robots]')
    ?.getAttribute('content');

describe('the head of a page', () => {
  it('has a title with the name of the portal, once', () => {
    expect(documentOf({ title: 'Auenfeld' }).title).toBe('Auenfeld – Litfass');
    expect(documentOf({ title: 'Litfass' }).title).toBe('Litfass');
  });

  it('names its address, its neighbours and its feed', () => {
    const page = documentOf({
      title: 'Auenfeld',
      canonical: LINK,
      prev: LINK,
      next: `${LINK}?vor=7`,
      feed: { title: 'Neues aus Auenfeld', href: '/auenfeld/rss' },
    });
    const link = (rel: string) => page.querySelector(`head link[rel=${rel}]`)?.getAttribute('href');
    expect(['canonical', 'prev', 'next', 'alternate'].map(link)).toEqual([
      LINK,
      LINK,
      `${LINK}?vor=7`,
      '/auenfeld/rss',
    ]);
    expect(page.querySelector('link[rel=alternate]')?.getAttribute('type')).toBe('application/rss+xml');
  });

  it('says nothing of what it does not know', () => {
    const page = documentOf({ title: 'Auenfeld' });
    for (const rel of ['canonical', 'prev', 'next', 'alternate'])
      expect(page.querySelector(`link[rel=${rel}]`)).toBeNull();
    expect(
      page.querySelector('meta[property], meta[name=robots], script[type="application/ld+json"]'),
    ).toBeNull();
  });

  it('asks search engines what it asks itself, else what all pages ask', () => {
    expect(askedOfRobots({ robots: 'noindex' })).toBe('noindex');
    expect(askedOfRobots({}, 'noindex')).toBe('noindex');
    expect(askedOfRobots({ robots: 'noindex, nofollow' }, 'noindex')).toBe('noindex, nofollow');
    expect(askedOfRobots({})).toBeUndefined();
  });

  it('tells others what to show who link to it', () => {
    const page = documentOf({
      title: 'Elf zu zehn',
      openGraph: {
        type: 'article',
        title: 'Elf zu zehn für die alte Brücke',
        url: LINK,
        image: { url: `${LINK}/social.jpg`, width: 1200, height: 630, alt: '' },
        more: { 'article:published_time': '2026-11-20T08:00:00Z' },
      },
    });
    const properties = [...page.querySelectorAll('meta[property]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]);
    expect(Object.fromEntries(properties)).toEqual({
      'og:type': 'article',
      'og:site_name': 'Litfass',
      'og:locale': 'de_DE',
      'og:title': 'Elf zu zehn für die alte Brücke',
      'og:url': LINK,
      'og:image': `${LINK}/social.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'article:published_time': '2026-11-20T08:00:00Z',
    });
    expect(page.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe(
      'summary_large_image',
    );
  });

  it('promises only a small card without a picture', () => {
    const page = documentOf({ title: 'A', openGraph: { type: 'website', title: 'A', url: LINK } });
    expect(page.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary');
  });

  it.each([
    ['a portrait', 640, 640, 'summary'],
    ['a picture that is too small', 200, 105, 'summary'],
    ['a wide picture', 1200, 630, 'summary_large_image'],
  ])('promises for %s of %d × %d a %s', (_case, width, height, expected) => {
    const image = { url: `${LINK}/picture.jpg`, width, height, alt: '' };
    const page = documentOf({ title: 'A', openGraph: { type: 'website', title: 'A', url: LINK, image } });
    expect(page.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe(expected);
  });

  it('holds structured data that no text can break out of', () => {
    const things = [
      { '@type': 'NewsArticle', headline: '</script><script>alert(1)</script> <!-- & "Zitat"' },
      { '@type': 'BreadcrumbList' },
    ];
    const page = documentOf({ title: 'A', structuredData: things });
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
    expect(scripts.map((script) => JSON.parse(script.textContent) as object)).toEqual(things);
    expect(page.querySelectorAll('script')).toHaveLength(2);
  });
});

describe('the frame of a page', () => {
  const sections = [
    { name: 'Schnappschüsse', href: '/schnappschuesse', tone: 'community' },
    { name: 'Rathaus', href: '/rathaus' },
    { name: 'Termine', href: '/termine', tone: 'community' },
  ];

  it('puts what members bring after the categories', () => {
    const page = documentOf({ title: 'A' }, { sections });
    const names = [...page.querySelectorAll('nav[aria-label=Rubriken] a')].map((link) => link.textContent);
    expect(names).toEqual(['Rathaus', 'Schnappschüsse', 'Termine']);
  });

  it('links the feed of the page at its foot', () => {
    const page = documentOf({ title: 'A', feed: { title: 'Neues (RSS)', href: '/rss' } });
    expect(page.querySelector('footer a[href="/rss"]')?.textContent).toBe('Diese Seite als RSS-Feed');
  });

  it('offers members to write at the lower edge of phones, too, and leaves the place to pages with a bar of their own', () => {
    const contribute = { name: 'Beitrag schreiben', href: '/schreiben' };
    const account = { name: 'Ruth', links: [], signOutAction: '/abmelden' };
    const bar = (changes: object) =>
      documentOf({ title: 'A' }, { contribute, ...changes }).querySelector('nav[aria-label=Beitragen] a');
    expect(bar({ account })?.getAttribute('href')).toBe('/schreiben');
    expect(bar({ account: null })).toBeNull();
    expect(readFileSync('src/design/WriteBar.module.css', 'utf8')).toMatch(
      /body:has\(\[data-foot\]\) \.bar \{\s*display: none/,
    );
  });
});

it('what every page needs first is told ahead as its head asks for it', () => {
  useBuiltFiles({
    styles: ['/assets/site.css'],
    workStyles: ['/assets/work.css'],
    deskStyles: [],
    scripts: [],
  });
  const links = shell.earlyLinks();
  const head = documentOf({ title: 'A' }).head;
  const asked = [...head.querySelectorAll('link[rel=preload],link[rel=stylesheet]')];
  expect(links.map((link) => /^<(.+)>; rel=preload; as=(style|font)/.exec(link)?.[1]).toSorted()).toEqual(
    asked.map((link) => link.getAttribute('href')).toSorted(),
  );
  useBuiltFiles({ styles: [], workStyles: [], deskStyles: [], scripts: [] });
});
