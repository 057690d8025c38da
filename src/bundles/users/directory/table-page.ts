// Loads /admin/mitglieder: all people, with what they may and how they stand.
import { agoOf, recentDayText } from '#design/dates.ts';
import type { DataCellView, DataRowView } from '#design/DataTable.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { url } from '#kernel/named-routes.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import {
  TABLE_LENGTH,
  countedRows,
  drawTable,
  filterOptions,
  optionsOf,
  rowKeyOf,
} from '#bundles/desk-tables/public.ts';
import type { OpenTable, TableContent } from '#bundles/desk-tables/public.ts';
import { groupsByUserIds, listGroups } from '../groups/queries.ts';
import type { Membership } from '../groups/queries.ts';
import { memberPaths } from '../members/paths.ts';
import { indentedPlaces } from '../members/place-options.ts';
import { listPlaces, rolesByIds } from '../members/queries.ts';
import { ROLES } from '../members/rules.ts';
import { currentSuspension, untilText } from '../members/suspension.ts';
import * as memberTexts from '../members/texts.ts';
import { readFilter } from './filters.ts';
import { directoryPaths } from './paths.ts';
import { PEOPLE_TABLE } from './people-table.ts';
import { factorsByIds, lastSeenByIds, listPeople } from './queries.ts';
import type { ListedPerson } from './queries.ts';
import { peopleTabs } from './tabs.ts';
import * as texts from './texts.ts';

const MENU_ORDER = 10;

export const peopleEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  PEOPLE_TABLE.may(viewer)
    ? { name: texts.title, href: url(directoryPaths.table), area: 'admin', order: MENU_ORDER }
    : undefined;

const loadContent = async (ctx: Ctx, open: OpenTable): Promise<TableContent> => {
  const list = await listPeople(ctx, {
    filter: readFilter(open.asked),
    order: { by: open.sort.column === 'seit' ? 'created' : 'name', isRising: open.sort.isRising },
    after: open.after,
    limit: TABLE_LENGTH,
  });
  const [rows, filters] = await Promise.all([toRows(ctx, open, list.rows), loadFilters(ctx)]);
  return {
    title: texts.title,
    intro: countedRows(list.count, list.countedUpTo, texts.counted),
    tabs: { label: texts.tabsLabel, links: peopleTabs(directoryPaths.table) },
    rows,
    next: list.next,
    filters,
    empty: { title: texts.emptyTitle, text: texts.emptyText },
  };
};

export const PEOPLE_DESK = drawTable(PEOPLE_TABLE, {
  menuHref: url(directoryPaths.table),
  load: loadContent,
});

interface Around {
  readonly roles: ReadonlyMap<number, readonly RoleGrant[]>;
  readonly groups: ReadonlyMap<number, readonly Membership[]>;
  readonly seen: ReadonlyMap<number, Date>;
  readonly factors: Awaited<ReturnType<typeof factorsByIds>>;
  /** The names of places by their paths. */
  readonly places: ReadonlyMap<string, string>;
}

/** What nobody looks at is not asked for. */
const toRows = async (ctx: Ctx, { shown }: OpenTable, people: readonly ListedPerson[]) => {
  const ids = people.map(({ id }) => id);
  const [roles, groups, seen, factors, places] = await Promise.all([
    rolesByIds(ctx, ids),
    shown.has('gruppen') ? groupsByUserIds(ctx, ids) : new Map(),
    shown.has('gesehen') ? lastSeenByIds(ctx, ids) : new Map(),
    shown.has('faktor') ? factorsByIds(ctx, ids) : { apps: new Set<number>(), passkeys: new Set<number>() },
    listPlaces(ctx),
  ]);
  const names = new Map(places.map(({ path, name }) => [path, name]));
  return people.map((person) => toRow(ctx, person, { roles, groups, seen, factors, places: names }));
};

const toRow = ({ now }: Ctx, person: ListedPerson, around: Around): DataRowView => {
  const { id, name, login, email, passUntil, createdAt } = person;
  const seen = around.seen.get(id);
  const cells: Record<string, DataCellView> = {
    name: { text: name, href: url(memberPaths.member, { id }), note: login },
    email: { text: email },
    rollen: { text: rolesText(around.roles.get(id) ?? [], around.places) },
    gruppen: { text: (around.groups.get(id) ?? []).map((group) => group.name).join(', ') },
    stand: stateCell(person, now),
    plus: { text: passUntil && passUntil > now ? untilText(passUntil) : '' },
    faktor: { text: factorsText(id, around.factors) },
    gesehen: { text: seen ? agoOf(seen, now).text : '' },
    seit: { text: recentDayText(createdAt, now) },
  };
  return { key: rowKeyOf({ type: 'user', id }), name, cells };
};

/** Returns roles in words, without what every member has. */
const rolesText = (roles: readonly RoleGrant[], places: Around['places']): string =>
  roles
    .filter(({ role }) => role !== 'member')
    .map(({ role, locationPath }) =>
      locationPath === ''
        ? memberTexts.roleNames[role]
        : texts.roleAt(memberTexts.roleNames[role], places.get(locationPath) ?? memberTexts.unknownPlace),
    )
    .join(', ');

const factorsText = (id: number, { apps, passkeys }: Around['factors']): string =>
  [apps.has(id) && texts.app, passkeys.has(id) && texts.passkey].filter(Boolean).join(', ');

const stateCell = (person: ListedPerson, now: Date): DataCellView => {
  if (currentSuspension(person, now)) return { text: texts.states.gesperrt, tone: 'bad' };
  if (person.erasureDueAt) return { text: texts.states.geht, tone: 'quiet' };
  if (!person.confirmedAt) return { text: texts.states.unbestaetigt, tone: 'wait' };
  return { text: texts.states.frei, tone: 'good' };
};

const loadFilters = async (ctx: Ctx): Promise<TableContent['filters']> => {
  const [places, groups] = await Promise.all([listPlaces(ctx), listGroups(ctx)]);
  const roles = ROLES.map((role) => ({ value: role, name: memberTexts.roleNames[role] }));
  const byGroup = groups.map(({ id, name }) => ({ value: String(id), name }));
  return [
    { name: 'q', type: 'search', label: texts.wordsLabel },
    { name: 'rolle', label: texts.roleLabel, options: filterOptions(texts.everyRole, roles) },
    {
      name: 'ort',
      label: texts.placeLabel,
      options: filterOptions(texts.everyPlace, indentedPlaces(places)),
    },
    { name: 'gruppe', label: texts.groupLabel, options: filterOptions(texts.everyGroup, byGroup) },
    {
      name: 'zustand',
      label: texts.stateLabel,
      options: filterOptions(texts.everyState, optionsOf(texts.states)),
    },
  ];
};
