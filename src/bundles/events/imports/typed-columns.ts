// Reads which columns of a table somebody has chosen in a form, and what is wrong with that.
import type { FieldErrors } from '#kernel/errors.ts';
import { COLUMN_FIELDS, areEnough, columnsThere, guessColumns } from './reading/columns.ts';
import type { ColumnField, Columns } from './reading/columns.ts';
import * as texts from './texts.ts';

/** Returns the name of the control of a column. */
export const columnInput = (field: ColumnField) => `column-${field}` as const;

export type TypedColumns = { readonly [Field in `column-${ColumnField}`]?: string | undefined };

/** Reads the columns that were chosen; undefined where the form had none: nobody has been asked yet. */
export const readTyped = (typed: TypedColumns, header: readonly string[]): Columns | undefined => {
  const isAsked = COLUMN_FIELDS.some((field) => typed[columnInput(field)] !== undefined);
  if (!isAsked) return undefined;
  const chosen = COLUMN_FIELDS.flatMap((field) => {
    const name = typed[columnInput(field)] ?? '';
    return name === '' ? [] : [[field, name]];
  });
  return columnsThere(Object.fromEntries(chosen) as Columns, header);
};

/** Returns the columns that were chosen last for a table with these columns, else those found by their names. */
export const usualColumns = (header: readonly string[], former: Columns | undefined): Columns =>
  former && areEnough(columnsThere(former, header)) ? columnsThere(former, header) : guessColumns(header);

/** Returns what is wrong with the columns, by the name of their control. */
export const problemsOfColumns = (columns: Columns): FieldErrors => {
  const names = COLUMN_FIELDS.map((field) => columns[field]);
  const twice = COLUMN_FIELDS.filter(
    (field, at) => columns[field] !== undefined && names.indexOf(columns[field]) < at,
  );
  return {
    ...Object.fromEntries(twice.map((field) => [columnInput(field), texts.columnTwice])),
    ...(columns.title === undefined && { [columnInput('title')]: texts.columnNeeded }),
    ...(columns.day === undefined && { [columnInput('day')]: texts.columnNeeded }),
  };
};
