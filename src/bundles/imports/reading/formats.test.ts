import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as texts from '../texts.ts';
import { UnreadableFile } from './entries.ts';
import type { Entry, SiteEntry } from './entries.ts';
import { FORMATS, beginningOf, formatNamed, formatOf } from './formats.ts';

const sample = (name: string) => readFileSync(path.join(import.meta.dirname, '../samples', name));

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (format: string, bytes: Uint8Array | string, size = 1000) => {
  const entries: (Entry | SiteEntry)[] = [];
  const all = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  for await (const entry of formatNamed(format)!.read(inChunks(all, size))) entries.push(entry);
  const of = <K extends Entry['kind']>(kind: K) =>
    entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind);
  const site = entries.find((entry) => entry.kind === 'site');
  return { entries, of, site: site?.kind === 'site' ? site.address : '' };
};

const nameOf = (head: string, filename: string) => formatOf(head, filename)?.name;

describe('which format a file has', () => {
  it('is told by its beginning, and by its name where that says nothing', () => {
    expect(nameOf(sample('wordpress.xml').toString().slice(0, 4096), 'export.xml')).toBe('wordpress');
    expect(nameOf(sample('ghost.json').toString().slice(0, 4096), 'ghost.json')).toBe('ghost');
    expect(nameOf('<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">', 'x.xml')).toBe('feed');
    expect(nameOf('Titel;Text\n', 'artikel.csv')).toBe('table');
    expect(nameOf('[{"title":"x"}]', 'artikel')).toBe('table');
    expect(nameOf('%PDF-1.7', 'artikel.pdf')).toBeUndefined();
  });
});

describe('a file of XML', () => {
  const ITEM = '<item><title>Titel</title></item>';

  it.each([
    ['lies deeper than anything', `<rss>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}${ITEM}</rss>`],
    ['goes on without an end', `<rss><a b="${'x'.repeat(40_000_000)}"/>${ITEM}</rss>`],
  ])('that %s is refused', async (_name, content) => {
    await expect(read('feed', content, 1_000_000)).rejects.toThrow(new UnreadableFile(texts.fileBroken));
  });
});

