import { expect, it } from 'vitest';
import type { ExportBlock } from './exporting.ts';
import { toXhtml } from './export-xhtml.ts';
import { element } from './xml.ts';

const words = (text: string, more: object = {}) => ({ text, ...more });
const p = (text: string) => ({ type: 'paragraph', text: [words(text)] });
const around = {
  references: new Map([['article:7', { title: 'Die Brücke', url: 'https://a.example/7' }]]),
  drawImage: (id: number) => (id === 1 ? element('img', { src: `${id}.jpg` }) : undefined),
};
const drawn = (block: object, surroundings: Parameters<typeof toXhtml>[1] = around) =>
  toXhtml([block as ExportBlock], surroundings)
    .map(({ text }) => text)
    .join('');

it.each<[object, string]>([
  [p('a\nb'), '<p>a<br/>b</p>'],
  [
    { type: 'paragraph', text: [words('a', { isBold: true, isItalic: true, href: 'https://b.example' })] },
    '<p><a href="https://b.example"><b><i>a</i></b></a></p>',
  ],
  [{ type: 'heading', level: 3, text: [words('a', { isItalic: true })] }, '<h3><i>a</i></h3>'],
  [
    { type: 'list', isOrdered: true, items: [[p('a')], [p('b')]] },
    '<ol><li><p>a</p></li><li><p>b</p></li></ol>',
  ],
  [{ type: 'list', isOrdered: false, items: [[p('a')]] }, '<ul><li><p>a</p></li></ul>'],
  [{ type: 'quote', blocks: [p('a')], author: 'Ruth' }, '<blockquote><p>a</p><p>Ruth</p></blockquote>'],
  [{ type: 'quote', blocks: [p('a')], author: null }, '<blockquote><p>a</p></blockquote>'],
  [{ type: 'box', title: 'Kasten', blocks: [p('a')] }, '<div><p>Kasten</p><p>a</p></div>'],
  [{ type: 'box', title: null, blocks: [p('a')] }, '<div><p>a</p></div>'],
  [{ type: 'code', text: 'a < b' }, '<pre>a &lt; b</pre>'],
  [
    { type: 'table', rows: [[[p('a')], [p('b')]]] },
    '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>',
  ],
  [{ type: 'piece', contentType: 'article', id: 7 }, '<p><a href="https://a.example/7">Die Brücke</a></p>'],
  [{ type: 'piece', contentType: 'article', id: 8 }, ''],
  [
    { type: 'media', address: 'https://c.example' },
    '<p><a href="https://c.example">https://c.example</a></p>',
  ],
  [{ type: 'media', address: null }, ''],
  [
    { type: 'images', imageIds: [1], caption: 'Bild' },
    '<figure><img src="1.jpg"/><figcaption>Bild</figcaption></figure>',
  ],
  [{ type: 'images', imageIds: [2, 1], caption: null }, '<figure><img src="1.jpg"/></figure>'],
  [{ type: 'images', imageIds: [2], caption: 'Bild' }, ''],
  [{ type: 'rule' }, ''],
])('%j is %s', (block, xhtml) => expect(drawn(block)).toBe(xhtml));

it('pictures that go along as files are left out', () =>
  expect(drawn({ type: 'images', imageIds: [1], caption: 'Bild' }, { references: new Map() })).toBe(''));
