// /cockpit/beitraege/alle: all that is or was out at the places that somebody edits.
import { momentOf, recentDayText } from '#design/dates.ts';
import type { DataCellView, DataRowView } from '#design/DataTable.tsx';
import type { OptionView } from '#design/Field.tsx';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { deskReaders } from '#kernel/desk-readers.ts';
import type { DeskReaders } from '#kernel/desk-readers.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { TABLE_LENGTH, loadTableFrame, openTable, rowKeyOf } from '#bundles/desk-tables/public.ts';
import { COUNTED_UP_TO, listForTable } from '#bundles/lists/public.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { loadDeskTabs } from '../pages/desk-tabs.ts';
import { writingPaths } from '../paths.ts';
import * as pageTexts from '../ui/pages/texts.ts';
import { READER_SPANS } from './constants.ts';
import { readFilters, readSpan } from './filters.ts';
import { editedPlaceOptions } from './place-options.ts';
import { ORDERS, PIECE_TABLE } from './piece-table.ts';
import * as texts from './texts.ts';
import { PieceTablePage } from './ui/PieceTablePage.tsx';
import type { PieceTableView } from './views.ts';

export const loadPieceTable = async (
  ctx: Ctx,
  query: Readonly<Record<string, unknown>>,
): Promise<PageAnswer> => {
  const open = await openTable(ctx, PIECE_TABLE, query);
  const span = readSpan(open.asked);
  const [filter, [readers]] = await Promise.all([
    readFilters(ctx, open.asked),
    deskReaders.collect(ctx, { since: sinceOf(ctx, READER_SPANS[span]) }),
  ]);
  const by = ORDERS[open.sort.column] ?? 'date';
  const list = await listForTable(ctx, {
    filter,
    order: { by: by === 'readers' && !readers ? 'date' : by, isRising: open.sort.isRising },
    after: open.after,
    limit: TABLE_LENGTH,
    readers: open.shown.has('leser') || by === 'readers' ? readers?.sums : undefined,
  });
  const [desk, tabs, table, rows, options] = await Promise.all([
    loadDesk(ctx, url(writingPaths.desk)),
    loadDeskTabs(ctx, 'table'),
    loadTableFrame(ctx, open, { caption: texts.title, next: list.next }),
    toRows(ctx, list.rows, readers),
    loadOptions(ctx),
  ]);
  const note = by === 'readers' ? ` ${texts.byReaders}` : '';
  const intro = texts.intro(list.count, COUNTED_UP_TO) + note;
  const view: PieceTableView = { tabs, intro, table, rows, options, span };
  return page(PieceTablePage, view, { head: { title: pageTexts.deskTitle, robots: 'noindex', desk } });
};

/** From a full hour on, as readers are counted. */
const sinceOf = ({ now }: Ctx, days: number): Date =>
  new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - days * DAY_MS);

type Listed = Awaited<ReturnType<typeof listForTable>>['rows'][number];

interface Around {
  readonly summaries: ReadonlyMap<string, ContentSummary>;
  readonly places: Awaited<ReturnType<typeof getLocationTree>>['byId'];
  readonly categories: Awaited<ReturnType<typeof getCategories>>['byId'];
  readonly people: Awaited<ReturnType<typeof usersByIds>>;
  readonly readers: DeskReaders | undefined;
}

const toRows = async (
  ctx: Ctx,
  rows: readonly Listed[],
  readers: DeskReaders | undefined,
): Promise<DataRowView[]> => {
  const refs = rows.map(({ type, objectId }) => ({ type, id: objectId }));
  const [summaries, { byId: places }, { byId: categories }, people] = await Promise.all([
    summariesOf(ctx, refs),
    getLocationTree(ctx),
    getCategories(ctx),
    usersByIds(ctx, [...new Set(rows.map(({ authorId }) => authorId))]),
  ]);
  return rows.map((row) => toRow(ctx, row, { summaries, places, categories, people, readers }));
};

const toRow = ({ now }: Ctx, row: Listed, around: Around): DataRowView => {
  const ref = { type: row.type, id: row.objectId };
  const title = row.title || texts.withoutTitle;
  const author = around.people.get(row.authorId);
  const cells: Record<string, DataCellView> = {
    titel: { text: title, href: around.summaries.get(refKey(ref))?.href ?? null },
    art: { text: pageTexts.kindName(row.type) },
    ort: { text: around.places.get(row.locationId)?.name ?? '' },
    autor: { text: author?.name ?? '' },
    rubrik: { text: around.categories.get(row.categoryId)?.name ?? '' },
    zustand: stateCell(row, now),
    leser: { text: around.readers?.tell(row.readers) ?? '' },
    kommentare: { text: String(row.commentCount) },
    datum: { text: row.publishedAt ? recentDayText(row.publishedAt, now) : '' },
    geaendert: { text: row.updatedAt ? momentOf(row.updatedAt).text : '' },
  };
  return { key: rowKeyOf(ref), name: title, cells };
};

const stateCell = ({ state, publishedAt }: Listed, now: Date): DataCellView => {
  const { states } = texts;
  if (state === 'published')
    return publishedAt && publishedAt > now
      ? { text: states.geplant, tone: 'wait' }
      : { text: states.erschienen, tone: 'good' };
  if (state === 'hidden') return { text: states.verborgen, tone: 'bad' };
  return { text: state === 'expired' ? states.abgelaufen : states.zurueckgezogen, tone: 'quiet' };
};

const loadOptions = async (ctx: Ctx): Promise<PieceTableView['options']> => {
  const [places, { all }] = await Promise.all([editedPlaceOptions(ctx), getCategories(ctx)]);
  const kinds = declaring(ctx.portal.kinds.all(), 'composer');
  return {
    places: [none(pageTexts.allPlaces), ...places],
    states: [none(texts.everyState), ...named(texts.states)],
    kinds: [
      none(pageTexts.allKinds),
      ...kinds.map(({ type }) => ({ value: type, name: pageTexts.kindName(type) })),
    ],
    categories: [none(texts.everyCategory), ...all.map(({ id, name }) => ({ value: String(id), name }))],
    spans: named(texts.spans),
  };
};

const none = (name: string): OptionView => ({ value: '', name });

const named = (names: Readonly<Record<string, string>>): OptionView[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }));
