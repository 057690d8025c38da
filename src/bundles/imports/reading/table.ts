// Topic: tables, as spreadsheets and Drupal write them (CSV), and lists of JSON: a piece a row, columns by their names.
import { parseCsv } from '#kernel/csv-rows.ts';
import { MAX_JSON_BYTES } from '../constants.ts';
import { escapeText } from '../rules.ts';
import * as texts from '../texts.ts';
import { COLUMNS, columnsOf } from './columns.ts';
import type { Column } from './columns.ts';
import { UnreadableFile } from './entries.ts';
import type { Chunks, Entry, ImportFormat, PieceEntry } from './entries.ts';
import { momentOf } from './moments.ts';
import { pathsOf } from './old-addresses.ts';
import { mendTwiceEncoded } from './twice-encoded.ts';
import { wholeText } from './whole-text.ts';

type Row = Readonly<Record<Column, string>>;

async function* read(chunks: Chunks): AsyncGenerator<Entry> {
  const text = await wholeText(chunks, MAX_JSON_BYTES);
  const rows = /^\s*[[{]/.test(text) ? rowsOfJson(text) : rowsOfCsv(text);
  const known = new Set<string>();
  const isNew = (key: string) => !known.has(key) && known.add(key);
  for (const [at, row] of rows.entries()) {
    const authors = partsOf(row.author);
    for (const name of authors)
      if (isNew(`person:${name}`)) yield { kind: 'person', key: name, name, email: '', about: '' };
    const terms = [
      ...partsOf(row.category).map((name) => ({ name, key: `category:${name}`, isTag: false })),
      ...partsOf(row.place).map((name) => ({ name, key: `place:${name}`, isTag: false })),
      ...partsOf(row.tags).map((name) => ({ name, key: `tag:${name}`, isTag: true })),
    ];
    for (const term of terms) if (isNew(term.key)) yield { kind: 'term', ...term };
    yield toPiece(row, at, { authors, terms: terms.map(({ key }) => key) });
  }
}

export const table: ImportFormat = {
  name: 'table',
  label: 'Tabelle (CSV, JSON)',
  fits: (head, filename) => /\.(?:csv|tsv|txt|json)$/i.test(filename) || /^\s*\[/.test(head),
  read,
};

const rowsOfCsv = (text: string): Row[] => {
  const [first, ...rows] = parseCsv(text);
  const columns = columnsOf(first?.cells ?? []);
  if (columns.title === undefined) throw new UnreadableFile(texts.noTitleColumn);
  return rows.map(({ cells }) => rowOf((column) => cells[columns[column] ?? -1] ?? ''));
};

const rowsOfJson = (text: string): Row[] => {
  const list = listIn(parsed(text));
  const names = [...new Set(list.flatMap((item) => Object.keys(item)))];
  const columns = columnsOf(names);
  if (columns.title === undefined) throw new UnreadableFile(texts.noTitleColumn);
  return list.map((item) => rowOf((column) => wordsOf(item[names[columns[column] ?? -1] ?? ''])));
};

const rowOf = (cell: (column: Column) => string): Row =>
  Object.fromEntries(
    (Object.keys(COLUMNS) as Column[]).map((column) => [column, mendTwiceEncoded(cell(column)).trim()]),
  ) as Record<Column, string>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(texts.fileBroken);
  }
};

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list itself, or the first one in an object. */
const listIn = (value: unknown): Item[] => {
  const list: unknown = Array.isArray(value)
    ? value
    : isItem(value)
      ? Object.values(value).find((one) => Array.isArray(one))
      : undefined;
  return Array.isArray(list) ? list.filter(isItem) : [];
};

/** Lists within lists nobody writes deeper. */
const MAX_DEPTH = 3;

const wordsOf = (value: unknown, depth = 0): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value) || depth > MAX_DEPTH) return '';
  return value
    .map((one) => wordsOf(one, depth + 1))
    .filter(Boolean)
    .join(', ');
};

const partsOf = (words: string): string[] => [
  ...new Set(
    words
      .split(/[,;|]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

const toPiece = (
  row: Row,
  at: number,
  { authors, terms }: Pick<PieceEntry, 'authors' | 'terms'>,
): PieceEntry => ({
  kind: 'piece',
  key: row.id || row.address || `${at + 1}:${row.title}`.slice(0, 200),
  title: row.title,
  lead: row.lead,
  html: row.text.includes('</') ? row.text : paragraphsOf(row.text),
  publishedAt: dateOf(row.date),
  updatedAt: dateOf(row.updated),
  authors,
  terms,
  picture: row.picture === '' ? null : { address: row.picture, key: '', alt: row.alt, caption: row.caption },
  addresses: pathsOf(row.address === '' ? [] : [row.address]),
  isPremium: /^(?:1|ja|yes|true|premium|plus)$/i.test(row.premium),
  leftOut: row.state === '' || OUT.test(row.state) ? '' : texts.isNotOut,
});

const OUT = /^(?:1|ja|yes|true|publish(?:ed)?|veröffentlicht|online|aktiv)$/i;

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((words) => words.trim())
    .filter(Boolean)
    .map((words) => `<p>${escapeText(words).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** „24.12.2019, 18:30“ as well, by the clocks of the table, which are taken for UTC; and seconds since 1970, as Drupal writes them. */
const dateOf = (said: string): string => {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::\d\d)?)?/.exec(said);
  if (german) {
    const [, day = '', month = '', year = '', hour = '12', minute = '00'] = german;
    return momentOf(`${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}`);
  }
  return momentOf(/^\d{9,10}$/.test(said) ? new Date(Number(said) * 1000).toISOString() : said);
};

const two = (digits: string) => digits.padStart(2, '0');
