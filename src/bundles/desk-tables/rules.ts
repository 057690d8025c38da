// Says what a view may be called, and which columns somebody chose.
import type { DeskTable } from '#kernel/desk-table.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { MAX_VIEW_NAME_LENGTH } from './constants.ts';

/** Returns the name in one line; undefined for a name that is missing or too long. */
export const viewNameOf = (text: string): string | undefined => {
  const name = visibleLine(text);
  return name && name.length <= MAX_VIEW_NAME_LENGTH ? name : undefined;
};

/**
 * Returns those of the names that the table knows and that may be left out. Nobody who names only unknown ones means to choose
 * none: undefined then, for the columns that it shows by itself.
 */
export const columnsAmong = (
  { columns }: Pick<DeskTable, 'columns'>,
  names: readonly unknown[],
): readonly string[] | undefined => {
  const known = columns.filter(({ name, shown }) => shown !== 'always' && names.includes(name));
  return known.length === 0 && names.length > 0 ? undefined : known.map(({ name }) => name);
};
