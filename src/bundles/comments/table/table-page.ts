// Serves /cockpit/kommentare/tabelle: all comments at the places where somebody is a moderator.
import { momentOf, recentDayText } from '#design/dates.ts';
import type { DataCellView, DataRowView } from '#design/DataTable.tsx';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
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
import { getLocationTree, idsOfPath, placeChoices } from '#bundles/locations/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { authorIdsOf } from '../comment-views.ts';
import { ANCHOR_PREFIX } from '../constants.ts';
import { countPending } from '../desk/queries.ts';
import { deskTabs } from '../desk/tabs.ts';
import { excerptOf } from '../excerpt.ts';
import { commentPaths } from '../paths.ts';
import type { CommentRow } from '../queries.ts';
import { whyPending } from '../questions.ts';
import * as commentTexts from '../texts.ts';
import { COMMENT_TABLE } from './comment-table.ts';
import { SHOWN_LENGTH } from './constants.ts';
import { readFilter } from './filters.ts';
import { closedThreads, listForTable } from './queries.ts';
import * as texts from './texts.ts';

const loadContent = async (ctx: Ctx, open: OpenTable): Promise<TableContent> => {
  const [filter, pendingCount] = await Promise.all([readFilter(ctx, open.asked), countPending(ctx)]);
  const { isRising } = open.sort;
  const list = await listForTable(ctx, { filter, isRising, after: open.after, limit: TABLE_LENGTH });
  const [rows, filters] = await Promise.all([toRows(ctx, open, list.rows), loadFilters(ctx)]);
  return {
    title: commentTexts.deskTitle,
    intro: countedRows(list.count, list.countedUpTo, texts.counted),
    tabs: { label: commentTexts.deskTabsLabel, links: deskTabs('table', pendingCount) },
    rows,
    next: list.next,
    filters,
    empty: { title: texts.emptyTitle, text: texts.emptyText },
  };
};

export const COMMENT_DESK = drawTable(COMMENT_TABLE, {
  menuHref: url(commentPaths.desk),
  load: loadContent,
});

interface Around {
  readonly subjects: ReadonlyMap<string, ContentSummary>;
  readonly people: ReadonlyMap<number, PersonView>;
  readonly places: Awaited<ReturnType<typeof getLocationTree>>['byId'];
  readonly closed: ReadonlySet<string>;
}

const toRows = async (
  ctx: Ctx,
  { shown }: OpenTable,
  rows: readonly CommentRow[],
): Promise<DataRowView[]> => {
  const owners = [...new Map(rows.map(ownerOf).map((owner) => [refKey(owner), owner])).values()];
  const [subjects, people, { byId: places }, closed] = await Promise.all([
    summariesOf(ctx, owners),
    usersByIds(ctx, authorIdsOf(rows)),
    getLocationTree(ctx),
    shown.has('gespraech') ? closedThreads(ctx, owners) : new Set<string>(),
  ]);
  return rows.map((row) => toRow(ctx, row, { subjects, people, places, closed }));
};

const toRow = ({ now, portal }: Ctx, row: CommentRow, around: Around): DataRowView => {
  const owner = ownerOf(row);
  const subject = around.subjects.get(refKey(owner));
  const author = around.people.get(row.authorId);
  const authorName = author?.name ?? commentTexts.formerMember;
  const placeId = subject && idsOfPath(subject.locationPath).at(-1);
  const cells: Record<string, DataCellView> = {
    kommentar: {
      text: excerptOf(row.text, SHOWN_LENGTH),
      href: subject ? `${subject.href}#${ANCHOR_PREFIX}${row.id}` : null,
    },
    autor: { text: authorName, href: author?.href ?? null },
    beitrag: { text: subject?.title ?? '', href: subject?.href ?? null },
    art: { text: portal.kinds.get(row.ownerType)?.names?.one ?? '' },
    ort: { text: (placeId && around.places.get(placeId)?.name) || '' },
    stand: stateCell(row, author),
    gruende: { text: whyPending(row).join(', ') },
    gespraech: { text: around.closed.has(refKey(owner)) ? texts.closed : texts.open },
    datum: { text: recentDayText(row.createdAt, now) },
    geaendert: { text: row.editedAt ? momentOf(row.editedAt).text : '' },
  };
  return { key: rowKeyOf({ type: 'comment', id: row.id }), name: commentTexts.commentBy(authorName), cells };
};

const stateCell = (row: CommentRow, author: PersonView | undefined): DataCellView => {
  const cell = plainStateCell(row, author);
  const { markedReasons } = row;
  return markedReasons.length > 0 ? { ...cell, text: texts.marked(cell.text, markedReasons) } : cell;
};

const plainStateCell = ({ state }: CommentRow, author: PersonView | undefined): DataCellView => {
  if (state === 'held') return { text: texts.states.wartet, tone: 'wait' };
  return author?.isHidden
    ? { text: texts.states.verborgen, tone: 'bad' }
    : { text: texts.states.erschienen, tone: 'good' };
};

const ownerOf = ({ ownerType, ownerId }: CommentRow): ContentRef => ({ type: ownerType, id: ownerId });

const loadFilters = async (ctx: Ctx): Promise<TableContent['filters']> => {
  const kinds = declaring(ctx.portal.kinds.all(), 'comments').map(({ type, names }) => ({
    value: type,
    name: names?.many ?? type,
  }));
  const states = filterOptions(texts.everyState, optionsOf(texts.states));
  const places = filterOptions(texts.everyPlace, await placeChoices(ctx, 'moderator'));
  return [
    { name: 'q', type: 'search', label: texts.wordsLabel },
    { name: 'zustand', label: texts.stateLabel, options: states },
    { name: 'ort', label: texts.placeLabel, options: places },
    { name: 'autor', label: texts.authorLabel },
    { name: 'art', label: texts.kindLabel, options: filterOptions(texts.everyKind, kinds) },
    { name: 'von', type: 'date', label: texts.fromLabel, isFurther: true },
    { name: 'bis', type: 'date', label: texts.untilLabel, isFurther: true },
  ];
};
