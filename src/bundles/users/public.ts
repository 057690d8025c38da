// What people offer to other bundles and to the start.

/** Adds a person, administrators only; puts pictures on somebody's page. */
export { createUser, savePictures } from './commands.ts';
export type { CreateUserOutcome, UserInput, UserPictures } from './commands.ts';
/** Names for bylines, in one query. */
export { usersByIds } from './people.ts';
export type { PersonView } from './people.ts';
/** Why somebody can't write anything, whatever it is, and how to say it. */
export { refusalToAct } from './policy.ts';
export type { ActRefusal } from './policy.ts';
export { actRefusals } from './texts.ts';
/** People as they act themselves, for what is decided while they are away. */
export { viewersByIds } from './session-viewer.ts';
/** The frame of every page below /konto and of the desks, with the menu to which bundles add entries. */
export { ACCOUNT_MENU_SLOT, loadAccountShell } from './account-shell.ts';
export type { AccountEntry, AccountShellView } from './account-shell.ts';
/** What a person's public page shows of them. */
export { loadProfile } from './profile.ts';
export type { Profile } from './profile.ts';
/** Which user names still have a published password; whether there is anybody at all. */
export { findUsersWithPassword, hasUsers } from './queries.ts';
/** What the first administrator has to type on an address that others reach. */
export { setupCode } from './setup-code.ts';
/** Where to sign in and come back; the address of a profile. */
export { profileHref, signInHref, userPaths } from './paths.ts';
/** Tag of pages that show a person. */
export { userTag } from './constants.ts';
