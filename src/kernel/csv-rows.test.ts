import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv-rows.ts';
import { anyLetter } from './testing/any-letter.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe('parseCsv', () => {
  it.each([
    [
      'semicolons',
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'commas',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'tabs, as a spreadsheet copies',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a sign that is said before the rows', 'sep=,\r\na;b,c\r\n', [['a;b', 'c']]],
    ['quoted cells with everything in them', '"a;""b""\nc";d', [['a;"b" c', 'd']]],
    ['a quotation that never ends', '"a;b', [['a;b']]],
    [
      'a quotation after spaces, also quoted ones, but none after words',
      ' "a;b";" " "c;d";x "e";f',
      [['a;b', 'c;d', 'x "e"', 'f']],
    ],
    ['cells without words', 'a;;b', [['a', '', 'b']]],
    [
      'the first separator where two come as often',
      'a;b,c\nd;e,f',
      [
        ['a', 'b,c'],
        ['d', 'e,f'],
      ],
    ],
    ['one column', 'ab\ncd', [['ab'], ['cd']]],
    ['empty lines and spaces', '\n a ; b \n;\n', [['a', 'b']]],
    ['signs that nobody sees', '\uFEFFa\u0000\u200B;b\uD800', [['a', 'b\uFFFD']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, cells) => expect(cellsOf(text)).toEqual(cells));

  it('says in which line of the text a row begins', () =>
    expect(parseCsv('a\n\n"b\nc"\nd').map(({ line }) => line)).toEqual([1, 3, 5]));

  it('gives back what a spreadsheet wrote, whatever it was', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.stringMatching(/^[\w;,"äß]{1,9}$/), { minLength: 2, maxLength: 4 })),
        (rows) => {
          const text = rows
            .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
            .join('\r\n');
          const head = '"x";"y"\r\n';
          expect(cellsOf(head + text).slice(1)).toEqual(rows);
        },
      ),
    ));

  // These are milliseconds of the processor, whatever else the machine does. If the time grew with the square of the length,
  // the first would take half a minute.
  it.each([
    ['a word', `x${'"'.repeat(200_000)}`],
    ['spaces', ' "" '.repeat(50_000)],
  ])('is done soon with nothing but quotation marks after %s', (_, text) => {
    const before = process.cpuUsage();
    parseCsv(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });

  it('takes any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (text) => {
        for (const { cells } of parseCsv(text)) for (const cell of cells) expect(cell).not.toContain('\0');
      }),
    ));
});

it('rows begin on the lines where they stand, also behind the one that says their sign', () => {
  expect(parseCsv('sep=;\na;b\nc;d').map(({ line }) => line)).toEqual([2, 3]);
});

it('the sign is the one by which there are as many columns as there have to be', () => {
  const cells = parseCsv('/a,1,2.html;/b\n/c;/d', { columnCount: 2 }).map((row) => row.cells);
  expect(cells).toEqual([
    ['/a,1,2.html', '/b'],
    ['/c', '/d'],
  ]);
});
