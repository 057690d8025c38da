// Defines tables of the desks: what one consists of, and how its address says the order, the filters and where the list
// continues. Bundles declare theirs by the slot; what people keep of them (views, columns) and what they do with many rows at
// once is the bundle `desk-tables`. docs/decisions/0065
import { Type } from 'typebox';
import type { PageAnswer } from './answers.ts';
import type { ContentRef } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';
import type { RoutePath } from './named-routes.ts';
import { defineSlot } from './slots.ts';
import type { Viewer } from './viewer.ts';

export interface TableColumn {
  /** The column's name in addresses and forms, such as `titel`. */
  readonly name: string;
  readonly label: string;
  /** Can be put in order by it; the direction that the first press on its heading gives. */
  readonly sorts?: 'rising' | 'falling';
  /** Stands at the right edge of its column. */
  readonly isNumber?: boolean;
  /** How it is shown: `always` can't be left out, `asked` is shown to those who choose it. */
  readonly shown?: 'always' | 'asked';
}

export interface TableSort {
  readonly column: string;
  readonly isRising: boolean;
}

export interface DeskTable {
  /** The table's name in addresses of its calls, such as `beitraege`. */
  readonly name: string;
  /** The table's name in the palette. */
  readonly title: string;
  readonly path: RoutePath<`/${string}`>;
  readonly columns: readonly TableColumn[];
  /** Names in its address that narrow the list. */
  readonly filters: readonly string[];
  readonly sort: TableSort;
  /** Says whether a viewer may open it. */
  readonly may: (viewer: Viewer) => boolean;
  /** Returns how those of its things that the viewer sees are called, by their ids, where no content kind says so. */
  readonly titlesOf?: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/** What was typed as the name of a view, and why it can't be one. */
export interface RefusedViewName {
  readonly typed: string;
  readonly error: string;
  /** The view that was to have it; undefined for a new one. */
  readonly viewId?: number | undefined;
}

/** What was to be done with many rows, and which of its fields can't be taken so. */
export interface RefusedBulk {
  readonly action: string;
  readonly field: string;
  readonly error: string;
  readonly typed: Readonly<Record<string, string>>;
  /** Keys of the rows that were ticked. */
  readonly ticked: readonly string[];
}

/** A table with its page, which comes back with what was refused. */
export interface DrawnTable extends DeskTable {
  readonly draw: (
    ctx: Ctx,
    query: Readonly<Record<string, unknown>>,
    refused?: RefusedViewName | RefusedBulk,
  ) => Promise<PageAnswer>;
  /**
   * Finds all that the address asks for and the viewer sees, up to so many, whatever page they are on. Without it rows are
   * ticked by page.
   */
  readonly allOf?: (
    ctx: Ctx,
    asked: Readonly<Record<string, string>>,
    limit: number,
  ) => Promise<readonly ContentRef[]>;
}

export const deskTables = defineSlot<void, DrawnTable>('desk.tables');

/**
 * The names of what addresses say: the order, where the list continues, and that every row is ticked: of the page, or of all
 * pages.
 */
export const SORT_QUERY = 'sortiert';
export const AFTER_QUERY = 'vor';
export const ALL_TICKED_QUERY = 'alle';
export const TICKED_OF_PAGE = '1';
export const TICKED_OF_ALL_PAGES = 'seiten';

const MAX_VALUE_LENGTH = 100;

/** Returns what the page of a table accepts at the door: its filters, the order, and where it continues. */
export const tableInput = ({ filters }: DeskTable) =>
  Type.Object(
    Object.fromEntries(
      [...filters, SORT_QUERY, AFTER_QUERY, ALL_TICKED_QUERY].map((name) => [
        name,
        Type.Optional(Type.String({ maxLength: MAX_VALUE_LENGTH })),
      ]),
    ),
  );

/** Reads an order such as `titel-auf` or `datum-ab`; the table's own order for anything else. */
export const readSort = ({ columns, sort }: DeskTable, text = ''): TableSort => {
  const [, name, way] = /^([a-z]+)-(auf|ab)$/.exec(text) ?? [];
  const column = columns.find((one) => one.name === name && one.sorts);
  return column ? { column: column.name, isRising: way === 'auf' } : sort;
};

/** Writes an order for the address; undefined for the table's own order, which needs no word there. */
export const packSort = ({ sort }: DeskTable, { column, isRising }: TableSort): string | undefined =>
  column === sort.column && isRising === sort.isRising ? undefined : `${column}-${isRising ? 'auf' : 'ab'}`;

/** Returns what narrows and orders the list, as the address says it: what it doesn't know and what is empty is left out. */
export const tableQuery = (
  table: DeskTable,
  query: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const filters = table.filters.flatMap((name): [string, string][] => {
    const value = textOf(query[name]);
    return value && value.length <= MAX_VALUE_LENGTH ? [[name, value]] : [];
  });
  const sort = packSort(table, readSort(table, textOf(query[SORT_QUERY])));
  return { ...Object.fromEntries(filters), ...(sort && { [SORT_QUERY]: sort }) };
};

const textOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Returns the same as `tableQuery` from the part of an address behind its question mark, in one spelling for what means the
 * same.
 */
export const tableQueryText = (table: DeskTable, text: string): string => {
  const asked = Object.fromEntries(new URLSearchParams(text));
  return new URLSearchParams(tableQuery(table, asked)).toString();
};
