import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import { csvRow, withoutFormula } from '#kernel/csv-cell.ts';
import type { ExportOrder, ExportedItem } from '../plugin.ts';
import { asText } from '../test-data.ts';
import { plugin } from './csv.ts';

/** Reads the file as a spreadsheet does: cells in quotation marks, of which doubled ones are one. */
const read = (text: string): string[][] => {
  const rows = [...text.matchAll(/((?:"(?:[^"]|"")*";?)+)\r\n/g)].map(([, row]) => row!);
  return rows.map((row) =>
    [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!.replaceAll('""', '"')),
  );
};

const item = (changes: Partial<ExportedItem>): ExportedItem => ({
  type: 'article',
  id: 7,
  title: 'Titel',
  url: 'http://localhost:3000/a7',
  isExcerpt: false,
  author: null,
  place: null,
  category: null,
  tags: [],
  createdAt: null,
  publishedAt: null,
  updatedAt: null,
  lead: '',
  facts: [],
  body: [],
  images: [],
  chosen: [],
  references: new Map(),
  talk: async function* () {},
  ...changes,
});

const orderOf = (...items: ExportedItem[]): ExportOrder => ({
  portal: { name: 'Auenblatt', url: 'http://localhost:3000' },
  moment: new Date(0),
  by: 'Erna',
  pictureSize: 'L',
  batches: async function* () {
    yield items;
  },
});

describe('a cell', () => {
  it.each(['=1+1', '+49 30', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1', '＠x'])(
    'never makes a formula of %j',
    (text) => expect(withoutFormula(text)).toBe(`'${text}`),
  );

  it('leaves other words as they are, and no cell begins with what is calculated', () => {
    expect(withoutFormula('Ein = im Satz')).toBe('Ein = im Satz');
    fc.assert(fc.property(fc.string(), (text) => !/^\s*[=+\-@＝＋－＠]/.test(withoutFormula(text))));
  });
});

it('gives back what it was given, whatever it is', async () => {
  const words = fc.string({ unit: anyLetter });
  await fc.assert(
    fc.asyncProperty(words, words, async (title, lead) => {
      const [head, row, ...others] = read(await asText(plugin.write(orderOf(item({ title, lead })))));
      expect(others).toEqual([]);
      expect(row).toHaveLength(head!.length);
      expect(row!.slice(2, 4)).toEqual([title, lead].map((text) => withoutFormula(text).toWellFormed()));
    }),
    { numRuns: 200 },
  );
  expect(csvRow([null, 'a"b', 7])).toBe('"";"a""b";"7"\r\n');
});

it('says yes and no in German', async () => {
  const facts = [{ name: 'plus', label: 'Nur mit plus', value: false }];
  const [, cells] = read(await asText(plugin.write(orderOf(item({ facts, isExcerpt: true })))));
  expect(cells).toContain('Nur mit plus: nein');
  expect(cells).toContain('ja');
});

it('says what a thing is in the words of people, and leaves out what says nothing', async () => {
  const facts = [
    { name: 'genre', label: 'Art des Artikels', value: 'report', words: 'Bericht' },
    {
      name: 'features',
      label: 'Für wen',
      value: ['accessible', 'free'],
      words: ['ohne Stufen', 'kostenlos'],
    },
    { name: 'none', label: 'Mit wem', value: [], words: [] },
  ];
  const [, cells] = read(await asText(plugin.write(orderOf(item({ facts })))));
  expect(cells).toContain('Art des Artikels: Bericht\nFür wen: ohne Stufen | kostenlos');
});
