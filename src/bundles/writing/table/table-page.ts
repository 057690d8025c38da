// Loads /cockpit/beitraege/alle: all that is or was out at the places that somebody edits.
import { momentOf, recentDayText } from '#design/dates.ts';
import type { DataCellView, DataRowView } from '#design/DataTable.tsx';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { deskReaders } from '#kernel/desk-readers.ts';
import type { DeskReaders } from '#kernel/desk-readers.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import {
  TABLE_LENGTH,
  countedRows,
  drawTable,
  filterOptions,
  optionsOf,
  rowKeyOf,
} from '#bundles/desk-tables/public.ts';
import type { OpenTable, TableContent } from '#bundles/desk-tables/public.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import { getLocationTree, placeChoices } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { loadDeskTabs } from '../pages/desk-tabs.ts';
import { manuscriptsOfPieces } from '../pages/listing.ts';
import { writingPaths } from '../paths.ts';
import * as pageTexts from '../ui/pages/texts.ts';
import { READER_SPANS } from './constants.ts';
import { readFilters, readSpan } from './filters.ts';
import { ORDERS, PIECE_TABLE } from './piece-table.ts';
import * as texts from './texts.ts';

const loadContent = async (ctx: Ctx, open: OpenTable): Promise<TableContent> => {
  const span = readSpan(open.asked);
  const [filter, [readers]] = await Promise.all([
    readFilters(ctx, open.asked),
    deskReaders.collect(ctx, { since: sinceOf(ctx, READER_SPANS[span]) }),
  ]);
  const by = ORDERS[open.sort.column] ?? 'date';
  const list = await deskPieces.list(ctx, {
    filter,
    order: { by: by === 'readers' && !readers ? 'date' : by, isRising: open.sort.isRising },
    after: open.after,
    limit: TABLE_LENGTH,
    readers: open.shown.has('leser') || by === 'readers' ? readers?.sums : undefined,
  });
  const [links, rows, filters] = await Promise.all([
    loadDeskTabs(ctx, 'table'),
    toRows(ctx, list.rows, readers),
    loadFilters(ctx, span),
  ]);
  const note = by === 'readers' ? ` ${texts.byReaders}` : '';
  return {
    title: pageTexts.deskTitle,
    intro: countedRows(list.count, list.countedUpTo, texts.counted) + note,
    tabs: { label: pageTexts.deskTabsLabel, links },
    rows,
    next: list.next,
    filters,
    empty: { title: texts.emptyTitle, text: texts.emptyText },
  };
};

export const PIECE_DESK = drawTable(PIECE_TABLE, { menuHref: url(writingPaths.desk), load: loadContent });

/** Returns since when readers are counted, which is from a full hour on. */
const sinceOf = ({ now }: Ctx, days: number): Date =>
  new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - days * DAY_MS);

type Listed = Awaited<ReturnType<typeof deskPieces.list>>['rows'][number];

interface Around {
  readonly summaries: ReadonlyMap<string, ContentSummary>;
  readonly places: Awaited<ReturnType<typeof getLocationTree>>['byId'];
  readonly categories: Awaited<ReturnType<typeof getCategories>>['byId'];
  readonly people: Awaited<ReturnType<typeof usersByIds>>;
  readonly readers: DeskReaders | undefined;
  /** Why rules marked it, by its reference. */
  readonly marks: ReadonlyMap<string, string>;
}

const toRows = async (
  ctx: Ctx,
  rows: readonly Listed[],
  readers: DeskReaders | undefined,
): Promise<DataRowView[]> => {
  const refs = rows.map(({ type, objectId }) => ({ type, id: objectId }));
  const [summaries, { byId: places }, { byId: categories }, people, written] = await Promise.all([
    summariesOf(ctx, refs),
    getLocationTree(ctx),
    getCategories(ctx),
    usersByIds(ctx, [...new Set(rows.map(({ authorId }) => authorId))]),
    manuscriptsOfPieces(ctx, refs),
  ]);
  const marks = new Map(
    written.map(({ type, objectId, markedReasons }) => [
      refKey({ type, id: objectId ?? 0 }),
      markedReasons.join(', '),
    ]),
  );
  return rows.map((row) => toRow(ctx, row, { summaries, places, categories, people, readers, marks }));
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
    zustand: markedCell(stateCell(row, now), around.marks.get(refKey(ref))),
    leser: { text: around.readers?.inWords(row.readers) ?? '' },
    kommentare: { text: String(row.commentCount) },
    datum: { text: row.publishedAt ? recentDayText(row.publishedAt, now) : '' },
    geaendert: { text: row.updatedAt ? momentOf(row.updatedAt).text : '' },
  };
  return { key: rowKeyOf(ref), name: title, cells };
};

const markedCell = (cell: DataCellView, marks: string | undefined): DataCellView =>
  marks ? { ...cell, text: texts.marked(cell.text, marks) } : cell;

const stateCell = ({ state, publishedAt }: Listed, now: Date): DataCellView => {
  const { states } = texts;
  if (state === 'published')
    return publishedAt && publishedAt > now
      ? { text: states.geplant, tone: 'wait' }
      : { text: states.erschienen, tone: 'good' };
  if (state === 'hidden') return { text: states.verborgen, tone: 'bad' };
  return { text: state === 'expired' ? states.abgelaufen : states.zurueckgezogen, tone: 'quiet' };
};

const loadFilters = async (ctx: Ctx, span: string): Promise<TableContent['filters']> => {
  const [places, { all }] = await Promise.all([placeChoices(ctx, 'editor'), getCategories(ctx)]);
  const kinds = declaring(ctx.portal.kinds.all(), 'composer').map(({ type }) => ({
    value: type,
    name: pageTexts.kindName(type),
  }));
  const categories = all.map(({ id, name }) => ({ value: String(id), name }));
  const states = filterOptions(texts.everyState, optionsOf(texts.states));
  const isFurther = true;
  return [
    { name: 'q', type: 'search', label: texts.wordsLabel },
    { name: 'ort', label: pageTexts.placeLabel, options: filterOptions(pageTexts.allPlaces, places) },
    { name: 'zustand', label: texts.stateLabel, options: states },
    { name: 'art', label: pageTexts.kindLabel, options: filterOptions(pageTexts.allKinds, kinds) },
    { name: 'autor', label: texts.authorLabel },
    {
      name: 'rubrik',
      label: texts.categoryLabel,
      options: filterOptions(texts.everyCategory, categories),
      isFurther,
    },
    { name: 'thema', label: texts.tagLabel, isFurther },
    { name: 'von', type: 'date', label: texts.fromLabel, isFurther },
    { name: 'bis', type: 'date', label: texts.untilLabel, isFurther },
    { name: 'zeit', label: texts.spanLabel, options: optionsOf(texts.spans), usual: span, isFurther },
  ];
};
