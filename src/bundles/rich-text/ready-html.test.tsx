// @vitest-environment node
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import {
  aligned,
  bold,
  br,
  code,
  codeBlock,
  color,
  cut,
  doc,
  embed,
  gallery,
  h2,
  h3,
  h4,
  hr,
  type Inline,
  image,
  italic,
  li,
  link,
  linkInNewTab,
  ol,
  olFrom,
  p,
  quote,
  size,
  smiley,
  spanning,
  spoiler,
  strike,
  subscript,
  superscript,
  table,
  td,
  th,
  ul,
  underline,
  video,
} from './build.ts';
import { plainTextToHtml, type PartsOptions, toParts } from './ready-html.tsx';
import { toPlainText } from './rules.ts';
import { aDocument, someWords } from './test-data.ts';
import type { BlockNode, RichTextDocument, TopNode } from './tree.ts';

const htmlOf = (document: RichTextDocument, options?: PartsOptions): string =>
  toParts(document, options)
    .map((part) => ('html' in part ? part.html : ''))
    .join('');

const draw = (node: TopNode, options?: PartsOptions): string => htmlOf(doc(node), options);

describe('a block as HTML', () => {
  it.each<[string, BlockNode, string]>([
    ['a paragraph', p('Wort'), '<p>Wort</p>'],
    ['an aligned one', aligned('center', 'Wort'), '<p class="rt-align-center">Wort</p>'],
    ['an empty one is nothing', p(), ''],
    ['a heading', h2('Wort'), '<h2>Wort</h2>'],
    ['a lower heading', h3('Wort'), '<h3>Wort</h3>'],
    ['the lowest heading', h4('Wort'), '<h4>Wort</h4>'],
    ['a list', ul('a', 'b'), '<ul class="rt-list"><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['a numbered list', ol('a'), '<ol class="rt-list"><li><p>a</p></li></ol>'],
    ['one that goes on', olFrom(4, 'a'), '<ol class="rt-list" start="4"><li><p>a</p></li></ol>'],
    [
      'a list in a list',
      ul(li('a', ol('b'))),
      '<ul class="rt-list"><li><p>a</p><ol class="rt-list"><li><p>b</p></li></ol></li></ul>',
    ],
    ['a short quotation', quote(null, 'Wort'), '<blockquote class="rt-pull-quote"><p>Wort</p></blockquote>'],
    [
      'one with marks of its own',
      quote(null, '„Wort“'),
      '<blockquote class="rt-pull-quote rt-hanging"><p>„Wort“</p></blockquote>',
    ],
    [
      'one with its author',
      quote('Marlies Brandtner, Stadträtin, parteilos', 'Wort'),
      '<blockquote class="rt-pull-quote"><p>Wort</p><footer><b>Marlies Brandtner</b>, Stadträtin, parteilos</footer></blockquote>',
    ],
    [
      'a quotation of more',
      quote(null, 'Wort', 'Wort'),
      '<blockquote class="rt-quote"><p>Wort</p><p>Wort</p></blockquote>',
    ],
    [
      'a long quotation',
      quote(null, 'a'.repeat(161)),
      `<blockquote class="rt-quote"><p>${'a'.repeat(161)}</p></blockquote>`,
    ],
    [
      'a quotation within a block',
      spoiler('Wer', quote(null, 'Wort')),
      '<details class="rt-spoiler"><summary>Wer</summary><blockquote class="rt-quote"><p>Wort</p></blockquote></details>',
    ],
    [
      'a spoiler with a title of nothing',
      spoiler(' ', 'Wort'),
      '<details class="rt-spoiler"><summary>Spoiler</summary><p>Wort</p></details>',
    ],
    [
      'a spoiler without title',
      spoiler(null, 'Wort'),
      '<details class="rt-spoiler"><summary>Spoiler</summary><p>Wort</p></details>',
    ],
    ['code', codeBlock(null, 'a < b\n  c'), '<pre class="rt-code"><code>a &lt; b\n  c</code></pre>'],
    [
      'code in a language',
      codeBlock('js', 'a'),
      '<pre class="rt-code" data-language="js"><code>a</code></pre>',
    ],
    ['a line', hr(), '<hr/>'],
  ])('%s', (_what, node, html) => expect(draw(node)).toBe(html));

  it('a table: a named region that the keyboard reaches, with a head', () => {
    expect(draw(table([th('Jahr'), th('Euro')], ['2026', td('300')]))).toBe(
      '<section class="rt-table" tabindex="0" aria-label="Tabelle: Jahr, Euro"><table>' +
        '<thead><tr><th scope="col"><p>Jahr</p></th><th scope="col"><p>Euro</p></th></tr></thead>' +
        '<tbody><tr><td><p>2026</p></td><td><p>300</p></td></tr></tbody></table></section>',
    );
  });

  it('a table whose heads stand at the side, with cells that span', () => {
    expect(draw(table([spanning(2, 1, td())], [spanning(1, 2, th('Holz')), '300']))).toBe(
      '<section class="rt-table" tabindex="0" aria-label="Tabelle"><table><tbody>' +
        '<tr><td colSpan="2"></td></tr><tr><th scope="row" rowSpan="2"><p>Holz</p></th><td><p>300</p></td></tr>' +
        '</tbody></table></section>',
    );
  });

  it('a table whose head reaches down is not cut in two', () => {
    expect(draw(table([spanning(1, 2, th('Jahr')), th('Euro')], ['300']))).not.toContain('<thead>');
  });

  it('a name of a table is no novel', () => {
    expect(draw(table(['a'.repeat(100)]))).toContain(`aria-label="Tabelle: ${'a'.repeat(80)}…"`);
    // Half of a sign that is written as two couldn't be stored.
    expect(draw(table([`${'a'.repeat(79)}🚲🚲`]))).toContain(`aria-label="Tabelle: ${'a'.repeat(79)}…"`);
  });
});

describe('words as HTML', () => {
  const href = 'https://auenfeld.example/?a=1&b';

  it.each<[string, Inline[], string]>([
    ['a break', ['a', br(), 'b'], 'a<br/>b'],
    ['a smiley', [smiley(':)')], '<span class="rt-smiley">🙂</span>'],
    ['bold, italic', [bold('a'), italic('b')], '<strong>a</strong><em>b</em>'],
    ['underlined, struck', [underline('a'), strike('b')], '<u>a</u><s>b</s>'],
    ['low, high', ['H', subscript('2'), superscript('3')], 'H<sub>2</sub><sup>3</sup>'],
    ['code', [code('<a>')], '<code>&lt;a&gt;</code>'],
    ['a colour', [color('red', 'a')], '<span class="rt-color-red">a</span>'],
    ['a size', [size('huge', 'a')], '<span class="rt-size-huge">a</span>'],
    ['a link', [link(href, 'a')], '<a href="https://auenfeld.example/?a=1&amp;b">a</a>'],
    ['two words with one mark', [bold('a', italic('b')), 'c'], '<strong>a<em>b</em></strong>c'],
    [
      'one link with a bold word in it',
      [link('tel:1', 'a ', bold('b'), br(), 'c')],
      '<a href="tel:1">a <strong>b</strong><br/>c</a>',
    ],
    [
      'two links beside each other',
      [link('tel:1', 'a'), link('tel:2', 'b')],
      '<a href="tel:1">a</a><a href="tel:2">b</a>',
    ],
  ])('%s', (_what, words, html) => expect(draw(p(...words))).toBe(`<p>${html}</p>`));

  it('a link into a new tab leaves the page behind it alone', () => {
    expect(draw(p(linkInNewTab('tel:1', 'a')))).toBe(
      '<p><a href="tel:1" rel="noopener" target="_blank">a</a></p>',
    );
  });

  it("members' links are theirs", () => {
    expect(draw(p(link('tel:1', 'a'), linkInNewTab('tel:2', 'b')), { isMemberContent: true })).toBe(
      '<p><a href="tel:1" rel="ugc nofollow">a</a><a href="tel:2" rel="ugc nofollow noopener" target="_blank">b</a></p>',
    );
  });
});

describe('the parts of a text', () => {
  it('are its blocks joined and its slots with what they need, in order', () => {
    const document = doc(
      h2('Plan'),
      p('Wort'),
      image(7, { caption: 'Die Brücke', align: 'left' }),
      gallery(1, 2),
      p('Wort'),
      cut(),
      embed('article', 9),
      p(),
      video('youtube', { videoId: 'abc' }),
      p('Ende'),
    );
    expect(toParts(document)).toEqual([
      { html: '<h2>Plan</h2><p>Wort</p>' },
      { slot: 'image', imageId: 7, caption: 'Die Brücke', align: 'left', size: 'normal' },
      { slot: 'gallery', imageIds: [1, 2] },
      { html: '<p>Wort</p>' },
      { slot: 'cut' },
      { slot: 'embed', kind: 'article', id: 9 },
      { slot: 'video', type: 'youtube', src: null, videoId: 'abc', playerId: null },
      { html: '<p>Ende</p>' },
    ]);
  });

  it('are none for an empty text', () => expect(toParts(doc())).toEqual([]));
});

describe('ready HTML, whatever the text', () => {
  it('says exactly what the plain text says', () => {
    fc.assert(
      fc.property(aDocument(), (document) => {
        expect(squeezed(JSDOM.fragment(htmlOf(document)).textContent)).toBe(squeezed(toPlainText(document)));
      }),
    );
  });

  it('is free of scripts, handlers and other links than ours', () => {
    fc.assert(
      fc.property(aDocument(), fc.boolean(), (document, isMemberContent) =>
        expectHarmless(htmlOf(document, { isMemberContent })),
      ),
    );
  });

  it('wears only classes that the stylesheet knows', () => {
    const css = readFileSync(new URL('ui/rich-text.css', import.meta.url), 'utf8');
    fc.assert(
      fc.property(aDocument(), (document) => {
        for (const { classList } of JSDOM.fragment(htmlOf(document)).querySelectorAll('[class]')) {
          for (const name of classList) expect(css).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
        }
      }),
    );
  });
});

describe('a plain text as HTML', () => {
  it('has paragraphs, breaks and links that are not vouched for', () => {
    expect(plainTextToHtml('Siehe https://a.example/?b=1&c.\nGruß\n\n<b>Jens</b>')).toBe(
      '<p>Siehe <a href="https://a.example/?b=1&amp;c" rel="ugc nofollow noopener">https://a.example/?b=1&amp;c</a>.<br/>Gruß</p>' +
        '<p>&lt;b&gt;Jens&lt;/b&gt;</p>',
    );
  });

  it('says what was written, and nothing dangerous', () => {
    fc.assert(
      fc.property(fc.oneof(someWords(), fc.string({ unit: 'binary' })), (text) => {
        const html = plainTextToHtml(`${text} https://a.example/${text}`);
        expectHarmless(html);
        expect(plainTextToHtml(text)).not.toContain('\u0000');
      }),
    );
    fc.assert(
      fc.property(fc.array(someWords()), (words) => {
        const text = words.join('\n');
        expect(squeezed(JSDOM.fragment(plainTextToHtml(text)).textContent)).toBe(squeezed(text));
      }),
    );
  });
});

const squeezed = (text: string | null): string => (text ?? '').replaceAll(/\s/g, '');

const expectHarmless = (html: string): void => {
  expect(html).not.toMatch(/<script/i);
  for (const element of JSDOM.fragment(html).querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(
        /^(class|href|rel|target|start|scope|colspan|rowspan|tabindex|aria-label|data-language)$/,
      );
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/profile\/\d+\/[a-z0-9-]+$)/i);
    }
  }
};
