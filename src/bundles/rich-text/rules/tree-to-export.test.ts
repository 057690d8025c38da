import { describe, expect, it } from 'vitest';
import type { ParagraphNode, TableCellNode, TopNode } from '../tree.ts';
import { treeToExport } from './tree-to-export.ts';

const paragraph = (...content: NonNullable<ParagraphNode['content']>): ParagraphNode => ({
  type: 'paragraph',
  attrs: { textAlign: null },
  ...(content.length > 0 && { content }),
});
const words = (text: string) => paragraph({ type: 'text', text });
const exported = (...content: readonly TopNode[]) => treeToExport({ content });

const ONE = { type: 'paragraph', text: [{ text: 'Eins' }] };

describe('a text that is exported', () => {
  it.each<[string, TopNode, unknown]>([
    ['a paragraph', words('Eins'), ONE],
    ['a paragraph without words', paragraph(), { type: 'paragraph', text: [] }],
    [
      'a heading',
      { type: 'heading', attrs: { level: 3, textAlign: null }, content: [{ type: 'text', text: 'Titel' }] },
      { type: 'heading', level: 3, text: [{ text: 'Titel' }] },
    ],
    [
      'a list with dots',
      { type: 'bulletList', content: [{ type: 'listItem', content: [words('Eins')] }] },
      { type: 'list', isOrdered: false, items: [[ONE]] },
    ],
    [
      'a list with numbers',
      { type: 'orderedList', attrs: { start: 4 }, content: [{ type: 'listItem', content: [words('Eins')] }] },
      { type: 'list', isOrdered: true, items: [[ONE]] },
    ],
    [
      'a quotation',
      { type: 'blockquote', attrs: { author: 'Ada' }, content: [words('Eins')] },
      { type: 'quote', author: 'Ada', blocks: [ONE] },
    ],
    [
      'a box',
      { type: 'spoiler', attrs: { title: 'Mehr' }, content: [words('Eins')] },
      { type: 'box', title: 'Mehr', blocks: [ONE] },
    ],
    [
      'code',
      { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: 'a < b' }] },
      { type: 'code', text: 'a < b' },
    ],
    ['a rule', { type: 'horizontalRule' }, { type: 'rule' }],
    [
      'an image',
      { type: 'image', attrs: { imageId: 7, caption: 'Der Fluss', align: 'center', size: 'M' } as never },
      { type: 'images', imageIds: [7], caption: 'Der Fluss' },
    ],
    [
      'a gallery',
      { type: 'gallery', attrs: { imageIds: [7, 8] } },
      { type: 'images', imageIds: [7, 8], caption: null },
    ],
    [
      'a piece',
      { type: 'embed', attrs: { kind: 'event', id: 5 } },
      { type: 'piece', contentType: 'event', id: 5 },
    ],
    [
      'a film, without the id of its player',
      { type: 'video', attrs: { type: 'youtube', src: 'https://youtu.be/a', videoId: 'a', playerId: 'b' } },
      { type: 'media', provider: 'youtube', address: 'https://youtu.be/a' },
    ],
  ])('has %s as a block', (_, node, block) => expect(exported(node)).toEqual([block]));

  it('has the cells of each row of a table, none where those above fill it', () => {
    const cell: TableCellNode = {
      type: 'tableCell',
      attrs: { colspan: 1, rowspan: 2 },
      content: [words('Eins')],
    };
    const table: TopNode = {
      type: 'table',
      content: [{ type: 'tableRow', content: [cell, cell] }, { type: 'tableRow' }],
    };
    expect(exported(table)).toEqual([{ type: 'table', rows: [[[ONE], [ONE]], []] }]);
  });

  it('says nothing of the mark of its free part', () =>
    expect(exported(words('Eins'), { type: 'cut' }, words('Eins'))).toEqual([ONE, ONE]));

  it('has neighbours of one look as one run, and a new one for each other look', () => {
    const bold = [{ type: 'bold' as const }];
    const [block] = exported(
      paragraph(
        { type: 'text', text: 'Guten Tag, ' },
        { type: 'mention', attrs: { id: 3, label: 'Ada' } },
        { type: 'hardBreak' },
        { type: 'smiley', attrs: { code: ':)' as never } },
        { type: 'text', text: ' fett', marks: bold },
        { type: 'text', text: ' und unterstrichen', marks: [...bold, { type: 'underline' }] },
        { type: 'text', text: ' schräg', marks: [{ type: 'italic' }] },
        { type: 'text', text: ' gerade' },
        {
          type: 'text',
          text: ' hier',
          marks: [{ type: 'link', attrs: { href: 'https://a.de', newTab: false } }],
        },
        {
          type: 'text',
          text: ' dort',
          marks: [{ type: 'link', attrs: { href: 'https://b.de', newTab: false } }],
        },
      ),
    );
    const { text } = block as Extract<typeof block, { type: 'paragraph' }>;
    expect(text[0]!.text).toMatch(/^Guten Tag, @Ada\n./);
    expect(text.slice(1)).toEqual([
      { text: ' fett und unterstrichen', isBold: true },
      { text: ' schräg', isItalic: true },
      { text: ' gerade' },
      { text: ' hier', href: 'https://a.de' },
      { text: ' dort', href: 'https://b.de' },
    ]);
  });
});
