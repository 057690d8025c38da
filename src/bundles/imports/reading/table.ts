// Reads tables, as spreadsheets and Drupal write them (CSV), and lists of JSON: a piece a row; what a column is says its name,
// or somebody. Reads what strangers send.
import { parseCsv } from '#kernel/csv-rows.ts';
import { escapeHtml } from '#kernel/escape-html.ts';
import {
  MAX_COLUMNS,
  MAX_JSON_BYTES,
  MAX_KEY_LENGTH,
  SAMPLE_LENGTH,
  SAMPLE_ROWS,
  SAMPLES_OF_COLUMN,
} from '../constants.ts';
import * as texts from '../texts.ts';
import { addressIn, altOf, partsOf, pictureIn, wordsOfCell } from './cells.ts';
import { COLUMN_NAMES, guessColumns, isOfDrupal } from './columns.ts';
import type { Column, Meaning } from './columns.ts';
import { UnreadableFile } from './entries.ts';
import type { Chunks, Entry, ImportFormat, PieceEntry, Reading, TableShape } from './entries.ts';
import { rowsOfJson } from './json-rows.ts';
import { localMomentOf } from './moments.ts';
import { pathsOf } from './old-addresses.ts';
import { mendTwiceEncoded } from './twice-encoded.ts';
import { wholeText } from './whole-text.ts';

/** Names of the columns, and rows of as many cells. */
export interface RawTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Row = Readonly<Record<Column, string>>;

async function* read(chunks: Chunks, { columns, site = '' }: Reading = {}): AsyncGenerator<Entry> {
  const { names, rows } = await rawTableOf(chunks);
  const meanings = columns ?? guessColumns(names);
  if (!meanings.includes('title')) throw new UnreadableFile(texts.noTitleColumn);
  const isDrupal = isOfDrupal(names);
  const shared = sharedIds({ rows }, meanings);
  const known = new Set<string>();
  const isNew = (key: string) => !known.has(key) && known.add(key);
  for (const [at, cells] of rows.entries()) {
    const row = rowOf(cells, meanings);
    const authors = partsOf(row.author);
    for (const name of authors)
      if (isNew(`person:${name}`)) yield { kind: 'person', key: name, name, email: '', about: '' };
    const terms = [
      ...partsOf(row.category).map((name) => ({ name, key: `category:${name}`, isTag: false })),
      ...partsOf(row.place).map((name) => ({ name, key: `place:${name}`, isTag: false })),
      ...partsOf(row.tags).map((name) => ({ name, key: `tag:${name}`, isTag: true })),
    ];
    for (const term of terms) if (isNew(term.key)) yield { kind: 'term', ...term };
    const around = { at, site, isDrupal, hasOwnId: !shared.has(row.id), authors };
    yield toPiece(row, { ...around, terms: terms.map(({ key }) => key) });
  }
}

const inspect = async (chunks: Chunks): Promise<TableShape> => {
  const { names, rows } = await rawTableOf(chunks);
  if (names.length === 0) throw new UnreadableFile(texts.emptyTable);
  return {
    names: names.map(storable),
    rows: rows.length,
    samples: names.map((_name, at) => {
      const cells = rows.slice(0, SAMPLE_ROWS).map((row) => (row[at] ?? '').replaceAll(/\s+/g, ' ').trim());
      return [...new Set(cells.filter(Boolean))]
        .slice(0, SAMPLES_OF_COLUMN)
        .map((cell) => storable(mendTwiceEncoded(cell)));
    }),
  };
};

/** Returns words without signs that PostgreSQL doesn't keep, and no longer than somebody looks at. */
const storable = (words: string) => words.replaceAll('\0', '').slice(0, SAMPLE_LENGTH).toWellFormed();

