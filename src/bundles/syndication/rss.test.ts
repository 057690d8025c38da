import { describe, expect, it } from 'vitest';
import type { PictureView } from '#bundles/media/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { toEntry } from './entries.ts';
import { toRss } from './rss.ts';

const picture: PictureView = {
  id: 7,
  width: 2000,
  height: 1000,
  alt: '',
  caption: '',
  credit: '',
  focus: { x: 50, y: 50 },
  placeholder: null,
  isStub: false,
  base: '/media/image/7/v1',
  query: '',
  sizes: [
    { tag: 'M', width: 320 },
    { tag: 'XL', width: 1200 },
    { tag: 'XXL', width: 2000 },
  ],
};

const teaser = {
  id: 1,
  kind: 'article',
  href: '/a',
  kicker: { place: 'Auenfeld', category: '' },
  headline: 'Wasser\u00adstand',
  lead: null,
  author: null,
  time: { iso: '2026-03-12T09:30:00.000Z', text: '', short: '' },
  isPremium: false,
  picture,
} as unknown as TeaserView;

const changedAt = new Date('2026-03-14T10:00:00Z');

const rssOf = (changes: Partial<TeaserView>, html: string | null = null) =>
  toRss({
    title: 'Litfass',
    description: 'Neues: Litfass',
    link: 'https://litfass.example/',
    self: 'https://litfass.example/feed.xml',
    image: 'https://litfass.example/bild.png',
    hub: null,
    portal: 'Litfass',
    entries: [toEntry({ ...teaser, ...changes }, { publicUrl: 'https://litfass.example', changedAt, html })],
  });

const guid = (rss: string) => /<guid[^>]*>[^<]*/.exec(rss)![0];

describe('RSS', () => {
  it('shows a picture that everybody may fetch, in a size for a feed', () => {
    expect(rssOf({})).toContain(
      '<media:content url="https://litfass.example/media/image/7/v1_XL.jpg" type="image/jpeg" medium="image" width="1200" height="600"/>',
    );
  });

  it.each([
    ['behind a signed address', { picture: { ...picture, query: '?bis=1&s=2' } }],
    ['that is being worked on', { picture: { ...picture, isStub: true } }],
    ['without a file', { picture: { ...picture, sizes: [] } }],
    ['that there isn’t', { picture: null }],
  ])('shows none %s', (_, changes) => expect(rssOf(changes)).not.toMatch(/media:content|media\/image/));

  it('calls a piece the same whatever becomes of its headline and address', () => {
    expect(guid(rssOf({ headline: 'Hochwasser', href: '/steinach/c-natur/hochwasser_a1' }))).toBe(
      guid(rssOf({})),
    );
    expect(guid(rssOf({ kind: 'event' }))).not.toBe(guid(rssOf({})));
  });

  it('was built when something in it changed', () =>
    expect(rssOf({})).toContain('<lastBuildDate>Sat, 14 Mar 2026 10:00:00 GMT</lastBuildDate>'));

  it('leaves out what a piece doesn’t have, and soft hyphens', () => {
    expect(rssOf({ picture: null })).toContain(
      '<item><title>Wasserstand</title><link>https://litfass.example/a</link>' +
        '<guid isPermaLink="false">tag:litfass.example,2026:article/1</guid>' +
        '<pubDate>Thu, 12 Mar 2026 09:30:00 GMT</pubDate>' +
        '<atom:updated>2026-03-14T10:00:00.000Z</atom:updated><category>Auenfeld</category></item>',
    );
  });

  it('holds a text where it is given one, escaped, and says then what that is', () => {
    expect(rssOf({})).not.toContain('xmlns:content');
    const whole = rssOf({}, '<p>Drei &amp; zwei</p>');
    expect(whole).toContain('xmlns:content="http://purl.org/rss/1.0/modules/content/"');
    expect(whole).toContain('<content:encoded>&lt;p&gt;Drei &amp;amp; zwei&lt;/p&gt;</content:encoded>');
  });
});
