// Writes CSV for spreadsheets: a row for each thing.
import { BYTE_ORDER_MARK, csvRow } from '#kernel/csv-cell.ts';
import type { ExportFact } from '#kernel/exporting.ts';
import { plainText } from '../plain-text.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import type { ExportedItem } from '../plugin.ts';
import { columns, notes } from '../texts.ts';

export const plugin = definePlugin({
  name: 'csv',
  rank: 20,
  title: 'CSV',
  note: notes.csv,
  extension: 'csv',
  takesPictures: false,
  async *write(order) {
    yield BYTE_ORDER_MARK + csvRow(Object.values(columns));
    for await (const item of eachItem(order)) yield csvRow(cellsOf(item));
  },
});

const cellsOf = (item: ExportedItem): (string | number)[] => {
  const cells: Readonly<Record<keyof typeof columns, string | number>> = {
    type: item.type,
    id: item.id,
    title: item.title,
    lead: item.lead,
    author: item.author?.name ?? '',
    place: item.place ?? '',
    category: item.category ?? '',
    tags: item.tags.join(', '),
    publishedAt: item.publishedAt?.toISOString() ?? '',
    updatedAt: item.updatedAt?.toISOString() ?? '',
    url: item.url,
    isExcerpt: inWords(item.isExcerpt),
    text: plainText(item.body, item),
    facts: item.facts
      .filter(({ value }) => value !== null && inWords(value) !== '')
      .map(({ label, value, words = value }) => `${label}: ${inWords(words)}`)
      .join('\n'),
    images: item.images
      .map(({ id, caption, credit }) =>
        [`Bild ${id}`, caption, credit && `Foto: ${credit}`].filter(Boolean).join(', '),
      )
      .join('\n'),
  };
  return Object.keys(columns).map((name) => cells[name as keyof typeof columns]);
};

const inWords = (value: ExportFact['value']): string => {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return Array.isArray(value) ? value.join(' | ') : String(value);
};
