import { describe, expect, it } from 'vitest';
import {
  aligned,
  bold,
  br,
  code,
  codeBlock,
  doc,
  h2,
  h3,
  h4,
  hr,
  image,
  italic,
  li,
  ol,
  olFrom,
  p,
  quote,
  spanning,
  spoiler,
  table,
  td,
  th,
  ul,
  video,
} from '../build.ts';
import type { TopNode } from '../tree.ts';
import { type HtmlImportOptions, importHtml } from './import-html.ts';

const read = (html: string, options: HtmlImportOptions = {}) => importHtml(html, options).document;

const imageOf = (src: string) => (src === 'https://b.example/a.jpg' ? 7 : undefined);

describe('blocks are read', () => {
  it.each<[string, string, TopNode[]]>([
    ['paragraphs', '<p>a</p><p>b</p>', [p('a'), p('b')]],
    ['words without a paragraph, and blocks beside them', 'a<div>b</div>c', [p('a'), p('b'), p('c')]],
    ['blocks within blocks', '<div><div>a<p>b</p>c</div></div>', [p('a'), p('b'), p('c')]],
    ['a break', '<p>a<br>b</p>', [p('a', br(), 'b')]],
    ['two breaks as a blank line', 'a<br> <br/>b', [p('a'), p('b')]],
    ['breaks at the ends as nothing', '<p><br>a<br></p><p><br></p>', [p('a')]],
    ['nothing as one empty paragraph', ' <p>&nbsp;</p><div> </div>', [p()]],
    ['a rule', 'a<hr>b', [p('a'), hr(), p('b')]],
    [
      'headings, moved to the levels of a text',
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
      [h2('1'), h2('2'), h3('3'), h4('4'), h4('5'), h4('6')],
    ],
    ['blocks in a heading as several', '<h3>a<div>b</div></h3><p>c</p>', [h3('a'), h3('b'), p('c')]],
    ['a list of definitions', '<dl><dt>a</dt><dd>b</dd></dl>', [p(bold('a')), p('b')]],
    ['a form without its fields', '<form><label>a <input value="x"></label></form>', [p('a')]],
  ])('%s', (_what, html, nodes) => expect(read(html)).toEqual(doc(...nodes)));
});

describe('lists are read', () => {
  it.each<[string, string, TopNode[]]>([
    ['with and without paragraphs', '<ul><li>a</li><li><p>b</p></li></ul>', [ul('a', 'b')]],
    ['with a start', '<ol start="5"><li>a</ol>', [olFrom(5, 'a')]],
    ['with the number of their first item', '<ol><li value="3">a</ol>', [olFrom(3, 'a')]],
    ['with a start that is none', '<ol start="-2"><li>a</ol>', [ol('a')]],
    ['within an item', '<ul><li>a<ol><li>b</ol></ul>', [ul(li('a', ol('b')))]],
    ['beside the item they belong to', '<ul><li>a</li><ul><li>b</li></ul></ul>', [ul(li('a', ul('b')))]],
    ['that begin with a list', '<ul><ul><li>a</ul></ul>', [ul(li(p(), ul('a')))]],
    [
      'with words before and after blocks in an item',
      '<ul><li>a<blockquote>b</blockquote>c</li></ul>',
      [ul(li('a', quote(null, 'b'), p('c')))],
    ],
    ['with an item that begins with no paragraph', '<ul><li><h3>a</h3></ul>', [ul(li(p(), h3('a')))]],
    ['with words outside of items', '<ul>a <b>b</b><li>c</ul>', [ul(['a ', bold('b')], 'c')]],
    ['without empty items', '<ul><li> </li><li>a</ul>', [ul('a')]],
    ['without items as nothing', '<p>a</p><ul></ul>', [p('a')]],
    ['items without a list as paragraphs', '<li>a</li><li>b</li>', [p('a'), p('b')]],
  ])('%s', (_what, html, nodes) => expect(read(html)).toEqual(doc(...nodes)));
});

