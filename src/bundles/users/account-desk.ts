// This is what other bundles may do with accounts on behalf of those who look after them.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { HIDDEN_PEOPLE_TAG } from './constants.ts';
import { addFormerAuthor, removeFormerAuthor } from './former-authors.ts';
import { orderErasure } from './leaving/commands.ts';
import { eraseLeaver } from './leaving/erase-leavers.ts';
import * as texts from './leaving/texts.ts';
import { termsPaths } from './terms/paths.ts';
import { placeNameOf } from './members/place-options.ts';
import { roleNames } from './members/texts.ts';
import { memberPaths } from './members/paths.ts';
import { contributionsHidden, liftSuspension, suspendUser } from './members/commands.ts';
import { mayAdministerMembers, maySuspend, mayUseMembersDesk } from './members/policy.ts';
import { suspensionDesks } from './members/suspension-desk.ts';
import { currentSuspension } from './members/suspension.ts';
import { lockBoth, leadOn } from './merging/commands.ts';
import {
  findCredentials,
  findJoined,
  findShownPictures,
  listConfirmedIds,
  findMergedInto,
  listErasedAmong,
} from './queries.ts';
import {
  findMember,
  findSuspension,
  isLastAdministrator,
  listPlaces,
  listStandingSuspensions,
} from './members/queries.ts';
import type { Member } from './members/queries.ts';

export const accountDesk = {
  orderErasure,
  /** Why the viewer can't erase it; null when they can. */
  refusalToErase: async (ctx: Ctx, id: number): Promise<string | null> => {
    if (ctx.viewer.id === id) return texts.notOneself;
    return (await isLastAdministrator(ctx, id)) ? texts.lastOfAdministrators : null;
  },
  /** People who wrote on a portal that is taken over. */
  addFormerAuthor,
  removeFormerAuthor,
  /** What those have on their pages whom everybody sees whole: of somebody who is suspended the name alone is seen. */
  picturesOf: findShownPictures,
  /** Since when people have been here. */
  joinedAt: findJoined,
  /** Everybody with a confirmed address, for what all members are told. */
  confirmedIds: listConfirmedIds,
  /** Which of these people were erased, for what stays only as long as it is shown. */
  erasedAmong: listErasedAmong,
  /** What an account has become part of, for addresses that name it by its number. */
  mergedInto: findMergedInto,
  /** What was ordered is done by the code that erases those who leave; false when there is nothing to do. */
  erase: eraseLeaver,
  /** Administrators of the whole portal give roles, look into accounts, erase and merge them. */
  mayAdminister: mayAdministerMembers,
  /** Returns undefined for those who don't exist or were erased. */
  find: (ctx: Ctx, id: number): Promise<Member | undefined> => findMember(ctx, id),
  /** Finds a member by a user name, or an address that was confirmed. */
  findByLogin: async (ctx: Ctx, login: string): Promise<Member | undefined> => {
    const known = await findCredentials(ctx, login);
    return known && findMember(ctx, known.id);
  },
  /** Returns roles in words such as „Redaktion (Auenfeld)“. */
  rolesInWords: async (ctx: Ctx, roles: readonly RoleGrant[]): Promise<string[]> => {
    const places = await listPlaces(ctx);
    return roles.map(({ role, locationPath }) => `${roleNames[role]} (${placeNameOf(locationPath, places)})`);
  },
  lockBoth,
  leadOn,
  /** The calls for suspending: for whom the viewer may, and how it stands; each throws 403 and 404. */
  suspension: {
    may: maySuspend,
    suspend: suspendUser,
    lift: liftSuspension,
    current: currentSuspension,
    find: findSuspension,
    /** The suspensions of all people, in turn. */
    listStanding: listStandingSuspensions,
    /** The slot of who suspends members at the desks, with reasons. */
    desks: suspensionDesks,
    /** Announces whose contributions are hidden from now on, or not any more. */
    changedHiding: contributionsHidden,
    /** The tag that is touched where it is others from now on whose contributions are hidden. */
    hiddenTag: HIDDEN_PEOPLE_TAG,
  },
  /** The page that the desks have of a person, and who gets there. */
  maySeeDesk: mayUseMembersDesk,
  /** What members agreed to. */
  termsHref: url(termsPaths.valid),
  href: (id: number): string => url(memberPaths.member, { id }),
};
