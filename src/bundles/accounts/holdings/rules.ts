// Says how what is given out about a person is read on a page: rows, and in them fields with German names. Pure.
import type { HoldingField, HoldingValue } from './views.ts';

export interface HoldingRow {
  /** The list within that it comes from; null for what stands on its own. */
  readonly list: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns whatever a bundle gives out, as rows: of a list each entry, of an object its lists and the rest as one row. */
export const rowsOf = (data: object | undefined): HoldingRow[] => {
  if (data === undefined) return [];
  if (Array.isArray(data)) return data.map((entry) => toRow(null, entry));
  const entries = Object.entries(data);
  const rest = entries.filter(([, value]) => !Array.isArray(value));
  const lists = entries.flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((entry) => toRow(name, entry)) : [],
  );
  return rest.length > 0 ? [{ list: null, fields: Object.fromEntries(rest) }, ...lists] : lists;
};

/** An entry that is no object is its own only field. */
const toRow = (list: string | null, entry: unknown): HoldingRow => ({
  list,
  fields: isPlain(entry) ? entry : { [list ?? 'id']: entry },
});

export interface HoldingWords {
  readonly nameOf: (field: string) => string;
  readonly textOf: (value: boolean | Date | null) => string;
}

export const toFields = (fields: Readonly<Record<string, unknown>>, words: HoldingWords): HoldingField[] =>
  fieldsAt(fields, words, 0);

const fieldsAt = (
  fields: Readonly<Record<string, unknown>>,
  words: HoldingWords,
  depth: number,
): HoldingField[] =>
  Object.entries(fields).map(([field, value]) => ({
    name: words.nameOf(field),
    value: toValue(value, words, depth),
  }));

/** What lies deeper is shown as it is given out. */
const MAX_DEPTH = 2;

const toValue = (value: unknown, words: HoldingWords, depth: number): HoldingValue => {
  if (value === null || value === undefined || value === '') return words.textOf(null);
  if (typeof value === 'boolean' || value instanceof Date) return words.textOf(value);
  if (typeof value !== 'object') return String(value);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (Object.keys(value).length === 0) return words.textOf(null);
  const objects = entries.filter(isPlain);
  if (objects.length < entries.length) return entries.map(textOfEntry).join(', ');
  if (depth >= MAX_DEPTH) return JSON.stringify(value, null, 2);
  return objects.map((entry) => fieldsAt(entry, words, depth + 1));
};

const textOfEntry = (entry: unknown) => (typeof entry === 'string' ? entry : JSON.stringify(entry));

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
