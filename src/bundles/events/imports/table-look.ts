// Looks at a table that somebody uploads, before it is read: which columns it has, which of them says what, and what comes of
// that.
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { findFormerColumns } from './queries.ts';
import type { Columns } from './reading/columns.ts';
import { tableSteps } from './reading/ics.ts';
import type { ReadCalendar } from './reading/read-item.ts';
import { inTurns } from './reading/steps.ts';
import { tableIn } from './reading/table.ts';
import type { Table } from './reading/table.ts';
import { windowAt } from './reading-window.ts';
import { problemsOfColumns, readTyped, usualColumns } from './typed-columns.ts';
import type { TypedColumns } from './typed-columns.ts';

export interface TableLook {
  readonly table: Table;
  /** The table as it is sent again with the form. */
  readonly text: string;
  readonly columns: Columns;
  readonly errors: FieldErrors;
  /** They were chosen so for the last such table. */
  readonly isFromLastTime: boolean;
  /** The calendar as it is read with these columns. */
  readonly calendar: ReadCalendar;
}

/** Looks at a table; undefined for what is none. */
export const lookAtTable = async (
  ctx: Ctx,
  bytes: Uint8Array,
  typed: TypedColumns,
): Promise<TableLook | undefined> => {
  const found = tableIn(bytes);
  if (!found) return undefined;
  const { table, text } = found;
  const chosen = readTyped(typed, table.header);
  const former = chosen ? undefined : await findFormerColumns(ctx, table.header);
  const columns = chosen ?? usualColumns(table.header, former);
  return {
    table,
    text,
    columns,
    errors: chosen ? problemsOfColumns(columns) : {},
    isFromLastTime: former !== undefined,
    calendar: await inTurns(tableSteps(table, columns, { window: windowAt(ctx.now) })),
  };
};
