// Loads /admin/mitglieder/einladungen: the form to invite people, and what became of earlier invitations.
import { dayText } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { hasMailServer } from '#bundles/mail/public.ts';
import { peopleTabs } from '../directory/tabs.ts';
import { placeNameOf, placeOptionsOf } from '../members/place-options.ts';
import { listPlaces } from '../members/queries.ts';
import type { PlaceOption } from '../members/queries.ts';
import { ROLES } from '../members/rules.ts';
import { roleNames } from '../members/texts.ts';
import { usersByIds } from '../people.ts';
import type { PersonView } from '../people.ts';
import type { MadeLink } from './commands.ts';
import { INVITATIONS_PER_PAGE, NOTE_MAX_LENGTH, USUAL_ROLE } from './constants.ts';
import { linkOf } from './links.ts';
import { invitationPaths } from './paths.ts';
import { mayInvite, maySeeInvitations } from './policy.ts';
import { countInvitations, INVITATION_STATES, listInvitations } from './queries.ts';
import type { Invitation, InvitationState } from './queries.ts';
import * as texts from './texts.ts';
import { InvitationLinksPage } from './ui/InvitationLinksPage.tsx';
import { InvitationsPage } from './ui/InvitationsPage.tsx';
import type { InvitationRowView, InvitationsPageView } from './views.ts';

export interface TypedInvitation {
  readonly people?: string | undefined;
  readonly role?: string | undefined;
  readonly place?: string | undefined;
  readonly note?: string | undefined;
}

interface InvitationsOptions {
  readonly state?: string | undefined;
  readonly before?: number | undefined;
  readonly typed?: TypedInvitation;
  readonly errors?: FieldErrors;
}

/** Throws 403. */
export const loadInvitationsPage = async (
  ctx: Ctx,
  { state: wanted, before, typed = {}, errors = {} }: InvitationsOptions = {},
): Promise<PageAnswer> => {
  if (!maySeeInvitations(ctx.viewer)) throw forbidden();
  const state = INVITATION_STATES.find((known) => known === wanted) ?? INVITATION_STATES[0];
  const [desk, places, counts, rows, isMailed] = await Promise.all([
    loadDesk(ctx, url(invitationPaths.desk)),
    listPlaces(ctx),
    countInvitations(ctx),
    listInvitations(ctx, state, before),
    hasMailServer(ctx),
  ]);
  const shown = rows.slice(0, INVITATIONS_PER_PAGE);
  const people = await usersByIds(ctx, peopleOf(shown));
  const view: InvitationsPageView = {
    peopleTabs: peopleTabs(invitationPaths.desk),
    action: url(invitationPaths.invite),
    mayInvite: mayInvite(ctx.viewer),
    typed: {
      people: typed.people ?? '',
      role: typed.role ?? USUAL_ROLE,
      place: typed.place ?? '',
      note: typed.note ?? '',
    },
    roles: ROLES.map((role) => ({ value: role, name: roleNames[role] })),
    places: placeOptionsOf(places),
    noteMaxLength: NOTE_MAX_LENGTH,
    hasMailServer: isMailed,
    tabs: INVITATION_STATES.map((known) => ({
      name: texts.states[known],
      href: hrefOf(known),
      note: grouped(counts[known]),
      ...(known === state && { isCurrent: true }),
    })),
    rows: shown.map((row) => toRowView(ctx, row, { places, people })),
    none: texts.none[state],
    newer: before === undefined ? null : hrefOf(state),
    older: rows.length > INVITATIONS_PER_PAGE ? hrefOf(state, shown.at(-1)?.id) : null,
    errors: { ...errors },
  };
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return page(InvitationsPage, view, { head: { title: texts.title, robots: 'noindex', desk }, status });
};

/** Shows the links in the answer itself, where nobody mails them: they are seen only now. */
export const loadLinksPage = async (
  ctx: Ctx,
  links: readonly MadeLink[],
  known: readonly string[] = [],
): Promise<PageAnswer> => {
  const desk = await loadDesk(ctx, url(invitationPaths.desk));
  const view = {
    links: links.map((link) => ({ title: titleOf(link), href: linkOf(ctx, link.token) })),
    known: known.length > 0 ? texts.alreadyInvited(known) : null,
    doneHref: url(invitationPaths.desk),
  };
  return page(InvitationLinksPage, view, { head: { title: texts.linksTitle, robots: 'noindex', desk } });
};

const hrefOf = (state: InvitationState, vor?: number): string =>
  url(invitationPaths.desk, {}, { zustand: state === INVITATION_STATES[0] ? undefined : state, vor });

const titleOf = ({ name, email }: { name: string; email: string }) => (name ? `${name}, ${email}` : email);

const peopleOf = (rows: readonly Invitation[]): number[] =>
  rows.flatMap(({ inviterId, accepterId }) => (accepterId === null ? [inviterId] : [inviterId, accepterId]));

interface Known {
  readonly places: readonly PlaceOption[];
  readonly people: ReadonlyMap<number, PersonView>;
}

const toRowView = (ctx: Ctx, row: Invitation, { places, people }: Known): InvitationRowView => {
  const { id, email, role, locationPath, inviterId } = row;
  const inviter = nameOf(people, inviterId);
  const isOpen = !row.acceptedAt && !row.withdrawnAt && row.expiresAt > ctx.now;
  const isExpired = !row.acceptedAt && !row.withdrawnAt && !isOpen;
  const params = { invitationId: id };
  return {
    id,
    title: titleOf(row),
    email,
    facts: [
      texts.roleAt(roleNames[role], placeNameOf(locationPath, places)),
      inviter ? texts.invitedBy(inviter) : texts.invitedByNobody,
      standingOf(row, isOpen, people),
    ].join(' · '),
    acts:
      (isOpen || isExpired) && mayInvite(ctx.viewer)
        ? { again: url(invitationPaths.again, params), withdraw: url(invitationPaths.withdraw, params) }
        : null,
  };
};

/** Returns the name of somebody who is still here. */
const nameOf = (people: Known['people'], id: number | null): string | undefined => {
  const person = people.get(id ?? 0);
  return person?.href ? person.name : undefined;
};

const standingOf = (row: Invitation, isOpen: boolean, people: Known['people']): string => {
  if (row.acceptedAt) {
    const accepter = nameOf(people, row.accepterId);
    const day = dayText(row.acceptedAt);
    return accepter ? texts.acceptedBy(accepter, day) : texts.acceptedBySomebody(day);
  }
  if (row.withdrawnAt && row.withdrawnAt < row.expiresAt) return texts.withdrawnOn(dayText(row.withdrawnAt));
  return isOpen ? texts.openUntil(dayText(row.expiresAt)) : texts.expiredOn(dayText(row.expiresAt));
};
