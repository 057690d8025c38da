// Loads the list of members, as the address asks for it.
import { dayText } from '#design/dates.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { normalizeLine } from '../rules.ts';
import { memberPaths } from './paths.ts';
import { mayAdministerMembers, mayUseMembersDesk } from './policy.ts';
import { listMembers } from './queries.ts';
import type { Member, MembersOptions } from './queries.ts';
import { MEMBER_SORTS, MEMBER_STATES, ROLES } from './rules.ts';
import { currentSuspension } from './suspension.ts';
import * as texts from './texts.ts';
import { MembersPage } from './ui/MembersPage.tsx';
import type { MemberRowView, MembersPageView } from './views.ts';

/** The query as it stands in the address. */
export interface MembersQuery {
  readonly q?: string;
  readonly zustand?: string;
  readonly rolle?: string;
  readonly sortiert?: string;
  readonly seite?: number;
}

export const loadMembersPage = async (ctx: Ctx, query: MembersQuery): Promise<PageAnswer> => {
  if (!mayUseMembersDesk(ctx.viewer)) throw forbidden();
  const options = toOptions(ctx, query);
  const [desk, { members, count, isAtLeast, hasMore }] = await Promise.all([
    loadDesk(ctx, url(memberPaths.list)),
    listMembers(ctx, options),
  ]);
  const { search, state = '', role = '', sort, page: at, byEmail } = options;
  const hrefOf = (seite: number) =>
    url(
      memberPaths.list,
      {},
      {
        q: search || undefined,
        zustand: state || undefined,
        rolle: role || undefined,
        sortiert: sort === MEMBER_SORTS[0] ? undefined : sort,
        seite: seite === 1 ? undefined : seite,
      },
    );
  const view: MembersPageView = {
    intro: isAtLeast ? texts.moreMembers(count) : texts.membersIntro(count),
    action: url(memberPaths.list),
    search,
    searchLabel: byEmail ? texts.searchLabelWithEmail : texts.searchLabel,
    state,
    states: [{ value: '', name: texts.everyState }, ...optionsOf(MEMBER_STATES, texts.states)],
    role,
    roles: [{ value: '', name: texts.everyRole }, ...optionsOf(ROLES, texts.roleNames)],
    sort,
    sorts: optionsOf(MEMBER_SORTS, texts.sorts),
    resetHref: search || state || role ? url(memberPaths.list) : null,
    members: members.map((member) => toRowView(member, ctx.now)),
    back: at > 1 ? hrefOf(at - 1) : null,
    on: hasMore ? hrefOf(at + 1) : null,
  };
  return page(MembersPage, view, { head: { title: texts.membersTitle, robots: 'noindex', desk } });
};

const toOptions = (
  ctx: Ctx,
  { q = '', zustand, rolle, sortiert, seite = 1 }: MembersQuery,
): MembersOptions => ({
  search: normalizeLine(q),
  state: MEMBER_STATES.find((state) => state === zustand),
  role: ROLES.find((role) => role === rolle),
  sort: MEMBER_SORTS.find((sort) => sort === sortiert) ?? MEMBER_SORTS[0],
  page: seite,
  byEmail: mayAdministerMembers(ctx.viewer),
});

const toRowView = (member: Member, now: Date): MemberRowView => ({
  id: member.id,
  href: url(memberPaths.member, { id: member.id }),
  name: member.name,
  login: member.login,
  since: texts.memberSince(dayText(member.createdAt)),
  roles: [
    ...new Set(member.roles.filter(({ role }) => role !== 'member').map(({ role }) => texts.roleNames[role])),
  ],
  isSuspended: currentSuspension(member, now) !== null,
  isUnconfirmed: member.confirmedAt === null,
});

const optionsOf = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, name: names[value] }));
