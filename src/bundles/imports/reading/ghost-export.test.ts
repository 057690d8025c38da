// Tests the export that a real Ghost wrote after articles of the demo were put into it. samples/README.md
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importHtml, toPlainText } from '#bundles/rich-text/public.ts';
import type { Entry, PieceEntry, SiteEntry } from './entries.ts';
import { ghost } from './ghost.ts';
import { rehearsePiece } from '../taking/pieces.ts';
import { cardsToHtml } from './ghost-cards.ts';
import type { Stored } from './ghost-cards.ts';
import { MEMBERS_ONLY, ghostHtml } from './ghost-html.ts';

const SITE = 'https://ghost.beispiel.de';
const file = readFileSync(path.join(import.meta.dirname, '../samples/ghost-5.130.json'));

const entries: (Entry | SiteEntry)[] = [];
async function* chunks() {
  yield file;
}
for await (const entry of ghost.read(chunks(), { site: SITE })) entries.push(entry);

const piece = (title: string): PieceEntry => {
  const found = entries.find((entry) => entry.kind === 'piece' && entry.title.startsWith(title));
  if (found?.kind !== 'piece') throw new Error(`${title} is missing`);
  return found;
};

/** Returns the blocks in words, as they would come. */
const blocksOf = (html: string) => {
  const { document, dropped } = rehearsePiece({ site: SITE }, { html, addresses: ['/a/'] });
  const blocks = document.content.map((block) =>
    `${block.type}: ${toPlainText({ ...document, content: [block] })}`.replaceAll('\n', ' / '),
  );
  return { blocks, dropped };
};

/** Returns the blocks with what only members read. */
const wholeBlocksOf = (stored: string) =>
  stored
    .split(MEMBERS_ONLY)
    .flatMap((html) => blocksOf(ghostHtml(html.replaceAll('__GHOST_URL__', SITE))).blocks);

