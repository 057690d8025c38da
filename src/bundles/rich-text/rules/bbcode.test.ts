// Tests what the grammar makes of tags, before anything becomes a tree: which are elements, and which are left as text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { parseBBCode } from './bbcode.ts';
import type { BBNode } from './bbcode.ts';
import { GUARD } from './bbcode-grammar.ts';
import type { BBSet } from './bbcode-grammar.ts';
import { cellSpans, FULL_SET, fullSet, listStart, SMALL_SET } from './bbcode-sets.ts';
import { MAX_BBCODE_OPEN, MAX_BBCODE_REFERENCE } from '../constants.ts';

const shown = (nodes: readonly BBNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll(GUARD, '');
      return `<${node.tag}>${node.verbatim ?? shown(node.content)}</${node.tag}>`;
    })
    .join('');
const read = (source: string, set: BBSet = FULL_SET, levels = 99) => shown(parseBBCode(source, set, levels));

describe('levels of the tree', () => {
  it.each<[string, BBSet, number]>([
    ['b', SMALL_SET, 1],
    ['i', SMALL_SET, 1],
    ['s', SMALL_SET, 1],
    ['quote', SMALL_SET, 1],
    ['url', SMALL_SET, 1],
    ['list', SMALL_SET, 1],
    ['quote', FULL_SET, 1],
    ['spoiler', FULL_SET, 1],
    ['list', FULL_SET, 2],
    ['table', FULL_SET, 3],
    ...['b', 'icode', 'url', 'p', 'h2', 'center', 'color=red', 'size=huge'].map(
      (tag): [string, BBSet, number] => [tag, FULL_SET, 0],
    ),
  ])('%s takes as many as it has', (tag, set, levels) => {
    const name = tag.split('=')[0]!;
    expect(read(`[${tag}]a`, set, levels)).toBe(`<${name}>a</${name}>`);
    const twice = read(`[${tag}][${tag}]a`, set, 2 * levels);
    expect(twice).toBe(`<${name}><${name}>a</${name}></${name}>`);
    if (levels === 0) return;
    expect(read(`[${tag}]a`, set, levels - 1)).toBe(`[${tag}]a`);
    expect(read(`[${tag}][${tag}]a`, set, 2 * levels - 1)).toBe(`<${name}>[${tag}]a</${name}>`);
  });

  it.each([
    ['[list][*]a', SMALL_SET, 2, '<list><*>a</*></list>'],
    ['[list][*]a', SMALL_SET, 1, '<list>[*]a</list>'],
    ['[list][*]a', FULL_SET, 2, '<list><*>a</*></list>'],
    ['[table][tr][td]a[th]b', FULL_SET, 3, '<table><tr><td>a</td><th>b</th></tr></table>'],
  ])('%s', (source, set, levels, expected) => expect(read(source, set, levels)).toBe(expected));
});

describe('what is open', () => {
  it('is no more than so many tags at once', () => {
    const most = '[b]'.repeat(MAX_BBCODE_OPEN);
    expect(read(most)).not.toContain('[b]');
    expect(read(`${most}[b]`)).toContain('<b>[b]</b>');
    expect(read(`${most}[/b][b]`)).not.toContain('[b]');
  });

  it.each([
    ['[b]a[/b]b', '<b>a</b>b'],
    ['a[/b]', 'a[/b]'],
    ['[b]a[i]b[/b]c', '<b>a<i>b</i></b>c'],
    ['[/b][b]a', '[/b]<b>a</b>'],
    ['[*]a', '[*]a'],
    ['[tr]a', '[tr]a'],
    ['[table][td]a', '<table>[td]a</table>'],
    ['[list][*]a[*]b[/list]c', '<list><*>a</*><*>b</*></list>c'],
    ['[list][*]a[b]b[*]c', '<list><*>a<b>b</b></*><*>c</*></list>'],
    ['[list][*]a[list][*]b[/list][*]c', '<list><*>a<list><*>b</*></list></*><*>c</*></list>'],
    ['[hr]a[/hr]', '<hr></hr>a[/hr]'],
  ])('%s', (source, expected) => expect(read(source)).toBe(expected));
});

describe('what stands on the top level only', () => {
  it.each([
    ['[cut]', '<cut></cut>'],
    ['[b][cut]', '<b><cut></cut></b>'],
    ['[quote][cut]', '<quote>[cut]</quote>'],
    ['[quote]a[/quote][cut]', '<quote>a</quote><cut></cut>'],
    ['[list][*][img]1[/img]', '<list><*>[img]1[/img]</*></list>'],
  ])('%s', (source, expected) => expect(read(source)).toBe(expected));
});

const youtube = (length: number) => `[youtube]${'abcdefghijk'.padEnd(length)}[/youtube]`;

describe('what is taken as it is', () => {
  it.each([
    ['[code][b]a[/b][/code]b', '<code>[b]a[/b]</code>b'],
    ['[code]a[/CODE]b', '<code>a</code>b'],
    ['[code]a', '[code]a'],
    ['[code]a[/code][code]b[/code][code]c', '<code>a</code><code>b</code>[code]c'],
    ['[code][/code]', '<code></code>'],
    ['[user=17]a[/user][user=18][b][/user]', '<user>a</user><user>[b]</user>'],
  ])('%s', (source, expected) => expect(read(source)).toBe(expected));

  it('is no longer than a reference may be', () => {
    expect(read(youtube(MAX_BBCODE_REFERENCE))).toMatch(/^<youtube>/);
    expect(read(youtube(MAX_BBCODE_REFERENCE + 1))).toMatch(/^\[youtube\]/);
    expect(read(`[code]${'x'.repeat(3 * MAX_BBCODE_REFERENCE)}[/code]`)).toMatch(/^<code>/);
  });
});

