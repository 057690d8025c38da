// One view comes in three forms.
import { JSDOM } from 'jsdom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { toAtom } from '#bundles/syndication/atom.ts';
import { toJsonFeed } from '#bundles/syndication/json-feed.ts';
import { toRss } from '#bundles/syndication/rss.ts';
import type { FeedEntry, FeedView } from '#bundles/syndication/views.ts';
import { atomFaults, feedFaults } from './xml-rules.ts';
import { jsonFeedFaults } from './json-feed-rules.ts';

const { DOMParser } = new JSDOM().window;

const entry: FeedEntry = {
  id: 'tag:litfass.example,2026:article/1',
  title: 'Drei & zwei <sind> „fünf“',
  link: 'https://litfass.example/a',
  publishedAt: new Date('2026-03-12T09:30:00Z'),
  changedAt: new Date('2026-03-14T10:00:00Z'),
  author: { name: 'Aylin Özdemir', link: 'https://litfass.example/profile/1' },
  categories: ['Auenfeld', 'plus'],
  summary: 'Der Rat <hat> entschieden.',
  html: '<p>Drei &amp; zwei</p>',
  picture: { url: 'https://litfass.example/b.jpg', width: 1200, height: 600, alt: 'Brücke', credit: 'T. A.' },
};

const feed: FeedView = {
  title: 'Litfass & Co',
  description: 'Neues: Litfass & Co',
  link: 'https://litfass.example/',
  self: 'https://litfass.example/atom.xml',
  image: 'https://litfass.example/bild.png',
  hub: 'https://hub.example/',
  portal: 'Litfass',
  entries: [entry],
};

const empty: FeedView = { ...feed, hub: null, entries: [] };
const bare: FeedView = {
  ...feed,
  entries: [{ ...entry, author: null, categories: [], summary: null, html: null, picture: null }],
};

describe('every form', () => {
  it.each([
    ['a full one', feed],
    ['an empty one', empty],
    ['one of bare entries', bare],
  ])('keeps to its rules: %s', (_name, view) => {
    expect(feedFaults(toRss(view))).toEqual([]);
    expect(atomFaults(toAtom(view))).toEqual([]);
    expect(jsonFeedFaults(toJsonFeed(view))).toEqual([]);
  });

  it('holds any words whatever, and says them all alike', () =>
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), fc.string(), (title, html) => {
        const view = { ...feed, entries: [{ ...entry, title: `T${title}`, html }] };
        const atom = toAtom(view);
        expect([...feedFaults(toRss(view)), ...atomFaults(atom)]).toEqual([]);
        const json = toJsonFeed(view);
        expect(jsonFeedFaults(json)).toEqual([]);
        expect(JSON.parse(json)).toMatchObject({ items: [{ title: `T${title}`, content_html: html }] });
      }),
      { numRuns: 50 },
    ));
});

describe('Atom', () => {
  const document = new DOMParser().parseFromString(toAtom(feed), 'application/xml');
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;

  it('says of an entry what there is', () => {
    expect(textOf('entry > title')).toBe(entry.title);
    expect(textOf('entry > id')).toBe(entry.id);
    expect(textOf('entry > published')).toBe('2026-03-12T09:30:00.000Z');
    expect(textOf('feed > updated')).toBe('2026-03-14T10:00:00.000Z');
    expect(textOf('entry > author > uri')).toBe(entry.author!.link);
    expect(textOf('entry > content[type=html]')).toBe(entry.html);
    expect(document.querySelector('feed > link[rel=hub]')?.getAttribute('href')).toBe(feed.hub);
    expect(document.querySelectorAll('category')).toHaveLength(2);
  });
});

describe('JSON Feed', () => {
  it('has a text for each entry, the title where there is no other', () => {
    const [item] = (JSON.parse(toJsonFeed(bare)) as { items: Record<string, unknown>[] }).items;
    expect(item).toMatchObject({ content_text: entry.title });
    expect(item).not.toHaveProperty('summary');
    expect(item).not.toHaveProperty('content_html');
  });
});
