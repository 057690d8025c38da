// What people offer to other bundles.

/** Puts pictures on somebody's page; announces that the first person is there. */
export { portalSetUp, savePictures } from './commands.ts';
export type { UserPictures } from './commands.ts';
/** Names for bylines, in one query. */
export { findPeopleByNames, findPeopleByPrefix, usersByIds } from './people.ts';
export type { PersonView } from './people.ts';
export { joinedAt } from './queries.ts';
/** Whose contributions are hidden, from memory and in SQL. */
export { hiddenPeople, isByHiddenPerson } from './hidden-people.ts';
/** The kind of notices of what was decided about what is somebody's own. */
export { decisions } from './decisions.ts';
/** Whom to tell of what stands at a place. */
export { editorIdsAt } from './editors.ts';
/** How to say why somebody can't write, and throwing that as 403. */
export { demandToAct } from './policy.ts';
export { actRefusals } from './texts.ts';
/** People as they act themselves, for what is decided while they are away. */
export { viewersByIds } from './session-viewer.ts';
/** Where mail reaches people. */
export { mailAddressesByIds } from './addresses.ts';
/** The session behind a request, for what belongs to one browser. */
export { sessionTokenOf } from './session-cookie.ts';
export { hashSessionToken } from './sessions.ts';
/** What a person's public page shows of them. */
export { loadProfile } from './profile.ts';
export type { Profile } from './profile.ts';
/** What people say about themselves. */
export { saveProfile } from './own-profile/commands.ts';
export type { SaveProfileOutcome } from './own-profile/commands.ts';
export { MESSAGE_SENDERS, checkProfile, tidyProfile } from './own-profile/rules.ts';
export type { MessageSenders, OwnProfile } from './own-profile/rules.ts';
export { ABOUT_MAX_LENGTH, ERASURE_GRACE_DAYS, MAX_LINKS } from './constants.ts';
/** Leaving, and asking for the password before something that can't be taken back. */
export { cancelErasure, planErasure } from './leaving/commands.ts';
export { findLeavers, findLeavingPlan, holdLeaver } from './leaving/queries.ts';
export { confirmPassword } from './leaving/confirm-password.ts';
/** One's own account, and holding a person's row while something of theirs is changed. */
export { findOwnStanding, holdUser } from './queries.ts';
/** Where to become a member and come back; where to get the link that confirms the address once more. */
export { registerHref, resendAction } from './registration/paths.ts';
/** Whether new members are taken: `readSetting(ctx, registrationOpen)`. */
export { registrationOpen } from './registration/settings.ts';
/** Where to sign in and come back; the address of a profile. */
export { messageHref, profileHref, signInHref, userPaths } from './paths.ts';
/** Where one's own password is changed. */
export { CHANGE_PASSWORD_HREF } from './security/paths.ts';
/** Tag of pages that show a person. */
export { userTag } from './constants.ts';
/** Announced when somebody is suspended. */
export { userSuspended } from './members/commands.ts';
export type { UserSuspended } from './members/commands.ts';
/** Whether somebody is the last administrator; the places that roles are given for. */
export { isLastAdministrator, placesOfRoles } from './members/queries.ts';
export type { PlaceOption } from './members/queries.ts';
/** When a suspension or a pass ends, in words: „bis einschließlich 3. Dezember 2026“. */
export { untilText } from './members/suspension.ts';
