// Draws the page of a table: what surrounds the rows is alike for all, the desk says what it lists and by what it is narrowed.
import type { DataRowView } from '#design/DataTable.tsx';
import type { OptionView } from '#design/Field.tsx';
import { page } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskTable, DrawnTable } from '#kernel/desk-table.ts';
import { forbidden } from '#kernel/errors.ts';
import { everyOf, hrefOfNext, loadTableFrame, openTable } from './table-frame.ts';
import type { OpenTable } from './table-frame.ts';
import { TablePage } from './ui/TablePage.tsx';
import type { FilterView, TablePageView } from './views.ts';

export interface TableContent extends Pick<TablePageView, 'title' | 'intro' | 'tabs' | 'empty'> {
  readonly rows: readonly DataRowView[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
  readonly filters: readonly FilterView[];
  /** How many there are on all pages, as far as that is counted. */
  readonly count?: number;
}

interface Desk {
  /** Address of its entry in the menu. */
  readonly menuHref: string;
  readonly load: (ctx: Ctx, open: OpenTable) => Promise<TableContent>;
  readonly allOf?: NonNullable<DrawnTable['allOf']>;
}

/** Returns the table with its page, which throws 403 for who may not open it. */
export const drawTable = (table: DeskTable, { menuHref, load, allOf }: Desk): DrawnTable => ({
  ...table,
  ...(allOf && { allOf }),
  draw: async (ctx, query, refused) => {
    if (!table.may(ctx.viewer)) throw forbidden();
    const open = await openTable(ctx, table, query, refused);
    const [desk, frame, { next, count = 0, ...content }] = await Promise.all([
      loadDesk(ctx, menuHref),
      loadTableFrame(ctx, open, table.title),
      load(ctx, open),
    ]);
    const every = allOf ? await everyOf(ctx, open, { count, shown: content.rows.length, allOf }) : null;
    const bulk = frame.bulk && { ...frame.bulk, every };
    const view: TablePageView = { ...content, table: { ...frame, bulk, next: hrefOfNext(open, next) } };
    const head = { title: content.title, robots: 'noindex', desk };
    return page(TablePage, view, { head, ...(refused && { status: 422 }) });
  },
});

/** Returns the choices of a filter, with the one first that narrows nothing. */
export const filterOptions = (every: string, options: readonly OptionView[]): OptionView[] => [
  { value: '', name: every },
  ...options,
];

/** Names by what stands in addresses, as choices. */
export const optionsOf = (names: Readonly<Record<string, string>>): OptionView[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }));
