// Each format of exports, written from real pieces and pictures and read back; and another one that is added.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { Check } from 'typebox/schema';
import { bufferReader } from '#kernel/byte-reader.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { articleExporting } from '#bundles/articles/exporting.ts';
import { articles } from '#bundles/articles/schema.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { receiveUpload } from '#bundles/media/commands.ts';
import { readWords } from '#bundles/media/formats/file-words.ts';
import { jpeg } from '#bundles/media/formats/jpeg.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { images } from '#bundles/media/schema.ts';
import { makeSizes } from '#bundles/media/test-data.ts';
import { build, importHtml } from '#bundles/rich-text/public.ts';
import type { Entry, SiteEntry } from '#bundles/imports/reading/entries.ts';
import { wordpress } from '#bundles/imports/reading/wordpress.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { definePlugin, eachItem } from '#bundles/data-export/plugin.ts';
import { exportPlugins, pluginsIn } from '#bundles/data-export/plugins.ts';
import { printChecks } from '#bundles/data-export/print-checks.ts';
import { bundles } from './bundles.ts';
import { entriesOf, exportedFile } from '#bundles/data-export/test-data.ts';

/** A format of a plugin, with all that one has to write for it. */
const plugin = definePlugin({
  name: 'titles',
  rank: 70,
  title: 'Titel',
  note: 'für die Pinnwand',
  extension: 'txt',
  takesPictures: false,
  async *write(order) {
    for await (const { title } of eachItem(order)) yield `${title}\n`;
  },
});

const added = defineBundle({
  name: 'added',
  slots: [exportPlugins.addAll(async () => pluginsIn({ './plugins/titles.ts': plugin }))],
});
const app = await testApp({ bundles: [...bundles, added], config: { rateLimits: false } });
const { ctx } = app;
const editor = await aUser(ctx, { name: 'Erna Redaktion', roles: [{ role: 'editor', locationPath: '' }] });
const headers = await signedIn(app, editor);

