// Loads one member at the desk: who they are, what they may, and whether they are suspended; forms empty or as they were typed.
import { dayText, momentOf } from '#design/dates.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { loadPersonPanels } from '#kernel/person-panels.ts';
import { profileHref } from '../paths.ts';
import { usersByIds } from '../people.ts';
import { REASON_MAX_LENGTH } from './constants.ts';
import { memberPaths } from './paths.ts';
import { placeNameOf, placeOptionsOf } from './place-options.ts';
import { mayAdministerMembers, mayUseMembersDesk, refusalToSuspend } from './policy.ts';
import { findMember, listPlaces, listSuspensions } from './queries.ts';
import type { Member, PlaceOption } from './queries.ts';
import { ROLES } from './rules.ts';
import { demandSuspensionDesk } from './suspension-desk.ts';
import { currentSuspension, stampOf, untilText } from './suspension.ts';
import * as texts from './texts.ts';
import { MemberPage } from './ui/MemberPage.tsx';
import type {
  AdministrationView,
  MemberPageView,
  PastSuspensionView,
  RoleView,
  SuspensionFormView,
} from './views.ts';

/** What was typed into whichever form comes back. */
export interface TypedMember {
  readonly category?: string | undefined;
  readonly reason?: string | undefined;
  readonly until?: string | undefined;
  readonly hides?: boolean;
  /** The stamp of the suspension that held when its form was shown. */
  readonly seen?: string | undefined;
  readonly role?: string | undefined;
  readonly place?: string | undefined;
  readonly passUntil?: string | undefined;
  /** What was typed into the forms that bundles add. */
  readonly panels?: Readonly<Record<string, string | undefined>>;
}

/** Throws 403 and 404. */
export const loadMemberPage = async (
  ctx: Ctx,
  id: number,
  typed: TypedMember = {},
  errors: FieldErrors = {},
): Promise<PageAnswer> => {
  if (!mayUseMembersDesk(ctx.viewer)) throw forbidden();
  const suspensionDesk = await demandSuspensionDesk(ctx);
  const [desk, member, places, caseHref, panels] = await Promise.all([
    loadDesk(ctx, url(memberPaths.member, { id })),
    findMember(ctx, id),
    listPlaces(ctx),
    suspensionDesk.hrefOf(ctx, id),
    loadPersonPanels(ctx, { userId: id, typed: typed.panels ?? {}, errors }),
  ]);
  if (!member) throw notFound();
  const view: MemberPageView = {
    name: member.name,
    listHref: url(memberPaths.list),
    profileHref: profileHref(member),
    login: member.login,
    since: dayText(member.createdAt),
    confirmed: member.confirmedAt ? texts.confirmedOn(dayText(member.confirmedAt)) : texts.notConfirmed,
    pass: member.passUntil && member.passUntil > ctx.now ? untilText(member.passUntil) : texts.noPass,
    suspension: {
      ...toSuspensionView(ctx, member, typed),
      categories: suspensionDesk.categories,
      caseHref: ctx.viewer.id === id ? null : caseHref,
    },
    history: await loadHistory(ctx, id),
    roles: member.roles.map(({ role, locationPath }) => toRoleView(role, locationPath, places)),
    administration: mayAdministerMembers(ctx.viewer)
      ? toAdministrationView(ctx, member, places, typed)
      : null,
    panels,
    errors: { ...errors },
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(MemberPage, view, { head: { title: member.name, robots: 'noindex', desk }, status });
};

const toSuspensionView = (
  ctx: Ctx,
  member: Member,
  typed: TypedMember,
): Omit<SuspensionFormView, 'categories' | 'caseHref'> => {
  const suspension = currentSuspension(member, ctx.now);
  const refusal = refusalToSuspend(ctx.viewer, member);
  const { id } = member;
  return {
    isSuspended: suspension !== null,
    seen: typed.seen || stampOf(member, ctx.now),
    standing: suspension && texts.isSuspended(untilText(suspension.until)),
    reason: suspension?.reason ?? '',
    hides: suspension !== null && member.contributionsHidden,
    refusal: refusal && refusal !== 'notAllowed' ? texts.refusals[refusal] : null,
    action: url(memberPaths.suspend, { id }),
    liftAction: url(memberPaths.lift, { id }),
    typed: {
      category: typed.category ?? '',
      reason: typed.reason ?? suspension?.reason ?? '',
      until: typed.until ?? (suspension?.until ? lastDayBefore(suspension.until) : ''),
      hides: typed.hides ?? (suspension !== null && member.contributionsHidden),
    },
    maxLength: REASON_MAX_LENGTH,
  };
};

const loadHistory = async (ctx: Ctx, id: number): Promise<PastSuspensionView[]> => {
  const rows = await listSuspensions(ctx, id);
  const ids = rows.flatMap(({ moderatorId, lifterId }) => [moderatorId, lifterId]);
  const people = await usersByIds(
    ctx,
    ids.filter((person) => person !== null),
  );
  const nameOf = (person: number | null) => people.get(person ?? 0)?.name ?? texts.byPortal;
  return rows.map((row) => ({
    id: row.id,
    made: texts.historyBy(momentOf(row.createdAt).text, nameOf(row.moderatorId)),
    until: texts.historyUntil(untilText(row.until)),
    reason: row.reason,
    hid: row.hidesContributions,
    lifted: row.liftedAt && texts.historyLifted(momentOf(row.liftedAt).text, nameOf(row.lifterId)),
  }));
};

const toRoleView = (role: RoleName, path: string, places: readonly PlaceOption[]): RoleView => ({
  role,
  place: path,
  name: texts.roleNames[role],
  placeName: placeNameOf(path, places),
});

type RoleName = (typeof ROLES)[number];

const toAdministrationView = (
  ctx: Ctx,
  { id, email, passUntil }: Member,
  places: readonly PlaceOption[],
  typed: TypedMember,
): AdministrationView => ({
  email,
  grantAction: url(memberPaths.grantRole, { id }),
  revokeAction: url(memberPaths.revokeRole, { id }),
  roleOptions: ROLES.map((role) => ({ value: role, name: texts.roleNames[role] })),
  placeOptions: placeOptionsOf(places),
  typedRole: typed.role ?? 'moderator',
  typedPlace: typed.place ?? '',
  passAction: url(memberPaths.grantPass, { id }),
  passUntil: typed.passUntil ?? (passUntil && passUntil > ctx.now ? lastDayBefore(passUntil) : ''),
});

/** Returns a day as a form writes it, such as `2027-01-31`. */
const lastDayBefore = (moment: Date): string => dayOf(new Date(moment.getTime() - 1));