describe('quotations, spoilers and code are read', () => {
  const who = 'Marlies Brandtner, Stadträtin';
  it.each<[string, string, TopNode[]]>([
    ['a quotation', '<blockquote>a<p>b</p></blockquote>', [quote(null, 'a', 'b')]],
    ['its author in a footer', `<blockquote><p>a<footer>— ${who}</footer></blockquote>`, [quote(who, 'a')]],
    ['its author in a <cite>', `<blockquote><p>a</p><cite>${who}</cite></blockquote>`, [quote(who, 'a')]],
    [
      'its author in a paragraph of a <cite>',
      `<blockquote><p>a</p><p> <cite>${who}</cite></p></blockquote>`,
      [quote(who, 'a')],
    ],
    [
      'what is too long for an author as a paragraph',
      `<blockquote><p>a</p><footer>${'b'.repeat(201)}</footer></blockquote>`,
      [quote(null, 'a', 'b'.repeat(201))],
    ],
    ['a <cite> among words as italic', '<p>Im <cite>Boten</cite></p>', [p('Im ', italic('Boten'))]],
    ['a short quotation with its marks', '<p><q>a</q></p>', [p('„a“')]],
    [
      'details',
      '<details><summary>Wer <b>war</b> es?</summary><p>a</p></details>',
      [spoiler('Wer war es?', 'a')],
    ],
    ['details without a summary', '<details>a</details>', [spoiler(null, 'a')]],
    ['details of nothing', 'a<details></details>', [p('a')]],
    ['code with its white space', '<pre>\n a\n\n\tb &lt;c&gt;</pre>', [codeBlock(null, ' a\n\n\tb <c>')]],
    ['its language', '<pre><code class="hljs language-js">a</code></pre>', [codeBlock('js', 'a')]],
    ['its language elsewhere', '<pre class="brush: php; x">a</pre>', [codeBlock('php', 'a')]],
    ['its lines', '<pre><div>a</div><div>b</div>c<br>d</pre>', [codeBlock(null, 'a\nb\nc\nd')]],
    ['code among words', '<p><code>a</code> <kbd>b</kbd></p>', [p(code('a'), ' ', code('b'))]],
  ])('%s', (_what, html, nodes) => expect(read(html)).toEqual(doc(...nodes)));
});

describe('tables are read', () => {
  it.each<[string, string, TopNode[]]>([
    [
      'with head, spans and caption',
      `<table><caption>Preise</caption><thead><tr><th>a<td>b</thead>
       <tbody><tr><td colspan=2>c</td></tr><tr><th rowspan="2">d<td>e<tr><td>f</tbody></table>`,
      [
        p('Preise'),
        table([th('a'), th('b')], [spanning(2, 1, td('c'))], [spanning(1, 2, th('d')), td('e')], [td('f')]),
      ],
    ],
    [
      'with blocks and empty cells',
      '<table><tr><td><ul><li>a</ul>b<td></table>',
      [table([td(ul('a'), 'b'), td()])],
    ],
    [
      'with a row that cells of the row above fill',
      '<table><tr><td rowspan=2>a<td rowspan=2>b<tr><tr><td>c<td>d</table>',
      [table([spanning(1, 2, td('a')), spanning(1, 2, td('b'))], [], ['c', 'd'])],
    ],
    ['without empty rows', '<table><tr></tr><tr><td>a<td>b</table>', [table(['a', 'b'])]],
    [
      'with spans that are none',
      '<table><tr><td colspan=0 rowspan=-3>a<td colspan=9999>b</table>',
      [table([td('a'), spanning(100, 1, td('b'))])],
    ],
    ['of one cell as what is in it', '<table><tr><td><p>a</p>b</table>', [p('a'), p('b')]],
    ['of the layout as what is in them', '<table role=presentation><tr><td>a<td>b</table>', [p('a'), p('b')]],
    ['without words as nothing', '<table><tr><td><td></table>a', [p('a')]],
    [
      'aligned by cell and row',
      '<table><tr align=right><td>a<td align=center>b</table>',
      [table([td(aligned('right', 'a')), td(aligned('center', 'b'))])],
    ],
    [
      'words that stand between cells before them',
      '<table>a<tr><td>b<td>c</table>',
      [p('a'), table(['b', 'c'])],
    ],
  ])('%s', (_what, html, nodes) => expect(read(html)).toEqual(doc(...nodes)));
});

describe('alignment is read', () => {
  it.each<[string, string, TopNode]>([
    ['from the attribute', '<p align="RIGHT">a</p>', aligned('right', 'a')],
    ['from the style', '<p style="margin:0;Text-Align: justify !important">a</p>', aligned('justify', 'a')],
    ['from a block around it', '<div align=center><p>a</p></div>', aligned('center', 'a')],
    ['from <center>', '<center>a</center>', aligned('center', 'a')],
    ['to the left as nothing', '<p align=left>a</p>', p('a')],
    ['back to the left', '<center><p style="text-align:left">a</p></center>', p('a')],
    ['not from an element among words', '<span style="text-align:right">a</span>', p('a')],
  ])('%s', (_what, html, node) => expect(read(html)).toEqual(doc(node)));
});

describe('white space is read', () => {
  it.each<[string, string, TopNode[]]>([
    ['as a browser shows it', ' <p>\n a\t\tb <b> c</b> \n</p> ', [p('a b ', bold('c'))]],
    ['without what stands at breaks', '<p>a <br> b</p>', [p('a', br(), 'b')]],
    ['no-break where it was meant', '<p>10&nbsp;Uhr, z.&#160;B.</p>', [p('10\u00a0Uhr, z.\u00a0B.')]],
    ['plain where it only widens', '<p>a&nbsp; &nbsp;b&nbsp;&nbsp;c</p>', [p('a b c')]],
    ['of Safari as white space', 'a<span class="Apple-converted-space">&nbsp;</span>b', [p('a b')]],
    ['entities as what they mean', '<p>&auml;&#x1F642;&bdquo;&notit;</p>', [p('ä🙂„¬it;')]],
    [
      'without what nobody sees',
      '<p>Stra&shy;ße\u200b a\u0007b\u0000c\ufeff\u202ed\u2060 👩‍👧</p>',
      [p('Straße abcd 👩‍👧')],
    ],
  ])('%s', (_what, html, nodes) => expect(read(html)).toEqual(doc(...nodes)));
});

