import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { doc, p, quote } from '../build.ts';
import { MAX_TREE_BYTES, MAX_TREE_DEPTH } from '../constants.ts';
import { toParts } from '../ready-html.tsx';
import { toPlainText } from '../rules.ts';
import { aDocument } from '../test-data.ts';
import type { RichTextDocument } from '../tree.ts';
import { parseDocument } from '../rules/validate.ts';
import { cleanWords } from './clean-words.ts';
import { MAX_HTML_ELEMENTS, MAX_HTML_LENGTH } from './constants.ts';
import { importHtml } from './import-html.ts';

const expectCanonical = (html: string) => {
  const { document } = importHtml(html, { imageOf: () => 7 });
  expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
};

const kindsOf = (html: string) => importHtml(html).dropped.map(({ kind }) => kind);

const readyHtmlOf = (document: RichTextDocument) =>
  toParts(document)
    .map((part) => ('html' in part ? part.html : ''))
    .join('');

const wordsOf = (document: RichTextDocument) =>
  cleanWords(toPlainText(document)).split(/\s+/).filter(Boolean);

const tagsOf = (names: string): readonly string[] =>
  names
    .split(' ')
    .flatMap((tag) => [`<${tag}>`, `<${tag} class=rt-color-red align=center colspan=3>`, `</${tag}>`]);

const TAGS = [
  ...tagsOf(
    'p div b i a u s span font h1 h3 h6 ul ol li blockquote cite footer pre code details summary table p',
  ),
  ...tagsOf('caption thead tbody tr td th dl dt figure figcaption center q sub small body html o:p'),
];

/** What changes how all that follows is read. */
const SWALLOWING = tagsOf(
  'title template select option button form textarea noscript style script iframe object svg math frameset plaintext',
);

const PIECES = [
  '<br>',
  '<hr>',
  '<img src=x>',
  '<img src=y alt=z align=left>',
  '<a href="https://b.example/" target=_blank>',
  '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>',
  '<p style="mso-list:l0 level1 lfo1">',
  '<p style="mso-list:l0 level3 lfo1"><span style="mso-list:ignore">1. </span>',
  '<p class=MsoListParagraph>·&nbsp;&nbsp; ',
  '<span style="font-weight:bold;color:red;font-size:20pt">',
  '<span class=rt-smiley>🙂</span>',
  '<!-- x -->',
  '<![CDATA[x]]>',
  '&nbsp;',
  '\u0000',
  '\ud800',
  ' ',
  'Wort',
  '\n',
];

/** Makes long texts of these pieces, with words in most places: of short ones little is left to judge. */
const someOf = (...lists: readonly (readonly string[])[]) => {
  const piece = fc.tuple(fc.constantFrom(...lists.flat()), fc.constantFrom('', ' ', 'a', ' Wort', 'Wort '));
  return fc.array(piece, { maxLength: 80, size: 'max' }).map((pieces) => pieces.flat().join(''));
};

describe('an import', () => {
  it('makes a tree that can be saved of any characters', () => {
    fc.assert(fc.property(fc.string({ unit: anyLetter, maxLength: 200 }), expectCanonical));
    fc.assert(fc.property(fc.string({ maxLength: 200 }), expectCanonical));
  });

  it('makes a tree that can be saved of any tags within each other', () => {
    fc.assert(fc.property(someOf(TAGS, PIECES), expectCanonical), { numRuns: 100 });
    fc.assert(fc.property(someOf(TAGS, PIECES, SWALLOWING), expectCanonical), { numRuns: 100 });
  });

  it('makes ready HTML that it reads as the same tree again', () => {
    fc.assert(
      fc.property(someOf(TAGS, PIECES), (html) => {
        const { document } = importHtml(html.replaceAll('<iframe', '<br'));
        expect(importHtml(readyHtmlOf(document)).document).toEqual(document);
      }),
      {
        examples: [
          ['<details><summary class=rt-color-red align=center>'],
          ['<details><summary> </summary>a'],
        ],
      },
    );
  });

  it('reads ready HTML of ours with its words in their order', () => {
    fc.assert(
      fc.property(aDocument(), (document) => {
        expect(wordsOf(importHtml(readyHtmlOf(document)).document)).toEqual(wordsOf(document));
      }),
      { numRuns: 80 },
    );
  });

  it('keeps the words of what is nested too deep, and says so', () => {
    const html = `${'<blockquote>'.repeat(60)}a${'</blockquote>'.repeat(60)}`;
    let node = p('a');
    for (let level = 2; level < MAX_TREE_DEPTH; level += 1) node = quote(null, node);
    expect(importHtml(html)).toEqual({
      document: doc(node),
      dropped: [{ kind: 'nesting', what: '', count: 22 }],
    });
  });

  it.each(['div', 'b', 'ul><li', 'table><tr><td', 'blockquote', 'details', 'pre', 'object', 'figure'])(
    'keeps the words in 10,000 of <%s>',
    (tags) => {
      const html = `<${tags}>`.repeat(10_000);
      expectCanonical(`${html}a`);
      if (tags !== 'object') expect(wordsOf(importHtml(`${html}a`).document).at(-1)).toBe('a');
    },
  );

  it('leaves the end away when the text is longer than a tree may be', () => {
    const html = '<p>Ein Absatz mit „Umlauten“: äöü.</p>'.repeat(20_000);
    const { document } = importHtml(html);
    expectCanonical(html);
    expect(kindsOf(html)).toEqual(['tooLong']);
    expect(JSON.stringify(document).length).toBeGreaterThan(MAX_TREE_BYTES * 0.9);
  });

  it('leaves the end of one endless paragraph away', () => {
    expectCanonical(`<p>${'ä"\\ \ud83d\ude42'.repeat(300_000)}`);
    expect(kindsOf('ä'.repeat(300_000))).toEqual(['tooLong']);
    expect(kindsOf('<td>'.repeat(MAX_HTML_ELEMENTS + 1))).toEqual([]);
    expect(kindsOf('<i>'.repeat(MAX_HTML_ELEMENTS + 1))).toEqual(['nesting', 'tooLong']);
    expect(kindsOf(' '.repeat(MAX_HTML_LENGTH + 1))).toEqual(['tooLong']);
  });

  it('takes time in proportion to what it reads, whatever multiplies it', () => {
    const distinct = Array.from({ length: 5000 }, (_, at) => `<font color="#${at}">`).join('');
    const attributes = Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ');
    const started = performance.now();
    for (const html of [
      `${distinct}${'<p>a'.repeat(200_000)}`,
      `<b ${attributes}>${'<p>a'.repeat(100_000)}`,
      `<a href="https://b.example/${'x'.repeat(2000)}">${'<p>a'.repeat(100_000)}`,
      `<b class="${'x '.repeat(100_000)}" style="${'x;'.repeat(100_000)}">${'<p>a'.repeat(100_000)}`,
      'a<!---->'.repeat(400_000),
      `${'<p>'.repeat(20_000)}<table>${'<i>a'.repeat(20_000)}`,
      '&nbsp; '.repeat(400_000),
      `<p>${'a<br>'.repeat(200_000)}`,
      `<pre>${'<i>a</i><br>'.repeat(100_000)}`,
    ]) {
      expect(importHtml(html).document.type).toBe('doc');
    }
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
