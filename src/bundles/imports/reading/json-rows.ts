// Reads a list of JSON as a table: its columns are what its things have, also within each other. Reads what strangers send.
import { MAX_COLUMNS } from '../constants.ts';
import * as texts from '../texts.ts';
import { UnreadableFile } from './entries.ts';
import type { RawTable } from './table.ts';

/** Throws an `UnreadableFile`. */
export const rowsOfJson = (text: string): RawTable => {
  const things = listIn(parsed(text)).map((item) => flattened(item));
  const names = [...new Set(things.flatMap((thing) => [...thing.keys()]))].slice(0, MAX_COLUMNS);
  return { names, rows: things.map((thing) => names.map((name) => thing.get(name) ?? '')) };
};

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

/** Returns the list itself, or the first one in an object. */
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

/** `{ title: { rendered } }` has a column `title.rendered`. */
const flattened = (item: Item, before = '', depth = 0): Map<string, string> =>
  new Map(
    Object.entries(item).flatMap(([name, value]) =>
      isItem(value) && depth < MAX_DEPTH
        ? [...flattened(value, `${before}${name}.`, depth + 1)]
        : [[`${before}${name}`, wordsOf(value)] as const],
    ),
  );

const wordsOf = (value: unknown, depth = 0): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value) || depth > MAX_DEPTH) return '';
  return value
    .map((one) => wordsOf(one, depth + 1))
    .filter(Boolean)
    .join(', ');
};
