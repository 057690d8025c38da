// Holds what newsletters offer to other bundles.

/** The newsletter of a place, for the form on its front page. */
export { loadInvitation } from './invitation.ts';
export type { Invitation } from './invitation.ts';
/** What the link in a mail holds by which somebody without an account confirms. */
export { confirmToken } from './links.ts';
