import { describe, expect, it } from 'vitest';
import { packSort, readSort, tableQuery, tableQueryText } from './desk-table.ts';
import type { DeskTable } from './desk-table.ts';
import { path } from './named-routes.ts';

const table: DeskTable = {
  name: 'dinge',
  title: 'Dinge',
  path: path('things', 'GET', '/cockpit/dinge'),
  columns: [
    { name: 'titel', label: 'Titel', sorts: 'rising' },
    { name: 'datum', label: 'Datum', sorts: 'falling' },
    { name: 'ort', label: 'Ort' },
  ],
  filters: ['q', 'ort'],
  sort: { column: 'datum', isRising: false },
  may: () => true,
};

describe('the order in the address of a table', () => {
  it.each([
    ['titel-auf', { column: 'titel', isRising: true }],
    ['titel-ab', { column: 'titel', isRising: false }],
    ['ort-auf', table.sort],
    ['titel', table.sort],
    ['titel-auf-ab', table.sort],
    [undefined, table.sort],
  ])('%s is read as %o', (text, expected) => {
    expect(readSort(table, text)).toEqual(expected);
  });

  it('is left out where it is the table’s own', () => {
    expect(packSort(table, table.sort)).toBeUndefined();
    expect(packSort(table, { column: 'datum', isRising: true })).toBe('datum-auf');
    expect(packSort(table, { column: 'titel', isRising: false })).toBe('titel-ab');
  });
});

describe('what an address asks of a table', () => {
  it('is what the table knows and what isn’t empty', () => {
    const asked = { q: ' Brücke ', ort: '', fremd: 'x', sortiert: 'titel-auf', vor: '1-2-article', seite: 3 };
    expect(tableQuery(table, asked)).toEqual({ q: 'Brücke', sortiert: 'titel-auf' });
    expect(tableQuery(table, { q: 'x'.repeat(101), ort: ['1'] })).toEqual({});
    expect(tableQuery(table, { q: 'x'.repeat(100), ort: 7 })).toEqual({ q: 'x'.repeat(100), ort: '7' });
  });

  it('has one spelling for what means the same', () => {
    const text = tableQueryText(table, 'ort=7&sortiert=datum-ab&q=%20Elf&vor=1-2-article');
    expect(text).toBe('q=Elf&ort=7');
    expect(tableQueryText(table, text)).toBe(text);
    expect(tableQueryText(table, 'ort=7&__proto__=x&%E0%A4%A')).toBe('ort=7');
  });
});