const upload = async () => {
  const outcome = await receiveUpload(
    ctx,
    Readable.from([await aSample('jpeg', { width: 1300, height: 800 })]),
    { ownerId: editor.id },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  await makeSizes(ctx, outcome.id);
  // The words are newer than the files that were made of the picture.
  const words = { caption: 'Die Brücke über die Aue', copyright: 'Tomasz Adamek' };
  await ctx.db.update(images).set(words).where(eq(images.id, outcome.id));
  return outcome.id;
};
const imageId = await upload();
const { doc, p } = build;
const article = await anArticle(ctx, {
  authorId: editor.id,
  headline: '=2+5 für die Brücke 🎉',
  lead: 'Der Rat; „hat“ entschieden.',
  heroId: imageId,
  body: doc(
    p('Über ', build.link('https://example.org/a', 'den Fluss'), ' <führt> & weiter.'),
    build.h2('Zwischen & durch'),
    build.ul('eins', 'zwei'),
    build.quote('Marlies Brandtner', p('Endlich.')),
    build.table(['Ja', 'Nein'], ['11', '10']),
    build.codeBlock(null, 'a < b'),
    build.image(imageId),
  ),
});

const fileOf = async (name: string, more: object = {}) =>
  exportedFile(app, headers, 'article', { dataRef: article.id, plugin: name, ...more });
const xmlOf = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document;

describe('json', () => {
  it('is what the published schema describes', async () => {
    const schema = JSON.parse(readFileSync('docs/export/schema-1.json', 'utf8')) as object;
    const data = JSON.parse((await fileOf('json')).toString()) as { items: Record<string, unknown>[] };
    expect(Check(schema, data)).toBe(true);
    expect(Check(schema, { ...data, items: [{ ...data.items[0], body: [{ type: 'paragraph' }] }] })).toBe(
      false,
    );
  });
});

describe('csv', () => {
  it('opens with umlauts, in cells parted by semicolons', async () => {
    const text = (await fileOf('csv')).toString();
    expect(text.startsWith('\ufeff"Art";"Nummer";"Titel";')).toBe(true);
    expect(text).toContain(
      `"article";"${article.id}";"'=2+5 für die Brücke 🎉";"Der Rat; „hat“ entschieden."`,
    );
    expect(text.endsWith('\r\n')).toBe(true);
  });
});

describe('markdown', () => {
  it('has each text twice, with what is known of it above and its pictures beside', async () => {
    const files = await entriesOf(await fileOf('markdown', { images: [imageId] }));
    const name = [...files.keys()].find((file) => file.endsWith('.md'))!;
    const text = files.get(name)!.toString();
    expect(text).toMatch(/^---\ntitle: "=2\+5 für die Brücke 🎉"\nlead: "Der Rat; „hat“ entschieden\."\n/);
    for (const words of [
      'Über [den Fluss](<https://example.org/a>) \\<führt\\> & weiter.',
      '## Zwischen & durch',
      '- eins\n- zwei',
      '> Endlich.\n>\n> — Marlies Brandtner',
      '| Ja | Nein |\n| --- | --- |\n| 11 | 10 |',
      '```\na < b\n```',
    ])
      expect(text).toContain(words);
    const [, picture = ''] = /!\[.*?\]\(<\.\.\/(.+?)>\)/.exec(text) ?? [];
    expect(files.has(picture)).toBe(true);
    const page = xmlOf(files.get(name.replace('markdown/', 'html/').replace('.md', '.html'))!.toString());
    expect(page.querySelector('h1')?.textContent).toBe('=2+5 für die Brücke 🎉');
    expect(files.has(page.querySelector('img')!.getAttribute('src')!.replace('../', ''))).toBe(true);
  });
});

/** Returns what a field of WordPress says of a comment. */
const partOf = (comment: Element, name: string) =>
  comment.getElementsByTagName(`wp:comment_${name}`)[0]?.textContent;

describe('wxr', () => {
  it('is read by our own import of WordPress as what it was', async () => {
    const bytes = await fileOf('wxr');
    const found: (Entry | SiteEntry)[] = [];
    for await (const entry of wordpress.read(Readable.from([bytes]))) found.push(entry);
    const of = (kind: string) => found.filter((entry) => entry.kind === kind);
    expect(of('piece')).toMatchObject([
      {
        title: '=2+5 für die Brücke 🎉',
        lead: 'Der Rat; „hat“ entschieden.',
        leftOut: '',
        addresses: [article.href, expect.stringContaining('/?p=')],
      },
    ]);
    expect(of('person')).toMatchObject([{ name: 'Erna Redaktion' }]);
    expect(of('picture')).toMatchObject([
      {
        caption: 'Die Brücke über die Aue · Foto: Tomasz Adamek',
        address: expect.stringMatching(/\/media\/image\/.+\.jpg$/),
      },
    ]);
    expect(of('term').length).toBeGreaterThan(0);
    const [piece] = of('piece');
    const html = piece?.kind === 'piece' ? piece.html : '';
    const types = importHtml(html, { imageOf: () => 1 }).document.content.map(({ type }) => type);
    expect(types).toEqual([
      'paragraph',
      'heading',
      'bulletList',
      'blockquote',
      'table',
      'codeBlock',
      'image',
    ]);
  });

  it('has what was said about a piece, answers where they belong', async () => {
    const talked = await anArticle(ctx, { authorId: editor.id });
    const first = await aComment(ctx, { type: 'article', id: talked.id }, { text: 'Endlich & [b]gut[/b].' });
    const answer = await aComment(
      ctx,
      { type: 'article', id: talked.id },
      { text: 'Finde ich auch.', parentId: first.id },
    );
    const gone = await aComment(ctx, { type: 'article', id: talked.id }, { isDeleted: true });
    const file = await exportedFile(app, headers, 'article', { dataRef: talked.id, plugin: 'wxr' });
    const comments = [...xmlOf(file.toString()).getElementsByTagName('wp:comment')];
    expect(comments.map((comment) => partOf(comment, 'id'))).toEqual([String(first.id), String(answer.id)]);
    expect(comments.map((comment) => partOf(comment, 'parent'))).toEqual(['0', String(first.id)]);
    expect(partOf(comments[0]!, 'content')).toBe('<p>Endlich &amp; <b>gut</b>.</p>');
    expect(file.toString()).not.toContain(gone.text);
  });

  it('has titles and hours by which its importer takes no two things for one', async () => {
    const document = xmlOf((await fileOf('wxr')).toString());
    const ofType = (type: string) =>
      [...document.querySelectorAll('item')].filter(
        (item) => item.getElementsByTagName('wp:post_type')[0]?.textContent === type,
      );
    expect(ofType('attachment').map((item) => item.querySelector('title')?.textContent)).toEqual([
      `Bild ${imageId} („Die Brücke über die Aue“)`,
    ]);
    const times = ['wp:post_date', 'wp:post_date_gmt'].map(
      (name) => ofType('post')[0]?.getElementsByTagName(name)[0]?.textContent,
    );
    const [here, utc] = times.map((time) => Date.parse(`${time?.replace(' ', 'T')}Z`));
    expect([1, 2]).toContain((here! - utc!) / 3_600_000);
  });
});

describe('xml', () => {
  it('is well-formed, with the text in elements', async () => {
    const document = xmlOf((await fileOf('xml')).toString());
    expect(document.documentElement.tagName).toBe('export');
    expect(document.querySelector('item > title')?.textContent).toBe('=2+5 für die Brücke 🎉');
    expect(document.querySelector('body words')?.getAttribute('href')).toBe('https://example.org/a');
    expect(document.querySelector('body > paragraph')?.textContent).toBe('Über den Fluss <führt> & weiter.');
    expect(document.querySelector('image > credit')?.textContent).toBe('Tomasz Adamek');
  });
});

/**
 * What NewsML-G2 2.34 (NewsML-G2_2.34-spec-All-Power.xsd of the IPTC) has in these elements, in its order, as far as it is
 * written here; those parted by bars stand in any order.
 */
const NEWSML_PARTS = {
  newsMessage: { order: ['header', 'itemSet'], required: ['header', 'itemSet'] },
  header: { order: ['sent', 'catalogRef', 'sender'], required: ['sent'] },
  newsItem: { order: ['catalogRef', 'itemMeta', 'contentMeta', 'contentSet'], required: ['itemMeta'] },
  itemMeta: {
    order: ['itemClass', 'provider', 'versionCreated', 'firstCreated', 'pubStatus', 'title', 'link'],
    required: ['itemClass', 'provider', 'versionCreated'],
  },
  contentMeta: {
    order: [
      'contentCreated',
      'contentModified',
      'located|creator',
      'language|keyword|subject|headline|by|description',
    ],
    required: [],
  },
  contentSet: { order: ['inlineXML'], required: ['inlineXML'] },
  inlineXML: { order: ['html'], required: ['html'] },
} as const satisfies Record<string, { order: readonly string[]; required: readonly string[] }>;

describe('newsml', () => {
  it('is a news message with an item whose text is XHTML', async () => {
    const document = xmlOf((await fileOf('newsml')).toString());
    expect(document.documentElement.namespaceURI).toBe('http://iptc.org/std/nar/2006-10-01/');
    const item = document.querySelector('itemSet > newsItem')!;
    expect(item.getAttribute('guid')).toMatch(/^tag:localhost,\d{4}:article-\d+$/);
    expect(item.querySelector('itemMeta > pubStatus')?.getAttribute('qcode')).toBe('stat:usable');
    const html = item.querySelector('contentSet > inlineXML > *')!;
    expect([html.namespaceURI, html.localName]).toEqual(['http://www.w3.org/1999/xhtml', 'html']);
    expect(html.querySelector('a')?.getAttribute('href')).toBe('https://example.org/a');
    expect([...html.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['eins', 'zwei']);
  });

  it.each(Object.keys(NEWSML_PARTS))(
    'has the parts of %s in the order of the published schema',
    async (name) => {
      const document = xmlOf((await fileOf('newsml')).toString());
      const part = name === 'newsMessage' ? document.documentElement : document.querySelector(name)!;
      const { order, required } = NEWSML_PARTS[name as keyof typeof NEWSML_PARTS];
      const names = [...part.children].map(({ localName }) => localName);
      expect(required.filter((wanted) => !names.includes(wanted))).toEqual([]);
      const places = names.map((found) => order.findIndex((among) => among.split('|').includes(found)));
      expect([names, places]).toEqual([names, places.toSorted((a, b) => a - b)]);
      expect(Math.min(...places)).toBe(0);
    },
  );

  it('names a published catalog, and never a version that is older than its item', async () => {
    await ctx.db
      .update(articles)
      .set({ publishedAt: new Date('2020-01-02T03:04:05Z'), updatedAt: new Date('2020-01-03T03:04:05Z') })
      .where(eq(articles.id, article.id));
    const item = xmlOf((await fileOf('newsml')).toString()).querySelector('newsItem')!;
    const momentIn = (name: string) => new Date(item.querySelector(name)!.textContent!).getTime();
    expect(momentIn('versionCreated')).toBeGreaterThanOrEqual(momentIn('firstCreated'));
    expect(momentIn('contentModified')).toBeGreaterThanOrEqual(momentIn('contentCreated'));
    expect(item.querySelector('catalogRef')?.getAttribute('href')).toMatch(/IPTC-G2-Standards_41\.xml$/);
    expect(['standard', 'standardversion', 'guid'].every((name) => item.hasAttribute(name))).toBe(true);
  });
});

describe('zip', () => {
  it('holds texts, pictures with their credit in them, and the hashes of all of it', async () => {
    const entries = await entriesOf(await fileOf('zip', { size: 'L' }));
    const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as {
      files: { name: string; bytes: number; sha256: string }[];
    };
    expect(manifest.files.map(({ name }) => name)).toEqual([...entries.keys()].slice(0, -1));
    for (const { name, bytes, sha256 } of manifest.files) {
      const file = entries.get(name)!;
      expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([bytes, sha256]);
    }
    const picture = entries.get(`bilder/article-${article.id}-01-bild-${imageId}.jpg`)!;
    expect(await readWords(bufferReader(picture), jpeg)).toMatchObject({
      caption: 'Die Brücke über die Aue',
      copyright: 'Tomasz Adamek',
    });
    expect(await jpeg.inspect(bufferReader(picture))).toMatchObject({ width: 800, end: 'whole' });
    const text = [...entries].find(([name]) => name.startsWith('texte/'))![1].toString();
    expect(text).toContain('Über den Fluss <führt> & weiter.');
    expect(text).toContain('Foto: Tomasz Adamek');
  });

  it('holds no picture that wasn’t chosen', async () => {
    const entries = await entriesOf(await fileOf('zip', { images: '' }));
    expect([...entries.keys()].filter((name) => name.startsWith('bilder/'))).toEqual([]);
  });
});

describe('print', () => {
  it('is clean XML with the pictures as large as there are, and a report', async () => {
    const entries = await entriesOf(await fileOf('print'));
    const sheet = [...entries].find(([name]) => name.startsWith('satz/'))![1].toString();
    const document = xmlOf(sheet);
    expect(document.querySelector('titel')?.textContent?.trim()).toBe('=2+5 für die Brücke');
    expect(document.querySelector('bild')?.getAttribute('breite')).toBe('110mm');
    expect(sheet).not.toContain('example.org');
    const report = entries.get('pruefung.txt')!.toString();
    expect(report).toMatch(/Länge: \d+ Zeichen, etwa \d+ Druckzeilen/);
    expect(report).toContain('bei 300 dpi 110 × 68 mm.');
    expect(report).toContain('Emojis fehlen auf Papier: 🎉');
    expect(report).toContain('Links führen auf Papier nirgendwohin: https://example.org/a');
  });

  it('notices pictures that are too small, not ready or nobody’s', () => {
    const image = { id: 7, caption: '', credit: '' };
    const file = { size: 'M', width: 320, height: 200 };
    const item = {
      title: '',
      lead: '',
      body: [{ type: 'media', provider: 'youtube', address: null }],
      references: new Map(),
      chosen: [
        { ...image, files: [file] },
        { ...image, id: 8, credit: 'Linh Tran', files: [] },
      ],
    } as unknown as Parameters<typeof printChecks>[0];
    expect(printChecks(item, 'XXL').slice(1)).toEqual([
      'Bild 7: bei 300 dpi nur 27 × 17 mm, zu klein für eine Spalte.',
      'Bild 7: ohne Urheber.',
      'Bild 8: wird noch verarbeitet.',
      'Ein eingebetteter Inhalt fehlt auf Papier.',
    ]);
  });
});

describe('a format that is added', () => {
  it('is one file: it is offered, and writes what comes through the same gate', async () => {
    const reply = await app.http.inject({
      url: `/dataexchange/ajax/exporttask/article?dataRef=${article.id}`,
      headers,
    });
    expect((reply.json() as { html: string }).html).toContain('für die Pinnwand');
    expect((await fileOf('titles')).toString()).toBe('=2+5 für die Brücke 🎉\n');
  });
});

describe('what is given out', () => {
  it('gives of a premium article no more than its reader may read', async () => {
    const text = build.doc(build.p('Frei.'), build.cut(), build.p('Geheim.'));
    const article = await anArticle(ctx, { isPremium: true, body: text });
    const contents = await articleExporting.contentOf(ctx, [
      { id: article.id, thing: article.row, visibility: 'teaser' },
    ]);
    expect(JSON.stringify([...contents.values()])).toContain('Frei.');
    expect(JSON.stringify([...contents.values()])).not.toContain('Geheim.');
  });

  itWith('events')('of an event are its dates and who organises it', async () => {
    const event = await anEvent(ctx, { authorId: editor.id, organiser: 'Turnverein' });
    const file = await exportedFile(app, headers, 'event', { dataRef: event.id, plugin: 'json' });
    const { items } = JSON.parse(file.toString()) as { items: object[] };
    expect(items).toMatchObject([
      { facts: { organiser: 'Turnverein', dates: [expect.stringMatching(/^\d{4}-/)] } },
    ]);
  });
});
