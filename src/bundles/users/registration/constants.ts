// Holds the fixed numbers of becoming a member, of forgotten passwords and of new addresses.
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';

/** How long a link sent by mail is good for. */
export const TOKEN_LIFETIME_MS = {
  confirm: DAY_MS,
  reset: HOUR_MS,
  'change-email': DAY_MS,
  'undo-email': 7 * DAY_MS,
} as const;

/** How long a link holds for whoever comes along from another portal, and reads the mail when they read it. */
export const MOVED_LINK_MS = 14 * DAY_MS;

/** Who hasn't confirmed an address by then is removed. */
export const UNCONFIRMED_RETENTION_MS = 7 * DAY_MS;
/** Links that are over are kept for a while, so that their pages can say what became of them. */
export const TOKEN_RETENTION_MS = 30 * DAY_MS;

/** No answer that depends on whether an account exists comes sooner. */
export const CONSTANT_TIME_MS = 150;

/** Attempts from one address, behind which a whole office may sit, and mails that one mailbox gets. */
export const REGISTER_LIMIT_PER_ADDRESS = { attempts: 30, seconds: 60 * 60 };
export const REGISTER_LIMIT_PER_EMAIL = { attempts: 5, seconds: 60 * 60 };
export const RESEND_LIMIT_PER_ADDRESS = { attempts: 30, seconds: 60 * 60 };
export const RESEND_LIMIT_PER_EMAIL = { attempts: 5, seconds: 60 * 60 };
export const RESET_LIMIT_PER_ADDRESS = { attempts: 30, seconds: 60 * 60 };
export const RESET_LIMIT_PER_LOGIN = { attempts: 5, seconds: 60 * 60 };
export const RESET_LIMIT_PER_EMAIL = { attempts: 5, seconds: 60 * 60 };
export const CHANGE_EMAIL_LIMIT_PER_MEMBER = { attempts: 10, seconds: 60 * 60 };
export const CHANGE_EMAIL_LIMIT_PER_EMAIL = { attempts: 5, seconds: 60 * 60 };
/** Links that were opened by sending their form. */
export const LINK_LIMIT_PER_ADDRESS = { attempts: 60, seconds: 15 * 60 };
