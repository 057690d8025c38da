// Loads what surrounds the rows of a table: its headings as the viewer wants them, their views, what can be done with many.
import type { Ctx } from '#kernel/ctx.ts';
import {
  AFTER_QUERY,
  ALL_TICKED_QUERY,
  SORT_QUERY,
  TICKED_OF_ALL_PAGES,
  TICKED_OF_PAGE,
  packSort,
  readSort,
  tableQuery,
} from '#kernel/desk-table.ts';
import type {
  DeskTable,
  DrawnTable,
  RefusedBulk,
  RefusedViewName,
  TableColumn,
  TableSort,
} from '#kernel/desk-table.ts';
import { url } from '#kernel/named-routes.ts';
import { bulkActions } from './bulk-actions.ts';
import type { BulkAction } from './bulk-actions.ts';
import { MAX_EVERY } from './constants.ts';
import { tablePaths } from './paths.ts';
import { mayUseTable } from './policy.ts';
import { findColumns, listViews } from './queries.ts';
import type { SavedView } from './queries.ts';
import { markOf } from './selection.ts';
import type { BulkActionView, EveryView, TableFrameView } from './views.ts';

/** The table as an address asks for it. */
export interface OpenTable {
  readonly table: DeskTable;
  readonly sort: TableSort;
  /** Filters and order, as they stand in the address. */
  readonly asked: Readonly<Record<string, string>>;
  /** Where the list continues. */
  readonly after: string | undefined;
  readonly isAllTicked: boolean;
  /** Also those of other pages. */
  readonly isEveryTicked: boolean;
  /** Names of the columns that the viewer sees. */
  readonly shown: ReadonlySet<string>;
  /** The name of a view that was refused. */
  readonly refused: RefusedViewName | undefined;
  /** What was to be done with many rows and was refused. */
  readonly refusedBulk: RefusedBulk | undefined;
}

type Query = Readonly<Record<string, unknown>>;

export const openTable = async (
  ctx: Ctx,
  table: DeskTable,
  query: Query,
  refused?: RefusedViewName | RefusedBulk,
): Promise<OpenTable> => {
  const chosen = ctx.viewer.id === null ? undefined : await findColumns(ctx, ctx.viewer.id, table);
  const isShown = ({ name, shown }: TableColumn) =>
    shown === 'always' || (chosen ? chosen.includes(name) : shown !== 'asked');
  const asked = tableQuery(table, query);
  const after = query[AFTER_QUERY];
  return {
    table,
    sort: readSort(table, asked[SORT_QUERY]),
    asked,
    after: typeof after === 'string' ? after : undefined,
    isAllTicked: [TICKED_OF_PAGE, TICKED_OF_ALL_PAGES].includes(String(query[ALL_TICKED_QUERY])),
    isEveryTicked: query[ALL_TICKED_QUERY] === TICKED_OF_ALL_PAGES,
    shown: new Set(table.columns.filter(isShown).map(({ name }) => name)),
    refused: refused && !('action' in refused) ? refused : undefined,
    refusedBulk: refused && 'action' in refused ? refused : undefined,
  };
};

