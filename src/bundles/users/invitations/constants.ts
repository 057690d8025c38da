// Holds the fixed numbers of invitations.
import { DAY_MS } from '#kernel/durations.ts';

/** How long an invitation is good for. */
export const INVITATION_LIFETIME_MS = 14 * DAY_MS;
/** What became of an invitation is kept for a while, with the address it went to. */
export const INVITATION_RETENTION_MS = 90 * DAY_MS;

/** What most are invited for. */
export const USUAL_ROLE = 'editor';
export const MAX_INVITED_AT_ONCE = 30;
export const NOTE_MAX_LENGTH = 500;
export const INVITATIONS_PER_PAGE = 50;

export const INVITE_LIMIT_PER_MEMBER = { attempts: 20, seconds: 60 * 60 };
/** Mails that one mailbox gets of the same invitation. */
export const INVITE_AGAIN_LIMIT = { attempts: 5, seconds: 60 * 60 };