describe('an export of a real Ghost', () => {
  it('is known as one, though it says nothing of where it comes from', () => {
    expect(ghost.fits(file.subarray(0, 4096).toString(), 'export.json')).toBe(true);
    expect(entries.filter(({ kind }) => kind === 'site')).toEqual([]);
    expect(piece('Parkplätze am Markt: Händler legen eigene Zählung vor')).toMatchObject({
      publishedAt: '2024-03-11T08:30:00.000Z',
      addresses: ['/parkplatze-am-markt-handler-legen-eigene-zahlung-vor/'],
      picture: {
        address: `${SITE}/content/images/2026/11/titel-2.jpg`,
        alt: 'Ein Bild',
        caption: 'Foto: T. Adamek',
      },
      leftOut: '',
    });
  });

  it('has authors, tags but no internal ones, drafts, pages and what members read', () => {
    expect(entries.filter(({ kind }) => kind === 'person')).toMatchObject([{ name: 'Ruth Lindner' }]);
    const terms = entries.flatMap((entry) => (entry.kind === 'term' ? [entry.name] : []));
    expect(terms).toEqual(expect.arrayContaining(['meinung', 'auenfeld', 'rathaus']));
    expect(terms).not.toContain('#intern');
    expect(piece('Kirchbruck streitet')).toMatchObject({ form: 'draft' });
    expect(piece('Impressum')).toMatchObject({ form: 'page' });
    expect(piece('„Kann eine Brücke müde sein?“').isPremium).toBe(true);
  });

  it('loses nothing of articles', () => {
    for (const entry of entries)
      if (entry.kind === 'piece' && entry.title !== 'Was die Karten können')
        expect([entry.title, blocksOf(entry.html).dropped]).toEqual([entry.title, []]);
  });

  it('says of a text which part of it is free', () => {
    const { html, behindCut } = piece('Vor der Grenze');
    expect([blocksOf(html).blocks, blocksOf(behindCut!).blocks]).toEqual([
      ['paragraph: Das lesen alle.'],
      ['paragraph: Das lesen nur Zahlende.'],
    ]);
  });

  it('has cards of which the words, pictures and links stay, and none of their buttons and clocks', () => {
    const { blocks, dropped } = blocksOf(piece('Was die Karten können').html);
    expect(blocks).toEqual([
      'paragraph: Fett und kursiv und gestrichen, Code: npm start, H2O, m2. / Neue Zeile mit Verweis',
      'heading: Zwischentitel',
      'bulletList: Eins / Zwei',
      'orderedList: Erstens / Zweitens',
      'blockquote: Ein Zitat.',
      'blockquote: Ein zweites Zitat, größer.',
      'horizontalRule: ',
      'image: ',
      'gallery: ',
      'paragraph: Drei Bilder',
      'codeBlock: let a = 1 < 2;',
      'paragraph: Eine andere Seite',
      'paragraph: Jetzt lesen',
      'blockquote: 💡 Wichtig: Bis Freitag.',
      'heading: Wie geht es weiter?',
      'paragraph: Das zeigt der Herbst.',
      'video: ',
      'heading: Aus Markdown',
      'paragraph: Mit Betonung und einer Liste:',
      'bulletList: eins / zwei',
      'table: Ort\tPegel / Auenfeld\t3,10',
      'paragraph: Glocken',
      'paragraph: Ein kurzer Film',
      'paragraph: Der Plan Als PDF',
      'heading: Ein Buch',
      'paragraph: Zwanzig Jahre Auenfeld.',
      'paragraph: Bestellen',
      'image: ',
      'heading: Ein großer Titel',
      'paragraph: Darunter steht mehr',
      'paragraph: ANZEIGE',
      'paragraph: Unterstützen Sie uns.',
      'paragraph: Mitglied werden',
      'paragraph: Schluss. Und ein Bild im Satz:',
      'image: ',
    ]);
    // This is the colour of a title that was white on black.
    expect(dropped).toEqual([{ kind: 'color', what: '#ffffff', count: 1 }]);
  });

  it('reads its cards alike where there is no HTML of them', () => {
    const { db } = JSON.parse(file.toString()) as {
      db: [{ data: { posts: (Stored & { html: string })[] } }];
    };
    for (const { html, lexical, mobiledoc } of db[0].data.posts) {
      const there = wholeBlocksOf(html);
      // Ghost shows toggles as a heading with a button.
      const toggle = ['heading: Wie geht es weiter?', 'paragraph: Das zeigt der Herbst.'];
      const spoiler = 'spoiler: Wie geht es weiter? / Das zeigt der Herbst.';
      const expected = there.includes(toggle[0]!)
        ? there.flatMap((block) => (block === toggle[0] ? spoiler : block === toggle[1] ? [] : block))
        : there;
      expect(wholeBlocksOf(cardsToHtml({ lexical, mobiledoc }))).toEqual(expected);
    }
  });

  it('of Mobiledoc is the same', () =>
    expect(blocksOf(piece('Ein älterer Beitrag').html)).toEqual({
      blocks: [
        'paragraph: Ein fetter Satz, / ein Verweis.',
        'image: ',
        'heading: Zwischentitel',
        'bulletList: eins / zwei',
        'paragraph: Aus Markdown.',
        'horizontalRule: ',
        'paragraph: Alte Seite',
      ],
      dropped: [],
    }));
});

describe('HTML that only looks like Ghost’s', () => {
  const part = fc.constantFrom(
    '<div class="kg-audio-card">',
    '<audio src="javascript:alert(1)">',
    '<div class="kg-callout-card kg-callout-text">',
    '<a href="/x">',
    '<b>',
    '</div>',
    'Worte',
    '<!--members-only-->',
  );
  it('is read all the same, whatever it is', () =>
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expect(() => importHtml(ghostHtml(parts.join('')))).not.toThrow();
      }),
    ));

  it('stays as it is where it goes deeper than cards do', () => {
    const deep = `<p class="kg-card">Worte</p>${'<div>'.repeat(20_000)}`;
    expect(ghostHtml(deep)).toBe(deep);
  });
});
