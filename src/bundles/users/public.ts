// Exports what people offer to other bundles.

/** Puts pictures on somebody's page; announces that the first person is there. */
export { portalSetUp, savePictures } from './commands.ts';
/** Names for bylines, in one query. */
export { findPeopleByNames, findPeopleByPrefix, usersByIds } from './people.ts';
export type { PersonView } from './people.ts';
/** Whose contributions are hidden, from memory and in SQL. */
export { hiddenPeople, isByHiddenPerson } from './hidden-people.ts';
/** Where somebody lives, in SQL. */
export { homePlaces } from './home-place.ts';
/** The kind of notices of what was decided about what is somebody's own. */
export { decisions } from './decisions.ts';
/** Whom to tell of what stands at a place. */
export { editorIdsAt } from './editors.ts';
/** How to say why somebody can't write, and throwing that as 403. */
export { demandToAct } from './policy.ts';
export { actRefusals } from './texts.ts';
/** People as they act themselves, for what is decided while they are away. */
export { viewersByIds } from './session-viewer.ts';
/** Where mail reaches people, and whose an address is. */
export { mailAddresses } from './addresses.ts';
/** The session behind a request, for what belongs to one browser. */
export { sessionHashOf } from './session-cookie.ts';
/** What a person's public page shows of them. */
export { loadProfile } from './profile.ts';
export type { Profile } from './profile.ts';
/** What people say about themselves. */
export { saveProfile } from './own-profile/commands.ts';
export { PROFILE_LIMITS } from './own-profile/rules.ts';
/** Accounts as those see them who look after them. */
export { accountDesk } from './account-desk.ts';
/** What somebody may know of their own account. */
export { ownStanding } from './own-standing.ts';
/** Where to become a member, or to sign in, and come back; the address of a profile. */
export { loadRegisterHref } from './registration/register-href.ts';
export { profileHref, signInHref, userPaths } from './paths.ts';
/** Tag of pages that show a person. */
export { userTag } from './constants.ts';
/** How members are suspended at the desks, with reasons. */
export type { SuspensionDesk } from './members/suspension-desk.ts';
/** The places that roles are given for. */
export { placesOfRoles } from './members/queries.ts';
/** What members agree to beside the terms. */
export { agreements } from './terms/agreements.ts';