describe('pictures are read', () => {
  it('as ours, with what stands below them', () => {
    const html =
      '<p>a</p><figure><a href="https://b.example/"><img src="https://b.example/a.jpg" align=left></a><figcaption>Die  Brücke</figcaption></figure>';
    expect(importHtml(html, { imageOf })).toEqual({
      document: doc(p('a'), image(7, { caption: 'Die Brücke', align: 'left' })),
      dropped: [],
    });
  });

  it('with address, other words and caption told to the caller', () => {
    const asked: unknown[] = [];
    const html = '<figure><img src="../a.jpg" alt="Brücke"><figcaption>Neu</figcaption></figure>';
    importHtml(html, {
      address: 'https://b.example/x/y/',
      imageOf: (...picture) => {
        asked.push(picture);
        return undefined;
      },
    });
    expect(asked).toEqual([['https://b.example/x/a.jpg', 'Brücke', 'Neu']]);
  });

  it('or left behind and reported, while their caption stays', () => {
    const html =
      '<figure><img src="https://c.example/b.png"><figcaption>Die <i>Brücke</i></figcaption></figure>';
    expect(importHtml(html, { imageOf })).toEqual({
      document: doc(p('Die ', italic('Brücke'))),
      dropped: [{ kind: 'image', what: 'https://c.example/b.png', count: 1 }],
    });
  });

  it('and reported shortly when they are written into their address', () => {
    expect(importHtml(`<img src="data:image/png;base64,${'A'.repeat(9999)}">`).dropped).toEqual([
      { kind: 'image', what: `data:image/png;base64,${'A'.repeat(18)}`, count: 1 },
    ]);
  });

  it('after the block that they stood in', () => {
    const html = '<ul><li>a <img src="https://b.example/a.jpg"> b</ul><p>c</p>';
    expect(read(html, { imageOf })).toEqual(doc(ul(li('a', 'b')), image(7), p('c')));
  });

  it('between the words that they stood between', () => {
    const html = '<p>a <img src="https://b.example/a.jpg"> b</p>';
    expect(read(html, { imageOf })).toEqual(doc(p('a'), image(7), p('b')));
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('not under the id %d', (id) => {
    expect(read('<p>a<img src=x></p>', { imageOf: () => id })).toEqual(doc(p('a')));
  });
});

describe('videos are read', () => {
  const src = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const node = video('youtube', { src, videoId: 'dQw4w9WgXcQ' });

  it.each([
    '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>',
    '<p><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ">x</iframe></p>',
    '<embed src="http://www.youtube.com/v/dQw4w9WgXcQ&hl=de">',
    `<object><param name="movie" value="${src}"><embed src="${src}"></object>`,
    `<object data="${src}"></object>`,
    '<video><source src="https://youtu.be/dQw4w9WgXcQ"></video>',
  ])('%s', (html) => expect(importHtml(html)).toEqual({ document: doc(node), dropped: [] }));

  it('others are reported', () => {
    expect(importHtml('<iframe src="https://c.example/x"></iframe><audio>a</audio>')).toEqual({
      document: doc(),
      dropped: [
        { kind: 'embed', what: 'https://c.example/x', count: 1 },
        { kind: 'embed', what: 'audio', count: 1 },
      ],
    });
  });
});

describe('what cannot stay', () => {
  it.each<[string, string, string]>([
    ['a script', '<script>x</script>', 'script'],
    ['what is for browsers without scripts', '<noscript><p>x</p></noscript>', 'script'],
    ['a style sheet', '<style>p{}</style>', 'style'],
    ['a template', '<template><p>x</p></template>', 'template'],
    ['a drawing', '<svg><text>x</text><foreignObject><p>x</p></foreignObject></svg>', 'drawing'],
    ['a formula', '<math><mi>x</mi></math>', 'formula'],
    ['a field', '<input value=x>', 'form'],
    ['a button', '<button>x</button>', 'form'],
    ['a choice', '<select><option>x</select>', 'form'],
    ['a large field', '<textarea>x</textarea>', 'form'],
    ['what is hidden', '<span style="display: none">x</span>', 'hidden'],
    ['what is hidden by its attribute', '<div hidden>x</div>', 'hidden'],
  ])('%s goes with its content and is reported', (_what, html, kind) => {
    const { document, dropped } = importHtml(`<p>a</p>${html}<p>b</p>`);
    expect(document).toEqual(doc(p('a'), p('b')));
    expect(dropped.map((part) => [part.kind, part.count])).toEqual([[kind, 1]]);
  });

  it.each(['<!-- x -->', '<?php x ?>', '<![CDATA[x]]>', '<!DOCTYPE html>', '<title>x</title>', '<meta x>'])(
    '%s goes in silence',
    (html) => expect(importHtml(`a${html}b`)).toEqual({ document: doc(p('ab')), dropped: [] }),
  );
});
