import { describe, expect, it } from 'vitest';
import * as build from '../build.ts';
import type { BBTag } from './bbcode-grammar.ts';
import { blockLeafOf, blockLeafToBBCode, inlineLeafOf } from './bbcode-leaves.ts';
import type { BlockLeaf } from './bbcode-leaves.ts';

const tag = (name: string, changes: Partial<BBTag> = {}): BBTag => ({
  tag: name,
  value: null,
  attributes: {},
  verbatim: null,
  ...changes,
});
const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',');
const imageOf = (address: string) => (address === 'https://a.example/b.png' ? 7 : undefined);

describe('a tag that is one node', () => {
  it.each<[BBTag, object]>([
    [tag('hr'), build.hr()],
    [tag('cut'), build.cut()],
    [tag('code', { verbatim: '\na\n' }), build.codeBlock(null, 'a')],
    [tag('code', { verbatim: '\n\na\n\n' }), build.codeBlock(null, '\na\n')],
    [tag('code', { verbatim: '', value: 'js' }), { type: 'codeBlock', attrs: { language: 'js' } }],
    [tag('img', { verbatim: ' 17 ' }), build.image(17)],
    [tag('img', { verbatim: '2147483647' }), build.image(2_147_483_647)],
    [
      tag('img', { verbatim: '17', attributes: { align: 'left', size: 'wide', caption: 'a' } }),
      build.image(17, { align: 'left', size: 'wide', caption: 'a' }),
    ],
    [tag('img', { verbatim: ' https://a.example/b.png ' }), build.image(7)],
    [tag('gallery', { verbatim: ' 1, 2\n3' }), build.gallery(1, 2, 3)],
    [tag('article', { verbatim: '5' }), build.embed('article', 5)],
    [
      tag('video', { value: 'glomex', verbatim: ' v-1 ', attributes: { player: 'p1' } }),
      build.video('glomex', { videoId: 'v-1', playerId: 'p1' }),
    ],
    [
      tag('video', { value: 'x', verbatim: '', attributes: { src: 'https://a.example/b' } }),
      build.video('x', { src: 'https://a.example/b' }),
    ],
  ])('%j', (read, node) => expect(blockLeafOf(read, imageOf)).toEqual(node));

  it('has no more pictures than a gallery may have', () => {
    expect(blockLeafOf(tag('gallery', { verbatim: ids(100) }))).not.toBeNull();
    expect(blockLeafOf(tag('gallery', { verbatim: ids(101) }))).toBeNull();
  });

  it.each<BBTag>([
    tag('b'),
    tag('hr', { value: '1' }),
    tag('hr', { attributes: { a: 'b' } }),
    tag('cut', { value: '' }),
    tag('code', { value: 'a b', verbatim: 'c' }),
    tag('code', { value: '', verbatim: 'c' }),
    tag('code', { verbatim: 'c', attributes: { a: 'b' } }),
    tag('img', { value: '1', verbatim: '17' }),
    tag('img', { verbatim: '0' }),
    tag('img', { verbatim: '2147483648' }),
    tag('img', { verbatim: '12345678901' }),
    tag('img', { verbatim: 'https://a.example/c.png' }),
    tag('img', { verbatim: '17', attributes: { align: 'top' } }),
    tag('img', { verbatim: '17', attributes: { src: 'x' } }),
    tag('gallery', { value: '1', verbatim: '1' }),
    tag('gallery', { verbatim: '' }),
    tag('gallery', { verbatim: ' , ' }),
    tag('gallery', { verbatim: '1, x' }),
    tag('gallery', { verbatim: '0' }),
    tag('article', { value: '5', verbatim: '5' }),
    tag('article', { verbatim: '-5' }),
    tag('youtube', { value: 'x', verbatim: 'abcdefghijk' }),
    tag('youtube', { verbatim: 'kurz' }),
    tag('youtube', { verbatim: '' }),
    tag('youtube', { verbatim: 'https://vimeo.com/123' }),
    tag('video', { verbatim: '' }),
    tag('video', { verbatim: 'https://a.example' }),
    tag('video', { verbatim: 'https://vimeo.com/123', attributes: { src: 'https://a.example' } }),
    tag('video', { value: 'X', verbatim: '1' }),
    tag('video', { value: 'x', verbatim: 'a b' }),
    tag('video', { value: 'x', verbatim: '', attributes: { src: 'kein Ort' } }),
    tag('video', { value: 'x', verbatim: '', attributes: { caption: 'a' } }),
  ])('is none: %j', (read) => expect(blockLeafOf(read, imageOf)).toBeNull());

  it.each<[BBTag, object | null]>([
    [tag('br'), { type: 'hardBreak' }],
    [tag('br', { value: '1' }), null],
    [tag('br', { attributes: { a: 'b' } }), null],
    [tag('smiley', { value: ':)' }), { type: 'smiley', attrs: { code: ':)' } }],
    [tag('smiley'), null],
    [tag('smiley', { value: ':-)' }), null],
    [tag('user', { value: '17', verbatim: 'Ruth' }), { type: 'mention', attrs: { id: 17, label: 'Ruth' } }],
    [
      tag('user', { value: '17', verbatim: String.raw`[\/user]` }),
      { type: 'mention', attrs: { id: 17, label: '[/user]' } },
    ],
    [tag('user', { value: '17', verbatim: '' }), null],
    [
      tag('user', { value: '17', verbatim: 'x'.repeat(200) }),
      { type: 'mention', attrs: { id: 17, label: 'x'.repeat(200) } },
    ],
    [tag('user', { value: '17', verbatim: 'x'.repeat(201) }), null],
    [tag('user', { verbatim: 'Ruth' }), null],
    [tag('hr'), null],
  ])('within words: %j is %j', (read, node) => expect(inlineLeafOf(read)).toEqual(node));
});

describe('a node as it is typed', () => {
  it.each<[BlockLeaf, string]>([
    [build.image(17), '[img]17[/img]'],
    [build.image(17, { align: 'left' }), '[img align="left"]17[/img]'],
    [build.image(17, { size: 'wide', caption: '' }), '[img size="wide" caption=""]17[/img]'],
    [build.codeBlock('js', 'a'), '[code=js]a[/code]'],
    [build.codeBlock(null, ''), '[code][/code]'],
    [build.codeBlock(null, 'a\nb'), '[code]\na\nb\n[/code]'],
    [
      build.video('vimeo', { src: 'https://vimeo.com/123', videoId: '123' }),
      '[video]https://vimeo.com/123[/video]',
    ],
    [build.video('vimeo', { videoId: '123' }), '[video=vimeo]123[/video]'],
    [build.video('x', { src: 'https://a.example/b' }), '[video=x src="https://a.example/b"][/video]'],
  ] as [BlockLeaf, string][])('%j is %s', (node, source) => expect(blockLeafToBBCode(node)).toBe(source));
});
