// /admin/mitglieder: all people, with what they may and how they stand.
import { agoOf, recentDayText } from '#design/dates.ts';
import type { DataCellView, DataRowView } from '#design/DataTable.tsx';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { TABLE_LENGTH, loadTableFrame, openTable, rowKeyOf } from '#bundles/desk-tables/public.ts';
import type { OpenTable } from '#bundles/desk-tables/public.ts';
import { groupsByUserIds, listGroups } from '../groups/queries.ts';
import type { Membership } from '../groups/queries.ts';
import { memberPaths } from '../members/paths.ts';
import { indentedPlaces } from '../members/place-options.ts';
import { listPlaces, rolesByIds } from '../members/queries.ts';
import { ROLES } from '../members/rules.ts';
import { currentSuspension, untilText } from '../members/suspension.ts';
import * as memberTexts from '../members/texts.ts';
import { COUNTED_UP_TO, PEOPLE_STATES } from './constants.ts';
import { readFilter } from './filters.ts';
import { directoryPaths } from './paths.ts';
import { PEOPLE_TABLE } from './people-table.ts';
import { factorsByIds, lastSeenByIds, listPeople } from './queries.ts';
import type { ListedPerson } from './queries.ts';
import { peopleTabs } from './tabs.ts';
import * as texts from './texts.ts';
import { PeopleTablePage } from './ui/PeopleTablePage.tsx';
import type { PeopleTableView } from './views.ts';

const MENU_ORDER = 10;

export const peopleEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  PEOPLE_TABLE.may(viewer)
    ? { name: texts.title, href: url(directoryPaths.table), area: 'admin', order: MENU_ORDER }
    : undefined;

/** Throws 403. */
export const loadPeopleTable = async (
  ctx: Ctx,
  query: Readonly<Record<string, unknown>>,
): Promise<PageAnswer> => {
  if (!PEOPLE_TABLE.may(ctx.viewer)) throw forbidden();
  const open = await openTable(ctx, PEOPLE_TABLE, query);
  const list = await listPeople(ctx, {
    filter: readFilter(open.asked),
    order: { by: open.sort.column === 'seit' ? 'created' : 'name', isRising: open.sort.isRising },
    after: open.after,
    limit: TABLE_LENGTH,
  });
  const [desk, table, rows, options] = await Promise.all([
    loadDesk(ctx, url(directoryPaths.table)),
    loadTableFrame(ctx, open, { caption: texts.caption, next: list.next }),
    toRows(ctx, open, list.rows),
    loadOptions(ctx),
  ]);
  const view: PeopleTableView = {
    tabs: peopleTabs(directoryPaths.table),
    intro: texts.intro(list.count, COUNTED_UP_TO),
    table,
    rows,
    options,
  };
  return page(PeopleTablePage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

interface Around {
  readonly roles: ReadonlyMap<number, readonly RoleGrant[]>;
  readonly groups: ReadonlyMap<number, readonly Membership[]>;
  readonly seen: ReadonlyMap<number, Date>;
  readonly factors: Awaited<ReturnType<typeof factorsByIds>>;
  /** Of places by their paths. */
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

/** Without what every member has. */
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

const loadOptions = async (ctx: Ctx): Promise<PeopleTableView['options']> => {
  const [places, groups] = await Promise.all([listPlaces(ctx), listGroups(ctx)]);
  return {
    roles: [
      { value: '', name: texts.everyRole },
      ...ROLES.map((role) => ({ value: role, name: memberTexts.roleNames[role] })),
    ],
    places: [{ value: '', name: texts.everyPlace }, ...indentedPlaces(places)],
    groups: [
      { value: '', name: texts.everyGroup },
      ...groups.map(({ id, name }) => ({ value: String(id), name })),
    ],
    states: [
      { value: '', name: texts.everyState },
      ...PEOPLE_STATES.map((state) => ({ value: state, name: texts.states[state] })),
    ],
  };
};
