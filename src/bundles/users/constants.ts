// Holds the fixed numbers and words of people and their sessions.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';

/** A session without „Angemeldet bleiben“ ends when nobody has used it for so long. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** A session with „Angemeldet bleiben“ ends so long after signing in, and so does every other at the latest. */
export const SESSION_MAX_MS = 60 * DAY_MS;
/** How often the use of a session is written down. */
export const SESSION_SEEN_EVERY_MS = 5 * MINUTE_MS;

export const LOGIN_MIN_LENGTH = 2;
export const LOGIN_MAX_LENGTH = 40;
export const NAME_MAX_LENGTH = 80;
/** RFC 5321. */
export const EMAIL_MAX_LENGTH = 254;
export const ABOUT_MAX_LENGTH = 2000;
/**
 * The lengths of passwords, as OWASP's ASVS 2.1.1 and 2.1.2 ask for; older ones stay good until they are changed.
 * docs/security.md
 */
export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** The most links on a person's page. */
export const MAX_LINKS = 5;
export const LINK_MAX_LENGTH = 300;
/** What members show and accept who have chosen nothing else. */
export const OPEN_PRIVACY = {
  showsPlace: true,
  showsComments: true,
  showsFollowers: true,
  messagesFrom: 'everybody',
} as const;
/** The days between the wish to leave and the erasure. */
export const ERASURE_GRACE_DAYS = 14;
export const NOTE_ERASURE = 'users.note-erasure';
/** The key of the last mail to somebody, which says that their account is erased. */
export const erasedMailKey = (id: number): string => `erased:${id}`;
/** How often a person may guess where the password is asked for once more. */
export const CONFIRM_LIMIT = { attempts: 10, seconds: 15 * 60 };

/** Attempts from one address, behind which a whole office may sit. */
export const SIGN_IN_LIMIT_PER_ADDRESS = { attempts: 60, seconds: 15 * 60 };
export const SETUP_LIMIT = { attempts: 20, seconds: 15 * 60 };

/** Tag of what depends on there being people at all. */
export const USERS_TAG = 'users';
/** Tag of what depends on whose contributions are hidden. */
export const HIDDEN_PEOPLE_TAG = 'users:hidden';
export const userTag = (id: number): string => `user:${id}`;
