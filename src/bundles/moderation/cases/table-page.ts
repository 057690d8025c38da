// /cockpit/meldungen lists the cases that a moderator looks after, what is due first on top.
import { momentOf, recentDayText } from '#design/dates.ts';
import type { DataCellView, DataRowView } from '#design/DataTable.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { parseId } from '#kernel/parameters.ts';
import {
  COUNTED_UP_TO,
  MOST_PEOPLE,
  TABLE_LENGTH,
  countedRows,
  drawTable,
  filterOptions,
  optionsOf,
  rowKeyOf,
} from '#bundles/desk-tables/public.ts';
import type { OpenTable, TableContent } from '#bundles/desk-tables/public.ts';
import { getLocationTree, idsOfPath, placeChoices } from '#bundles/locations/public.ts';
import { findPeopleByPrefix, usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { CASE_TYPE, WAITING_STATES } from '../constants.ts';
import type { CaseState, Severity } from '../constants.ts';
import { caseDeskPaths } from '../paths.ts';
import type { Case } from '../queries.ts';
import { reportables } from '../reportables.ts';
import { about } from '../texts.ts';
import { CASE_TABLE } from './case-table.ts';
import { withClaimants } from './claimant.ts';
import { ALL_STATES, MINE, NOBODYS, STATE_WORDS } from './constants.ts';
import type { StateWord } from './constants.ts';
import { listForTable, listIdsForTable } from './queries.ts';
import type { CaseFilter } from './queries.ts';
import * as texts from './texts.ts';

const loadContent = async (ctx: Ctx, open: OpenTable): Promise<TableContent> => {
  const filter = await readFilter(ctx, open.asked);
  const { isRising } = open.sort;
  const list = await listForTable(ctx, { filter, isRising, after: open.after, limit: TABLE_LENGTH });
  const [rows, filters] = await Promise.all([
    toRows(ctx, await withClaimants(ctx, list.rows)),
    loadFilters(ctx),
  ]);
  return {
    title: texts.title,
    intro: countedRows(list.count, COUNTED_UP_TO, texts.counted),
    tabs: { label: texts.stateLabel, links: tabsOf(open.asked['zustand']) },
    rows,
    next: list.next,
    count: list.count,
    filters,
    empty: { title: texts.emptyTitle, text: texts.emptyText },
  };
};

const tabsOf = (asked: string | undefined) =>
  [
    { name: texts.waitingOnes, word: undefined },
    { name: texts.appealTab, word: 'widersprochen' },
    { name: texts.decidedTab, word: 'entschieden' },
    { name: texts.everyState, word: ALL_STATES },
  ].map(({ name, word }) => ({
    name,
    href: url(caseDeskPaths.table, {}, { zustand: word }),
    isCurrent: asked === word,
  }));

export const CASE_DESK = drawTable(CASE_TABLE, {
  menuHref: url(caseDeskPaths.table),
  load: loadContent,
  allOf: async (ctx, asked, limit) => {
    const ids = await listIdsForTable(ctx, await readFilter(ctx, asked), limit);
    return ids.map((id) => ({ type: CASE_TYPE, id }));
  },
});

const readFilter = async (ctx: Ctx, asked: Readonly<Record<string, string>>): Promise<CaseFilter> => {
  const { zustand, dringlich, art, ort, bei, von } = asked;
  const state =
    zustand && Object.hasOwn(STATE_WORDS, zustand) ? STATE_WORDS[zustand as StateWord] : undefined;
  const placeId = parseId(ort);
  const place = placeId === undefined ? undefined : (await getLocationTree(ctx)).byId.get(placeId);
  return {
    states: state ? [state] : zustand === ALL_STATES ? undefined : WAITING_STATES,
    severity: dringlich && /^[123]$/.test(dringlich) ? (Number(dringlich) as Severity) : undefined,
    type: art,
    paths: placeId === undefined ? undefined : place ? [place.path] : [],
    authorIds: von === undefined ? undefined : await findAuthors(ctx, von),
    claimedBy: bei === MINE ? ctx.viewer.id : bei === NOBODYS ? null : undefined,
  };
};

/** Finds authors by what their names begin with, or by their numbers; several are separated by commas. */
const findAuthors = async (ctx: Ctx, typed: string): Promise<number[]> => {
  const parts = typed.split(',').map((part) => part.trim());
  const found = await Promise.all(
    parts.filter(Boolean).map(async (part) => {
      const id = parseId(part);
      if (id !== undefined) return [id];
      return (await findPeopleByPrefix(ctx, part, MOST_PEOPLE)).map((person) => person.id);
    }),
  );
  return found.flat();
};

interface Around {
  readonly now: Date;
  readonly names: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<number, PersonView>;
  readonly placeOf: (path: string) => string;
}

const toRows = async (ctx: Ctx, rows: readonly Case[]): Promise<DataRowView[]> => {
  const ids = rows.flatMap(({ authorId, claimedBy }) => [authorId, claimedBy]).filter((id) => id !== null);
  const [people, tree, all] = await Promise.all([
    usersByIds(ctx, ids),
    getLocationTree(ctx),
    reportables.collect(ctx),
  ]);
  const around: Around = {
    now: ctx.now,
    people,
    names: new Map(all.map(({ type, name }) => [type, name])),
    placeOf: (path) => tree.byId.get(idsOfPath(path).at(-1) ?? 0)?.name ?? texts.wholePortal,
  };
  return rows.map((row) => toRow(row, around));
};

const toRow = (row: Case, { now, names, people, placeOf }: Around): DataRowView => {
  const { id, type, title, severity, noticeCount, authorId, claimedBy } = row;
  const author = authorId === null ? undefined : people.get(authorId);
  const name = names.get(type) ?? type;
  const cells: Record<string, DataCellView> = {
    inhalt: { text: title, href: url(caseDeskPaths.one, { caseId: id }), note: name },
    stand: { text: texts.states[wordOf(row.state)], tone: TONES[row.state] },
    dringlich: { text: texts.severities[severity], ...(severity === 3 && { tone: 'bad' }) },
    frist: deadlineCell(row, now),
    meldungen: { text: String(noticeCount) },
    person: { text: author?.name ?? texts.formerMember, href: author?.href ?? null },
    bei: { text: claimedBy === null ? texts.nobody : (people.get(claimedBy)?.name ?? texts.formerMember) },
    ort: { text: placeOf(row.locationPath) },
    eingang: { text: recentDayText(row.createdAt, now) },
  };
  return { key: rowKeyOf({ type: CASE_TYPE, id }), name: about(name, title), cells };
};

const TONES: Readonly<Record<CaseState, 'good' | 'wait' | 'bad' | 'quiet'>> = {
  open: 'wait',
  proposed: 'wait',
  decided: 'good',
  appealed: 'bad',
  closed: 'quiet',
};

const deadlineCell = ({ state, dueAt }: Case, now: Date): DataCellView => {
  const text = momentOf(dueAt).text;
  const isLate = WAITING_STATES.includes(state) && dueAt < now;
  return isLate ? { text, tone: 'bad', note: texts.late } : { text };
};

export const wordOf = (state: CaseState): StateWord =>
  (Object.keys(STATE_WORDS) as StateWord[]).find((word) => STATE_WORDS[word] === state)!;

const loadFilters = async (ctx: Ctx): Promise<TableContent['filters']> => {
  const [all, places] = await Promise.all([reportables.collect(ctx), placeChoices(ctx, 'moderator')]);
  const kinds = all.map(({ type, name }) => ({ value: type, name }));
  const states = [...optionsOf(texts.states), { value: ALL_STATES, name: texts.everyState }];
  const severities = optionsOf(texts.severities).toReversed();
  const claims = [
    { value: MINE, name: texts.mine },
    { value: NOBODYS, name: texts.nobodys },
  ];
  return [
    { name: 'zustand', label: texts.stateLabel, options: filterOptions(texts.waitingOnes, states) },
    {
      name: 'dringlich',
      label: texts.severityLabel,
      options: filterOptions(texts.everySeverity, severities),
    },
    { name: 'art', label: texts.kindLabel, options: filterOptions(texts.everyKind, kinds) },
    { name: 'ort', label: texts.placeLabel, options: filterOptions(texts.everyPlace, places) },
    { name: 'von', label: texts.authorsLabel, type: 'search' },
    { name: 'bei', label: texts.mineLabel, options: filterOptions(texts.everybody, claims) },
  ];
};