/** Loads all of it but where the list goes on, which its rows tell. */
export const loadTableFrame = async (
  ctx: Ctx,
  open: OpenTable,
  caption: string,
): Promise<Omit<TableFrameView, 'next'>> => {
  const { table, asked, after } = open;
  const mayUse = mayUseTable(ctx.viewer, table);
  const [views, actions] = await Promise.all([
    ctx.viewer.id === null ? [] : listViews(ctx, ctx.viewer.id, table.name),
    mayUse ? bulkActions.collect(ctx, table.name) : [],
  ]);
  const query = new URLSearchParams(asked).toString();
  const { [SORT_QUERY]: sort, ...values } = asked;
  const hrefOf = (more: Readonly<Record<string, string | undefined>>) =>
    url(table.path, {}, { ...asked, ...more });
  const here = views.filter((view) => view.query === query);
  const position = { [AFTER_QUERY]: after };
  return {
    caption,
    columns: table.columns
      .filter(({ name }) => open.shown.has(name))
      .map((column) => headingOf(open, column)),
    columnChoices: table.columns
      .filter(({ shown }) => shown !== 'always')
      .map(({ name, label }) => ({ value: name, name: label, isShown: open.shown.has(name) })),
    columnsAction: url(tablePaths.columns, { table: table.name }),
    query,
    views: views.map(({ id, name, query }) => ({
      name,
      href: url(table.path) + (query && `?${query}`),
      isCurrent: here.some((view) => view.id === id),
    })),
    saveAction: url(tablePaths.saveView, { table: table.name }),
    current: here.map(currentOf),
    refused: open.refused ?? null,
    bulk:
      actions.length > 0
        ? {
            action: url(tablePaths.bulk, { table: table.name }),
            query: new URLSearchParams({ ...asked, ...(after && { [AFTER_QUERY]: after }) }).toString(),
            actions: actions.toSorted((a, b) => a.order - b.order).map(toActionView),
            tickHref: hrefOf({
              ...position,
              ...(!open.isAllTicked && { [ALL_TICKED_QUERY]: TICKED_OF_PAGE }),
            }),
            isAllTicked: open.isAllTicked,
            ticked: open.refusedBulk?.ticked ?? [],
            refused: open.refusedBulk ?? null,
            every: null,
          }
        : null,
    filter: {
      action: url(table.path),
      kept: sort ? { [SORT_QUERY]: sort } : {},
      values,
      resetHref: Object.keys(values).length > 0 ? url(table.path, {}, { [SORT_QUERY]: sort }) : null,
    },
    start: after ? hrefOf({}) : null,
  };
};

/** Returns the choice to act on all that the address asks for, where that is more than a page and not too much. */
export const everyOf = async (
  ctx: Ctx,
  { table, asked, isEveryTicked }: OpenTable,
  { count, shown, allOf }: Listed,
): Promise<EveryView | null> => {
  if (count <= shown || count > MAX_EVERY) return null;
  const href = url(table.path, {}, { ...asked, [ALL_TICKED_QUERY]: TICKED_OF_ALL_PAGES });
  if (!isEveryTicked) return { href, count, mark: null };
  const all = await allOf(ctx, asked, MAX_EVERY + 1);
  return all.length > MAX_EVERY ? null : { href, count: all.length, mark: markOf(all) };
};

interface Listed {
  readonly count: number;
  readonly shown: number;
  readonly allOf: NonNullable<DrawnTable['allOf']>;
}

/** Returns the address at which the list goes on behind the row that `next` names; null on the last page. */
export const hrefOfNext = ({ table, asked }: OpenTable, next: string | undefined): string | null =>
  next ? url(table.path, {}, { ...asked, [AFTER_QUERY]: next }) : null;

const currentOf = ({ id, name }: SavedView) => ({
  id,
  name,
  renameAction: url(tablePaths.renameView, { id }),
  deleteAction: url(tablePaths.deleteView, { id }),
});

/** Returns the heading of a column; pressed again it turns the order around. */
const headingOf = (
  { table, sort, asked }: OpenTable,
  { name, label, sorts, isNumber = false }: TableColumn,
) => {
  const isCurrent = sort.column === name;
  const isRising = isCurrent ? !sort.isRising : sorts === 'rising';
  const packed = packSort(table, { column: name, isRising });
  return {
    name,
    label,
    isNumber,
    sorted: isCurrent ? (sort.isRising ? ('ascending' as const) : ('descending' as const)) : null,
    sortHref: sorts ? url(table.path, {}, { ...asked, [SORT_QUERY]: packed }) : null,
  };
};

const toActionView = ({ name, label, isDanger = false, fields }: BulkAction): BulkActionView => ({
  name,
  label,
  isDanger,
  fields,
});
