// Holds what newsletters draw on other bundles' pages.

/** The form on front pages. */
export { NewsletterInvitation } from './NewsletterInvitation.tsx';
export type { InvitationView } from '../views.ts';
