import { describe, expect, it } from 'vitest';
import { feedFaults, sitemapFaults } from './xml-rules.ts';

const feed = (items: string, channel = '<language>de-DE</language>') => `<?xml version="1.0"?>
  <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title><link>https://l.example</link>
  <description>D</description>${channel}<atom:link href="https://l.example/feed.xml" rel="self"/>${items}</channel></rss>`;
const item = (guid: string, date: string) =>
  `<item><title>T</title><link>https://l.example/a</link>${guid}<pubDate>${date}</pubDate></item>`;
const [EARLIER, LATER] = ['Fri, 20 Nov 2026 10:00:00 GMT', 'Sat, 21 Nov 2026 10:00:00 GMT'];

const guid = (id: number) => `<guid isPermaLink="false">tag:${id}</guid>`;

describe('feeds', () => {
  it('are right with ids of their own, in the order of time', () => {
    expect(feedFaults(feed(item(guid(1), LATER) + item(guid(2), EARLIER)))).toEqual([]);
    expect(feedFaults(feed(item(guid(1), EARLIER) + item(guid(1), LATER)))).toEqual([
      'Die guid tag:1 steht zweimal darin',
      'Nicht das Neueste zuerst',
    ]);
  });

  it('lack what readers of feeds need', () => {
    expect(feedFaults(feed('', ''))).toEqual(['<language> fehlt']);
    expect(feedFaults(feed(item('', 'gestern')))).toEqual([
      'Kein Zeitpunkt nach RFC 822: gestern',
      'Ein Eintrag: <guid> fehlt',
    ]);
    expect(feedFaults(feed(item('<guid>tag:1</guid>', LATER)))).toEqual([
      'Eine guid ist keine Adresse und sagt es nicht',
    ]);
    expect(feedFaults('<rss>')[0]).toMatch(/^Kein wohlgeformtes XML/);
  });
});

const sitemap = (inner: string, root = 'urlset') =>
  `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</${root}>`;
const LOC = '<loc>https://l.example/</loc>';

const told = (inner: string, language = 'de') =>
  sitemapFaults(
    sitemap(
      `<url>${LOC}<n:news xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"><n:publication><n:name>T</n:name>
       <n:language>${language}</n:language></n:publication>${inner}</n:news></url>`,
    ),
  );

describe('sitemaps', () => {
  it('keep to the schema of sitemaps.org', () => {
    expect(sitemapFaults(sitemap(`<url>${LOC}<lastmod>2026-05-01T10:00:00Z</lastmod></url>`))).toEqual([]);
    expect(sitemapFaults(sitemap(`<sitemap>${LOC}</sitemap>`, 'sitemapindex'))).toEqual([]);
    expect(sitemapFaults(sitemap(`<url>${LOC}<lastmod>gestern</lastmod></url>`))[0]).toContain('lastmod');
    expect(sitemapFaults(sitemap(`<url><lastmod>2026-05-01</lastmod></url>`))[0]).toContain('loc');
  });

  it('tell of news as the schema of news sitemaps has it', () => {
    const date = '<n:publication_date>2026-05-01T10:00:00.000Z</n:publication_date>';
    expect(told(`${date}<n:title>T</n:title>`)).toEqual([]);
    expect(told(date)[0]).toContain('title');
    expect(told(`${date}<n:title>T</n:title><n:lead>L</n:lead>`)[0]).toContain('lead');
    expect(told(`${date}<n:title>T</n:title>`, 'Deutsch')[0]).toContain('language');
    expect(told('<n:publication_date>gestern</n:publication_date><n:title>T</n:title>')[0]).toContain('date');
  });

  it('list each page once', () => {
    expect(sitemapFaults(sitemap(`<url>${LOC}</url><url>${LOC}</url>`))).toEqual([
      'https://l.example/ steht zweimal darin',
    ]);
  });
});
