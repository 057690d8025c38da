import { describe, expect, it } from 'vitest';
import { bbcodeToTree } from './bbcode-tree.ts';
import * as build from '../build.ts';
import { MAX_TREE_DEPTH } from '../constants.ts';
import type { RichTextDocument, TopNode } from '../tree.ts';
import { treeToBBCode } from './tree-to-bbcode.ts';
import { parseDocument } from './validate.ts';

const { bold, br, code, color, doc, italic, li, link, linkInNewTab, mention, p, quote, size, smiley } = build;
const { aligned, cut, embed, gallery, h2, h3, h4, hr, image, ol, olFrom, spoiler, table, td, th, ul } = build;
const { codeBlock, spanning, strike, subscript, superscript, underline, video } = build;

const read = (source: string) => bbcodeToTree(source, { tags: 'full' });
const href = 'https://a.example/b';

const alignedHeading = (textAlign: 'right', words: string): TopNode => ({
  type: 'heading',
  attrs: { level: 2, textAlign },
  content: [{ type: 'text', text: words }],
});
const youtube = (videoId: string) =>
  video('youtube', { videoId, src: `https://www.youtube.com/watch?v=${videoId}` });

/** Puts so many quotations around it. */
const around = (levels: number, inner: TopNode) =>
  Array.from({ length: levels }).reduce<TopNode>((node) => quote(null, node as build.Content), inner);