export const table: ImportFormat = {
  name: 'table',
  label: 'Tabelle (CSV, JSON)',
  fits: (head, filename) => /\.(?:csv|tsv|txt|json)$/i.test(filename) || /^\s*\[/.test(head),
  read,
  inspect,
};

const rawTableOf = async (chunks: Chunks): Promise<RawTable> => {
  const text = await wholeText(chunks, MAX_JSON_BYTES);
  return /^\s*[[{]/.test(text) ? rowsOfJson(text) : rowsOfCsv(text);
};

const rowsOfCsv = (text: string): RawTable => {
  const [first, ...rows] = parseCsv(text, { keepsLines: true });
  const names = (first?.cells ?? []).slice(0, MAX_COLUMNS).map((name) => name.replaceAll(/\s+/g, ' '));
  return { names, rows: rows.map(({ cells }) => cells.map(withoutApostrophe)) };
};

/** Programs put an apostrophe before what would be calculated, as our own exports do; it isn't meant to be read. */
const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');

/** Several columns of one meaning are one after the other. */
const rowOf = (cells: readonly string[], meanings: readonly Meaning[]): Row => {
  const found = (column: Column) =>
    cells
      .filter((cell, at) => meanings[at] === column && cell !== '')
      .map((cell) => mendTwiceEncoded(cell).trim());
  return Object.fromEntries(
    COLUMN_NAMES.map((column) => [
      column,
      column === 'text' || column === 'lead'
        ? found(column).join('\n\n')
        : found(column)
            .map((cell) => (KEPT_AS_HTML.includes(column) ? cell : wordsOfCell(cell)))
            .join(', '),
    ]),
  ) as Record<Column, string>;
};

/** The columns in which a link or a picture is looked for. */
const KEPT_AS_HTML: readonly Column[] = ['picture', 'address', 'title'];

/** Returns ids that several rows have, such as numbers of issues, or of things of several kinds. */
const sharedIds = ({ rows }: Pick<RawTable, 'rows'>, meanings: readonly Meaning[]): ReadonlySet<string> => {
  const at = meanings.indexOf('id');
  const [once, more] = [new Set<string>(), new Set<string>()];
  for (const cells of at < 0 ? [] : rows) {
    const id = wordsOfCell((cells[at] ?? '').trim());
    if (id !== '') (once.has(id) ? more : once).add(id);
  }
  return more;
};

interface Around extends Pick<PieceEntry, 'authors' | 'terms'> {
  readonly at: number;
  readonly site: string;
  readonly isDrupal: boolean;
  readonly hasOwnId: boolean;
}

const toPiece = (row: Row, { at, site, isDrupal, hasOwnId, authors, terms }: Around): PieceEntry => {
  const address = addressIn(row.address);
  const picture = pictureIn(row.picture, site);
  // A node of Drupal is found by its number, whatever else it is called.
  const node = isDrupal && /^\d{1,9}$/.test(row.id) ? [`/node/${row.id}`] : [];
  return {
    kind: 'piece',
    key: hasOwnId
      ? row.id || address || `${at + 1}:${row.title}`.slice(0, 200)
      : `${row.id} ${address || row.title}`.slice(0, MAX_KEY_LENGTH),
    title: row.title,
    lead: row.lead,
    html: bodyOf(row.text),
    publishedAt: localMomentOf(row.date),
    updatedAt: localMomentOf(row.updated),
    authors,
    terms,
    picture:
      picture === ''
        ? null
        : { address: picture, key: '', alt: row.alt || altOf(row.picture), caption: row.caption },
    addresses: pathsOf([...(address === '' ? [] : [address]), ...node]),
    isPremium: YES.test(row.premium) || /^(?:premium|plus)$/i.test(row.premium),
    ...(row.state === '' || YES.test(row.state) || OUT.test(row.state)
      ? { leftOut: '' }
      : { leftOut: texts.isNotOut, form: 'draft' }),
  };
};

const YES = /^(?:1|ja|yes|true|wahr|ein|an|on|x|✔|✓)$/i;
const OUT = /^(?:publish(?:ed)?|veröffentlicht|online|aktiv|freigegeben)$/i;

/** What stands for a medium in texts of Drupal 7 names nothing that could be fetched. */
const bodyOf = (text: string): string => {
  const words = text.replaceAll(/\[\[\{[^\]]{0,5000}\}\]\]/g, '');
  if (BLOCKS.test(words)) return words;
  return paragraphsOf(words.includes('</') ? words : escapeHtml(words));
};

const BLOCKS = /<(?:p|div|br|h[1-6]|ul|ol|table|blockquote|figure|section|article|img)\b/i;

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((words) => words.trim())
    .filter(Boolean)
    .map((words) => `<p>${words.replaceAll('\n', '<br>')}</p>`)
    .join('');
