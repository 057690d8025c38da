import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportBlock } from '#kernel/exporting.ts';
import { toMarkdown } from './markdown-blocks.ts';

const around = {
  references: new Map([['event:5', { title: 'Fest [am] Wehr', url: 'https://x.de/e5' }]]),
  imageOf: (id: number) => (id === 7 ? { path: '../bilder/7.jpg', alt: 'Ein\nBild' } : undefined),
};
const write = (...blocks: readonly ExportBlock[]) => toMarkdown(blocks, around);
const paragraph = (text: string): ExportBlock => ({ type: 'paragraph', text: [{ text }] });

describe('a text as Markdown', () => {
  it.each([
    ['marks are signs', [paragraph('1 * 2 _ 3 # [x] <b> `y`')], String.raw`1 \* 2 \_ 3 \# \[x\] \<b\> \`y\``],
    [
      'no paragraph is a list by chance',
      [paragraph('1. Mai'), paragraph('- und so')],
      String.raw`1\. Mai` + '\n\n' + String.raw`\- und so`,
    ],
    [
      'no line of strokes is a rule or makes a heading of the one above it',
      [paragraph('---'), paragraph('Oben\n===\nUnten\n-- \nEnde')],
      '--\\-\n\nOben\\\n==\\=\\\nUnten\\\n-\\- \\\nEnde',
    ],
    [
      'what looks like a sign of HTML is words',
      [paragraph('&lt; und &#8211;, Tom & Ute')],
      String.raw`\&lt; und \&\#8211;, Tom & Ute`,
    ],
    ['lines break', [paragraph('a\nb')], 'a\\\nb'],
    [
      'blanks stay outside of marks',
      [{ type: 'paragraph', text: [{ text: 'a' }, { text: ' b ', isBold: true }, { text: 'c' }] }],
      'a **b** c',
    ],
    [
      'addresses keep to themselves',
      [{ type: 'paragraph', text: [{ text: 'x', href: 'https://x.de/a b>c' }] }],
      '[x](<https://x.de/a%20b%3Ec>)',
    ],
    [
      'lists hang',
      [{ type: 'list', isOrdered: true, items: [[paragraph('a'), paragraph('b')], [paragraph('c')]] }],
      '1. a\n\n   b\n2. c',
    ],
    ['code with ticks has a longer fence', [{ type: 'code', text: 'a ```` b' }], '`````\na ```` b\n`````'],
    [
      'things are linked by their names',
      [{ type: 'piece', contentType: 'event', id: 5 }],
      '[Fest \\[am\\] Wehr](<https://x.de/e5>)',
    ],
    [
      'what nobody may know of is left out',
      [
        { type: 'piece', contentType: 'event', id: 6 },
        { type: 'images', imageIds: [8], caption: 'x' },
      ],
      '',
    ],
    [
      'pictures have their words',
      [{ type: 'images', imageIds: [7], caption: 'Am Wehr' }],
      '![Ein Bild](<../bilder/7.jpg>)\n\n*Am Wehr*',
    ],
  ] as readonly (readonly [string, readonly ExportBlock[], string])[])('%s', (_name, blocks, written) => {
    expect(write(...blocks)).toBe(written);
  });

  it('has no tag of HTML that somebody typed, and no table with more cells in one row than in another', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const text = write({
            type: 'table',
            rows: rows.map((cells) => cells.map((cell) => [paragraph(cell)])),
          });
          expect(text).not.toMatch(/(?<!\\)(?:\\\\)*<\w/);
          const widths = text.split('\n').map((line) => line.replaceAll(/\\./g, '').split('|').length);
          expect(new Set(widths).size).toBe(1);
        },
      ),
    );
  });
});