describe('BBCode of authors', () => {
  it.each<[string, string, RichTextDocument]>([
    ['nothing', '', doc()],
    ['paragraphs and lines', 'a\nb\n\nc', doc(p('a', br(), 'b'), p('c'))],
    [
      'alignment',
      '[center]a[/center]\n\n[justify]b[/justify]',
      doc(aligned('center', 'a'), aligned('justify', 'b')),
    ],
    ['headings', '[h2]a[/h2]\n\n[h3]b[/h3]\n\n[h4]c[/h4]', doc(h2('a'), h3('b'), h4('c'))],
    ['an aligned heading', '[right][h2]a[/h2][/right]', doc(alignedHeading('right', 'a'))],
    [
      'marks',
      '[b]a [i]b[/i][/b] [u]c[/u] [s]d[/s]',
      doc(p(bold('a ', italic('b')), ' ', underline('c'), ' ', strike('d'))),
    ],
    [
      'high and low',
      'x[sup]2[/sup], H[sub]2[/sub]O',
      doc(p('x', superscript('2'), ', H', subscript('2'), 'O')),
    ],
    ['code within words', '[icode]a[0] := b :)[/icode]', doc(p(code('a[0] := b :)')))],
    [
      'colour and size',
      '[color=red]a[/color] [size=huge]b[/size]',
      doc(p(color('red', 'a'), ' ', size('huge', 'b'))),
    ],
    ['a link', `[url=${href}]hier[/url]`, doc(p(link(href, 'hier')))],
    ['a link that says itself', `[url]${href}[/url].`, doc(p(link(href, href), '.'))],
    ['a link of several words', `[url=${href}]a [b]b[/b][/url]`, doc(p(link(href, 'a ', bold('b'))))],
    ['a link with brackets', `[url="${href}?a[]=1"]hier[/url]`, doc(p(link(`${href}?a[]=1`, 'hier')))],
    ['a link for a new tab', `[url=${href} newtab="yes"]hier[/url]`, doc(p(linkInNewTab(href, 'hier')))],
    ['smileys', ':) gut :D', doc(p(smiley(':)'), ' gut ', smiley(':D')))],
    ['smileys within words', 'a[smiley=:)]b [smiley=8)]', doc(p('a', smiley(':)'), 'b ', smiley('8)')))],
    ['people', 'Danke, [user=17]Ruth Lindner[/user]!', doc(p('Danke, ', mention(17, 'Ruth Lindner'), '!'))],
    ['breaks at edges', 'a[br][br]b[br]', doc(p('a', br(), br(), 'b', br()))],
    ['an empty paragraph', 'a\n\n[p][/p]\n\nb', doc(p('a'), p(), p('b'))],
    ['lists', '[list]\n[*]a\n[*]b\n[/list]\n\n[list=7]\n[*]c\n[/list]', doc(ul('a', 'b'), olFrom(7, 'c'))],
    [
      'lists in lists',
      '[list]\n[*]a\n[list=1]\n[*]b\n[/list]\n[*]c\n[/list]',
      doc(ul(li('a', ol('b')), 'c')),
    ],
    [
      'items of several blocks',
      '[list]\n[*]a\n\nb\n[*][hr]\n[*]\n[/list]',
      doc(ul(li('a', 'b'), li(p(), hr()), '')),
    ],
    ['a quotation', '[quote]a[/quote]', doc(quote(null, 'a'))],
    [
      'a quotation of somebody',
      '[quote=Ruth Lindner, Rätin]\na\n\nb\n[/quote]',
      doc(quote('Ruth Lindner, Rätin', 'a', 'b')),
    ],
    [
      'quotation marks in values',
      String.raw`[quote="Die \"Rätin\""]a[/quote]`,
      doc(quote('Die "Rätin"', 'a')),
    ],
    [
      'a source',
      '[code=js]\na[0] = "[b]" \\\\ :)\n\n  b\n[/code]',
      doc(codeBlock('js', 'a[0] = "[b]" \\\\ :)\n\n  b')),
    ],
    [
      'a source about sources',
      String.raw`[code][code]a[\/code] [\\/code][/code]`,
      doc(codeBlock(null, String.raw`[code]a[/code] [\/code]`)),
    ],
    ['a spoiler', '[spoiler=Das Ende]a[/spoiler]', doc(spoiler('Das Ende', 'a'))],
    [
      'a table',
      '[table]\n[tr][th]A[/th][th]B[/th][/tr]\n[tr][td]1[/td][td][/td][/tr]\n[/table]',
      doc(table([th('A'), th('B')], ['1', ''])),
    ],
    [
      'spans',
      '[table]\n[tr][td colspan="2" rowspan="3"]1[/td][/tr]\n[tr][/tr]\n[/table]',
      doc(table([spanning(2, 3, td('1'))], [])),
    ],
    ['a rule and the cut', 'a\n\n[hr]\n\n[cut]\n\nb', doc(p('a'), hr(), cut(), p('b'))],
    ['a picture', '[img]17[/img]', doc(image(17))],
    [
      'a picture with all it can have',
      '[img align="left" size="wide" caption="Die \\"Brücke\\""]17[/img]',
      doc(image(17, { align: 'left', size: 'wide', caption: 'Die "Brücke"' })),
    ],
    ['a gallery', '[gallery]1, 2, 3[/gallery]', doc(gallery(1, 2, 3))],
    [
      'cards',
      '[article]5[/article]\n\n[imagepost]6[/imagepost]\n\n[event]7[/event]',
      doc(embed('article', 5), embed('imagepost', 6), embed('event', 7)),
    ],
    ['a video at YouTube', '[youtube]abcde_-1234[/youtube]', doc(youtube('abcde_-1234'))],
    [
      'other videos',
      '[video=glomex player="p1"]v-1[/video]\n\n[video=x src="https://x.example/a"][/video]',
      doc(video('glomex', { videoId: 'v-1', playerId: 'p1' }), video('x', { src: 'https://x.example/a' })),
    ],
    [
      'tags as words',
      String.raw`\[b]a\[/b] [sic] [1] a[0] [foo]b[/foo]`,
      doc(p('[b]a[/b] [sic] [1] a[0] [foo]b[/foo]')),
    ],
    ['smileys as words', String.raw`\:) \<3 8) a:)`, doc(p(':) <3 8) a:)'))],
    ['addresses as words', String.raw`https\://a.example @Ruth`, doc(p('https://a.example @Ruth'))],
    [
      'backslashes',
      String.raw`C:\Windows \o/ \\[b]a[/b] \\`,
      doc(p('C:\\Windows \\o/ \\', bold('a'), ' \\')),
    ],
    ['white space at the beginning', '\\  a ', doc(p('  a '))],
    ['a line end that is none', 'a\\\nb', doc(p('a\nb'))],
  ])('%s', (_, source, document) => {
    expect(read(source)).toEqual(document);
    expect(treeToBBCode(document)).toBe(source);
  });

  it.each([
    { src: null },
    { src: 'https://www.youtube.com/watch?v=abcde_-1234&t=3' },
    { videoId: 'other_-1234' },
    { playerId: 'p1' },
  ])('says all parts of a video that differs from its address in %j', (parts) => {
    const whole = youtube('abcde_-1234') as Extract<TopNode, { type: 'video' }>;
    const document = doc({ ...whole, attrs: { ...whole.attrs, ...parts } });
    expect(treeToBBCode(document)).toMatch(/^\[video=youtube/);
    expect(read(treeToBBCode(document))).toEqual(document);
  });

  it.each([
    ['what stays open', '[quote]a [b]b', '[quote]a [b]b[/b][/quote]'],
    ['what crosses', '[b]a[i]b[/b]c[/i]', String.raw`[b]a[i]b[/i][/b]c\[/i]`],
    ['capitals', '[B]a[/B][HR]', '[b]a[/b]\n\n[hr]'],
    ['white space', ' a \n \n [*] [list] [*] b\n[/list] ', 'a \n\n\\[*] \n\n[list]\n[*]b\n[/list]'],
    ['a bare address', '(https://a.example).', '([url]https://a.example[/url]).'],
    ['a link without words', `[url=${href}][/url]`, `[url]${href}[/url]`],
    [
      'colours in colours',
      '[color=red]a[color=blue]b[/color][/color]',
      '[color=red]a[/color][color=blue]b[/color]',
    ],
    ['marks around blocks', '[b]a[quote]b[/quote][/b]', '[b]a[/b]\n\n[quote][b]b[/b][/quote]'],
    [
      'alignment of several',
      '[center]a\n\n[h2]b[/h2][/center]',
      '[center]a[/center]\n\n[center][h2]b[/h2][/center]',
    ],
    ['blocks in a heading', '[h2]a[quote]b[/quote]c[/h2]', '[h2]a[/h2]\n\n[quote]b[/quote]\n\n[h2]c[/h2]'],
    ['lists by letters', '[list=a]x[*]y[/*]z[/list]', '[list=1]\n[*]x\n[*]y\n[*]z\n[/list]'],
    [
      'cells that stay open',
      '[table]a[tr][td]b[td]c[tr][td]d[/table]',
      'a\n\n[table]\n[tr][td]b[/td][td]c[/td][/tr]\n[tr][td]d[/td][/tr]\n[/table]',
    ],
    ['a list without items', 'a[list] [/list][table][/table]', 'a'],
    ['a cut that parts nothing', '[cut]a[cut]b[cut]c[cut]', 'a\n\n[cut]\n\nb\n\nc'],
    [
      'a video by its address',
      '[video]https://youtu.be/abcdefghijk?t=3[/video]',
      '[youtube]abcdefghijk[/youtube]',
    ],
    [
      'a watch address',
      '[youtube]https://www.youtube.com/watch?a=b&v=abcdefghijk[/youtube]',
      '[youtube]abcdefghijk[/youtube]',
    ],
  ])('%s: as it is written anew', (_, source, written) => expect(treeToBBCode(read(source))).toBe(written));

  it.each([
    '[foo]a[/foo] [/b] [*] [td]a',
    '[color=#ff0000]a [size=150]b [h5]c [list=x]',
    '[url=javascript:alert(1)]a [b=x] [b x="y"] [hr=1]',
    '[img]0[/img] [img=17] [img]17 [img x="y"]17[/img] [img align="top"]17[/img]',
    '[gallery][/gallery] [gallery]1, x[/gallery] [article]-1[/article] [event]2147483648[/event]',
    '[user=17][/user] [user=x]a[/user] [smiley=:-)] [code=a b]c[/code] [code]d',
    '[youtube]https\\://a.example[/youtube] [video=X]1[/video] [video src="x"]1[/video]',
  ])('leaves what it does not know as text: %s', (source) => {
    const words = source.replaceAll('\\', '');
    expect(read(source)).toEqual(doc(p(words)));
    expect(read(treeToBBCode(doc(p(words))))).toEqual(doc(p(words)));
  });

  it('has pictures, cards and the cut on the top level only', () => {
    expect(read('a[cut]b[center][img]1[/img][/center]')).toEqual(doc(p('a'), cut(), p('b'), image(1)));
    expect(read('[quote]a[cut][img]1[/img][/quote]')).toEqual(doc(quote(null, 'a[cut][img]1[/img]')));
    expect(read('[list][*][event]1[/event][/list]')).toEqual(doc(ul('[event]1[/event]')));
  });

  it('brings foreign pictures where ours are known for them', () => {
    const source =
      '[img caption="a"] https://a.example/b.PNG [/img]\n\n[quote][img]https://a.example/c.png[/img][/quote]';
    const asked = new Set<string>();
    const imageOf = (address: string) => {
      asked.add(address);
      return address.endsWith('b.PNG') ? 17 : undefined;
    };
    expect(bbcodeToTree(source, { tags: 'full', imageOf }).content[0]).toEqual(image(17, { caption: 'a' }));
    expect([...asked]).toEqual(['https://a.example/b.PNG']);
    const href = 'https://a.example/b.PNG';
    expect(read(`[img]${href}[/img]`)).toEqual(doc(p('[img]', link(href, href), '[/img]')));
  });

  it('takes nobody for mentioned who is not', () =>
    expect(bbcodeToTree('@Ruth', { tags: 'full', people: new Map([['ruth', 4]]) })).toEqual(doc(p('@Ruth'))));
});

describe('the deepest trees', () => {
  it.each<[string, TopNode]>([
    ['words', around(MAX_TREE_DEPTH - 2, p(bold(italic(color('red', 'a')))))],
    ['an empty paragraph', around(MAX_TREE_DEPTH - 1, p())],
    ['a rule', around(MAX_TREE_DEPTH - 1, hr())],
    ['a list', around(MAX_TREE_DEPTH - 4, ul('a'))],
    ['an empty item', around(MAX_TREE_DEPTH - 3, ul(''))],
    ['a table', around(MAX_TREE_DEPTH - 5, table(['a']))],
    ['a table without cells', around(MAX_TREE_DEPTH - 2, table([]))],
  ])('hold %s and are read back', (_, node) => {
    const document = doc(node);
    expect(read(treeToBBCode(document))).toEqual(document);
  });

  it.each([
    '[quote]',
    '[list][*]',
    '[list]',
    '[table][tr][td]',
    '[b]',
    '[color=red]',
    '[spoiler][b]',
    '[h2]',
    '[url]',
  ])('are not exceeded by %s, whose words stay', (tag) => {
    const document = read(`${tag.repeat(500)}innen`);
    expect(parseDocument(document)).toEqual({ ok: true, document });
    expect(JSON.stringify(document)).toContain('innen');
    expect(read(treeToBBCode(document))).toEqual(document);
  });
});