describe('an export of WordPress', () => {
  it('tells of its portal, people, terms, pictures, pieces and comments', async () => {
    const { of, site } = await read('wordpress', sample('wordpress.xml'));
    expect(site).toBe('https://bote.beispiel.de');
    expect(of('person')).toEqual([
      { kind: 'person', key: 'ruth', name: 'Ruth Lindner', email: 'ruth@bote.beispiel.de', about: '' },
    ]);
    expect(new Set(of('term').map(({ key, name, isTag }) => `${key} ${name} ${isTag}`))).toEqual(
      new Set(['category:rathaus Rathaus false', 'tag:bruecke Alte Brücke true']),
    );
    expect(of('picture')).toMatchObject([
      { key: '7', alt: 'Eine Steinbrücke mit drei Bögen', caption: 'Die Brücke von der Au aus' },
    ]);
    const [bridge] = of('piece');
    expect(bridge).toMatchObject({
      key: '101',
      publishedAt: '2014-05-07T16:30:00.000Z',
      updatedAt: '2014-05-08T08:00:00.000Z',
      authors: ['ruth'],
      terms: ['category:rathaus', 'tag:bruecke'],
      addresses: ['/2014/05/die-alte-bruecke/', '/?p=101'],
      picture: { key: '7' },
      leftOut: '',
    });
    expect(of('comment').map(({ key, parent, name }) => [key, parent, name])).toEqual([
      ['501', '', 'Georg K.'],
      ['502', '501', 'Ruth Lindner'],
    ]);
  });

  it('has names as people read them, which WordPress keeps as HTML', async () => {
    const { of } = await read('wordpress', sample('wordpress-6.1.xml'));
    expect(of('term').map(({ name }) => name)).toContain('Schule & Kita');
  });

  it('says of drafts, pages and what has a password why they don’t come along', async () => {
    const { of } = await read('wordpress', sample('wordpress.xml'));
    expect(of('piece').map(({ key, leftOut }) => [key, leftOut])).toEqual([
      ['101', ''],
      ['102', texts.isNotOut],
      ['103', texts.isPage],
    ]);
  });

  it('is the same wherever the bytes are parted', async () => {
    const whole = await read('wordpress', sample('wordpress.xml'), 1_000_000);
    for (const size of [1, 7, 64])
      expect((await read('wordpress', sample('wordpress.xml'), size)).entries).toEqual(whole.entries);
  });

  it('takes nobody for the author of a comment whose author it doesn’t say', async () => {
    const comment =
      '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_approved>1</wp:comment_approved></wp:comment>';
    const { of } = await read(
      'wordpress',
      `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><wp:author><wp:author_login>ruth</wp:author_login></wp:author>
        <item><title>Titel</title><wp:post_id>7</wp:post_id><wp:post_type>post</wp:post_type>${comment}</item></channel></rss>`,
    );
    expect(of('comment')).toMatchObject([{ key: '1', author: '' }]);
  });

  it('that ends in the middle is refused with a sentence, and so is a feed of somebody else', async () => {
    const cut = sample('wordpress.xml').subarray(0, 3000);
    await expect(read('wordpress', cut)).rejects.toEqual(new UnreadableFile(texts.fileBroken));
    const feed = '<rss version="2.0"><channel><item><title>x</title></item></channel></rss>';
    await expect(read('wordpress', feed)).rejects.toEqual(new UnreadableFile(texts.noWordpress));
  });

  it('fetches nothing that an entity names, and makes nothing large of a small one', async () => {
    const hostile = sample('wordpress.xml')
      .toString()
      .replace('<rss', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>\n<rss')
      .replace('Auenfelder Bote', '&a;&b;');
    const { of } = await read('wordpress', hostile);
    expect(of('piece')).toHaveLength(3);
    expect(JSON.stringify(of('piece'))).not.toContain('root:');
  });
});

describe('an export of Ghost', () => {
  it('tells of its portal, people, terms and pieces, with addresses in the place of its own word for them', async () => {
    const { of, site } = await read('ghost', sample('ghost.json'));
    expect(site).toBe('https://ghost.beispiel.de');
    expect(of('person')).toMatchObject([{ key: 'u1', name: 'Ruth Lindner' }]);
    expect(of('term').map(({ name }) => name)).toEqual(['Rathaus']);
    const [market, members, old, draft, about] = of('piece');
    expect(market).toMatchObject({
      title: 'Der Markt zieht um',
      lead: 'Ein neuer Platz.',
      terms: ['t1'],
      authors: ['u1'],
      addresses: ['/der-markt-zieht-um/'],
      picture: {
        address: 'https://ghost.beispiel.de/content/images/2023/platz.jpg',
        alt: 'Der Marktplatz',
        caption: 'Am Morgen',
      },
    });
    expect(market!.html).toContain('https://ghost.beispiel.de/content/images/size/w600/2023/markt.jpg');
    expect(members).toMatchObject({ isPremium: true });
    expect(members!.html).toBe('<p><b>Fett &amp; gut</b></p><hr><ul><li>eins</li></ul>');
    expect(old!.html).toBe(
      '<p><strong>Ja</strong><br><a href="https://beispiel.de">hier</a></p><figure><img src="https://ghost.beispiel.de/content/images/x.jpg" alt=""><figcaption>Ein Bild</figcaption></figure>',
    );
    expect([draft!.leftOut, about!.leftOut]).toEqual([texts.isNotOut, texts.isPage]);
  });

  it.each([
    ['public', false],
    ['members', true],
    ['paid', true],
    ['tiers', true],
    ['filter', true],
    [null, false],
  ])('has a post that is for %s to be paid for: %s', async (visibility, isPremium) => {
    const post = {
      id: 'p',
      title: 'Titel',
      html: '<p>Vorne</p><!--members-only--><p>Hinten</p>',
      visibility,
    };
    const { of } = await read('ghost', JSON.stringify({ data: { posts: [post] } }));
    expect(of('piece')).toMatchObject([{ isPremium }]);
    expect(of('piece')[0]!.html.includes('Hinten')).toBe(!isPremium);
  });

  it('that is none is refused with a sentence', async () => {
    await expect(read('ghost', '{"db":')).rejects.toEqual(new UnreadableFile(texts.fileBroken));
    await expect(read('ghost', '{"data":{"x":1}}')).rejects.toEqual(new UnreadableFile(texts.noGhost));
  });
});

describe('a feed', () => {
  it('of RSS gives its items, by the whole text where there is one', async () => {
    const { of } = await read(
      'feed',
      `<rss><channel><item><title>Erstens</title><link>https://a.beispiel.de/erstens</link>
        <author>post@beispiel.de (Ruth Lindner)</author><category>Rathaus</category>
        <description>Kurz.</description><content:encoded><![CDATA[<p>Lang.</p>]]></content:encoded>
        <pubDate>Wed, 07 May 2014 18:30:00 +0200</pubDate>
        <enclosure url="https://a.beispiel.de/x.jpg" type="image/jpeg" length="1"/></item></channel></rss>`,
    );
    expect(of('piece')).toMatchObject([
      {
        title: 'Erstens',
        lead: 'Kurz.',
        html: '<p>Lang.</p>',
        publishedAt: '2014-05-07T16:30:00.000Z',
        authors: ['Ruth Lindner'],
        terms: ['Rathaus'],
        addresses: ['/erstens'],
        picture: { address: 'https://a.beispiel.de/x.jpg' },
      },
    ]);
  });

  it('of Atom gives its entries', async () => {
    const { of } = await read(
      'feed',
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>urn:1</id><title>Zweitens</title>
        <link rel="self" href="https://a.beispiel.de/self"/><link href="https://a.beispiel.de/zweitens"/>
        <author><name>Georg</name></author><category term="sport" label="Sport"/>
        <published>2020-01-01T10:00:00Z</published><summary>Nur kurz &amp; gut</summary></entry></feed>`,
    );
    expect(of('piece')).toMatchObject([
      {
        key: 'urn:1',
        addresses: ['/zweitens'],
        authors: ['Georg'],
        terms: ['Sport'],
        html: '<p>Nur kurz &amp; gut</p>',
      },
    ]);
  });

  it('of Atom says whose it is by the page that it stands for', async () => {
    const { site } = await read(
      'feed',
      `<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="https://hub.beispiel.de/a.atom"/>
        <link href="https://a.beispiel.de/liste"/><entry><id>urn:1</id><title>T</title><link href="https://b.beispiel.de/t"/></entry></feed>`,
    );
    expect(site).toBe('https://a.beispiel.de');
  });

  it('of Atom has its texts also as elements, in their order', async () => {
    const { of } = await read(
      'feed',
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>urn:2</id>
        <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Der <em>neue</em> Markt</div></title>
        <summary type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml">Kurz &amp; <x:b>gut</x:b></x:div></summary>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p class="a&quot;b">Eins &lt; <b>zwei</b>,<br/> drei</p><img src="/x.jpg" alt=""/></div></content>
      </entry></feed>`,
    );
    expect(of('piece')).toMatchObject([
      {
        title: '<div>Der <em>neue</em> Markt</div>',
        lead: 'Kurz & gut',
        html: '<div><p class="a&quot;b">Eins &lt; <b>zwei</b>,<br> drei</p><img src="/x.jpg" alt=""></div>',
      },
    ]);
  });

  it.each([
    ['UTF-16, with a mark', 'utf16le', '\ufeff<?xml version="1.0" encoding="UTF-16"?>'],
    ['UTF-16, without one', 'utf16le', '<?xml version="1.0" encoding="UTF-16"?>'],
    ['UTF-8 that calls itself UTF-16', 'utf8', '<?xml version="1.0" encoding="utf-16"?>'],
  ] as const)('in %s is read', async (_name, encoding, head) => {
    const bytes = Buffer.from(
      `${head}<rss><channel><item><title>Grüße</title></item></channel></rss>`,
      encoding,
    );
    expect(formatOf(beginningOf(bytes), 'feed.xml')?.name).toBe('feed');
    expect((await read('feed', bytes)).of('piece')).toMatchObject([{ title: 'Grüße' }]);
  });

  it('without an item is refused', async () => {
    await expect(read('feed', '<rss><channel/></rss>')).rejects.toEqual(new UnreadableFile(texts.emptyFeed));
  });
});

describe('a table', () => {
  it('is read by the names of its columns, in German and in English', async () => {
    const csv = `\uFEFFNr;Überschrift;Vorspann;Inhalt;Datum;Autor;Rubrik;Ort;Schlagwörter;Bild;URL\n1;"Ein ""Titel""";Kurz;"Erster Absatz\n\nZweiter <b>nicht</b>";24.12.2019, 18:30;Ruth Lindner;Rathaus;Auenfeld;Brücke, Rat;https://x.beispiel.de/a.jpg;/alt/1\n`;
    const { of } = await read('table', csv);
    expect(of('term').map(({ key, isTag }) => [key, isTag])).toEqual([
      ['category:Rathaus', false],
      ['place:Auenfeld', false],
      ['tag:Brücke', true],
      ['tag:Rat', true],
    ]);
    expect(of('piece')).toMatchObject([
      {
        title: 'Ein "Titel"',
        html: '<p>Erster Absatz</p><p>Zweiter <b>nicht</b></p>',
        publishedAt: '2019-12-24T17:30:00.000Z',
        addresses: ['/alt/1'],
        picture: { address: 'https://x.beispiel.de/a.jpg' },
      },
    ]);
  });

  it('of JSON is read too, also within an object, and by seconds since 1970', async () => {
    const { of } = await read(
      'table',
      JSON.stringify({ nodes: [{ nid: 5, title: 'T', body: 'W', created: 1577212200 }] }),
    );
    expect(of('piece')).toMatchObject([
      { key: '5', html: '<p>W</p>', publishedAt: '2019-12-24T18:30:00.000Z' },
    ]);
  });

  it('without titles is refused, and says what columns are called', async () => {
    await expect(read('table', 'a;b\n1;2\n')).rejects.toEqual(new UnreadableFile(texts.noTitleColumn));
  });
});

describe('any file', () => {
  it('is read to its end or refused with a sentence, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FORMATS.map(({ name }) => name)),
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc.json(),
          fc.constantFrom(
            '<rss>',
            '<item><title>',
            '[[{',
            '{"db":[{"data":{"posts":[null,1,{"id":1}]}}]}',
            'Titel\n"',
          ),
        ),
        async (format, text) => {
          await read(format, text).catch((error: unknown) => expect(error).toBeInstanceOf(UnreadableFile));
        },
      ),
      { numRuns: 200 },
    );
  });
});
