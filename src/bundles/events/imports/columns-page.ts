// Loads the dialog in which somebody says what the columns of a table mean, with what comes of that.
import type { OptionView } from '#design/Field.tsx';
import { hoursText, weekdayText } from '#design/dates.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { LINES_SHOWN, PREVIEW_ITEMS } from './constants.ts';
import { importPaths } from './paths.ts';
import { COLUMN_FIELDS } from './reading/columns.ts';
import type { ReadItem } from './reading/read-item.ts';
import type { TableLook } from './table-look.ts';
import * as texts from './texts.ts';
import { columnInput } from './typed-columns.ts';
import type { TypedSource } from './typed-source.ts';
import { ColumnsPage } from './ui/ColumnsPage.tsx';
import type { ColumnsView } from './views.ts';

export const loadColumnsPage = async (ctx: Ctx, typed: TypedSource, look: TableLook): Promise<PageAnswer> => {
  const { table, text, columns, errors, calendar, isFromLastTime } = look;
  const { name, address, locationId, categoryId, organiser, venue } = typed;
  const carried = { name, locationId, categoryId, organiser, venue };
  const shown = calendar.items.slice(0, PREVIEW_ITEMS);
  const view: ColumnsView = {
    shell: await loadAccountShell(ctx, url(importPaths.overview)),
    back: { name: texts.backToOverview, href: url(importPaths.overview) },
    action: url(importPaths.create),
    carried: Object.entries({
      ...carried,
      // A table at an address is fetched again; one that was typed or uploaded is sent along with the form.
      ...(address?.trim() && !typed.table ? { address } : { table: text }),
    }).map(([name, value]) => ({ name, value: value ?? '' })),
    intro: texts.columnsIntro(table.rows.length),
    isFromLastTime,
    errors,
    fields: COLUMN_FIELDS.map((field) => ({
      name: columnInput(field),
      label: texts.columnNames[field],
      value: columns[field] ?? '',
    })),
    options: [{ value: '', name: texts.noColumn }, ...optionsOf(table)],
    count: calendar.items.length === 0 ? texts.previewNone : texts.previewCount(calendar.items.length),
    items: shown.map(toPreview),
    more:
      calendar.items.length > shown.length ? texts.previewMore(calendar.items.length - shown.length) : null,
    report: calendar.report.slice(0, LINES_SHOWN * 3).map(({ line, what, done }, at) => ({
      key: String(at),
      line: texts.lineOf(line),
      text: `${what} ${done}`,
    })),
    canRead: calendar.items.length > 0,
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(ColumnsPage, view, { head: { title: texts.columnsTitle, robots: 'noindex' }, status });
};

/** Each column with the first of its cells that says something. */
const optionsOf = ({ header, rows }: TableLook['table']): OptionView[] =>
  header.map((value, at) => {
    const example = rows.map(({ cells }) => cells[at] ?? '').find(Boolean);
    const name =
      example === undefined ? value : texts.columnWith(value, example.slice(0, MAX_EXAMPLE_LENGTH));
    return { value, name };
  });

const MAX_EXAMPLE_LENGTH = 40;

const toPreview = ({ line, title, dates }: ReadItem) => {
  const { startsAt, endsAt, isAllDay, venue } = dates[0]!;
  const clock = isAllDay ? '' : hoursText(startsAt, endsAt);
  return {
    key: String(line),
    line: texts.lineOf(line),
    title,
    note: [[weekdayText(startsAt), clock].filter(Boolean).join(', '), venue].filter(Boolean).join(' · '),
  };
};