/** Each of these tags, in this set, is taken or not. */
const all = (set: BBSet, isTaken: boolean, ...tags: readonly string[]) =>
  tags.map((tag): [string, BBSet, boolean] => [tag, set, isTaken]);
const title = (length: number) => `quote=${'x'.repeat(length)}`;

describe('tags that are taken', () => {
  it.each([
    ...all(SMALL_SET, true, 'b', 'quote=Ruth', 'url=https://a.example', 'list', title(200)),
    ...all(SMALL_SET, false, 'quote=', 'url=a', 'b=x', 'list=1', title(201)),
    ...all(FULL_SET, true, 'quote=Ruth', 'spoiler', 'list=7', 'list=a', 'url=tel:+49661', title(200)),
    ...all(FULL_SET, false, title(201), `spoiler=${'x'.repeat(201)}`, 'quote a="b"', 'b a="b"'),
    ...all(FULL_SET, false, 'list=x', 'list=1 a="b"', 'color', 'color=pink', 'color=red a="b"', 'size=red'),
    ...all(FULL_SET, true, 'url newtab="yes"', 'url=https://a.example newtab="yes"'),
    ...all(
      FULL_SET,
      false,
      'url a="b"',
      'url newtab="no"',
      'url=a',
      'url=https://a.example newtab="yes" a="b"',
    ),
  ])('[%s]', (tag, set, isTaken) => expect(read(`[${tag}]a`, set).startsWith('<')).toBe(isTaken));

  it.each<[string, number | null]>([
    ...['1', 'a', 'A', 'i', 'I'].map((value): [string, number] => [value, 1]),
    ['0', 0],
    ['7', 7],
    ...['b', '', '-1', '1.5', '1234567'].map((value): [string, null] => [value, null]),
  ])('a list of %j starts with %s', (value, start) => expect(listStart(value)).toBe(start));

  it.each([
    [{}, { colspan: 1, rowspan: 1 }],
    [{ colspan: '2' }, { colspan: 2, rowspan: 1 }],
    [
      { rowspan: '100', colspan: '100' },
      { colspan: 100, rowspan: 100 },
    ],
    [{ colspan: '101' }, null],
    [{ colspan: '0' }, null],
    [{ rowspan: '0' }, null],
    [{ colspan: '1000' }, null],
    [{ colspan: 'x' }, null],
    [{ colspan: '2', a: 'b' }, null],
  ])('a cell with %j is %j', (attributes, spans) => {
    const tag = { tag: 'td', value: null, attributes: attributes as Record<string, string>, verbatim: null };
    expect(cellSpans(tag)).toEqual(spans);
    expect(cellSpans({ ...tag, value: 'x' })).toBeNull();
  });

  it('foreign pictures are, where ours are known for them', () => {
    const set = fullSet((address) => (address === 'https://a.example/b.png' ? 7 : undefined));
    expect(read('[img]https://a.example/b.png[/img]', set)).toMatch(/^<img>/);
    expect(read('[img]https://a.example/c.png[/img]', set)).toMatch(/^\[img\]/);
    expect(read('[img]https://a.example/b.png[/img]')).toMatch(/^\[img\]/);
    expect(read('[img]7[/img][quote][img]7[/img]', set)).toBe('<img>7</img><quote>[img]7[/img]</quote>');
  });
});

describe('whatever is typed', () => {
  /**
   * Returns the text as it was typed, tags and all; a verbatim element stores no closing tag, so that one is written by its
   * name.
   */
  const typedIn = (nodes: readonly BBNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node;
        const { open, close, tag, verbatim, content } = node;
        return verbatim === null ? open + typedIn(content) + close : `${open}${verbatim}[/${tag}]`;
      })
      .join('');
  const depthOf = (nodes: readonly BBNode[]): number =>
    nodes.reduce(
      (most, node) => (typeof node === 'string' ? most : Math.max(most, 1 + depthOf(node.content))),
      0,
    );
  const PIECES = [
    '[b]',
    '[/b]',
    '[i]',
    '[/i]',
    '[quote]',
    '[quote="x]',
    '[/quote]',
    '[url=',
    '[url]',
    '[/url]',
    '[list]',
    '[*]',
    '[/list]',
    '[table]',
    '[tr]',
    '[td colspan="99"]',
    '[/td]',
    '[code]',
    '[/code]',
    '[',
    ']',
    '[/',
    '"',
    "'",
    '\n',
  ];
  const source = fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: anyLetter, maxLength: 5 })), {
      maxLength: 60,
    })
    .map((pieces) => pieces.join(''));

  it('is taken apart without losing a letter, and no deeper than it may be', () =>
    fc.assert(
      fc.property(source, fc.constantFrom(SMALL_SET, FULL_SET), fc.nat(6), (text, set, levels) => {
        const nodes = parseBBCode(text, set, levels);
        expect(typedIn(nodes).replaceAll(GUARD, '')).toBe(text.replaceAll(GUARD, ''));
        expect(depthOf(nodes)).toBeLessThanOrEqual(MAX_BBCODE_OPEN);
      }),
      { numRuns: 500 },
    ));
});
