// These are fixed numbers and words of mail.
import { HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';

/** The states of a mail; `kept` means that there is no mail server and administrators read it here. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Name of the job that sends one mail. */
export const DELIVER_MAIL = 'mail.deliver';
export const RETENTION_DAYS = 30;
/** Mails that were to leave no trace and couldn't be sent are removed sooner. */
export const RETENTION_DAYS_WITHOUT_TRACE = 1;
export const MAILS_PER_PAGE = 30;
export const SEARCH_MAX_LENGTH = 254;

/** A mail is given up after so many attempts: with the waits between them more than a day. */
export const MAX_ATTEMPTS = 32;
export const FIRST_WAIT_MS = 30_000;
export const LONGEST_WAIT_MS = HOUR_MS;

/** What a mail server may take before it counts as gone: connecting, greeting, each answer. */
export const CONNECTION_TIMEOUT_MS = 10_000;
export const ANSWER_TIMEOUT_MS = 30_000;
/** The time a worker holds a mail, longer than any attempt takes; after that another one may take the mail of a killed worker. */
export const CLAIM_MS = 3 * MINUTE_MS;
/** The time after which connections that nobody uses are closed. */
export const IDLE_CONNECTION_MS = 10_000;

/** How a connection to the mail server is encrypted: from the beginning, or after the greeting. */
export const MAIL_SECURITIES = ['starttls', 'tls'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];
/** The ports on which mail servers take mail: nobody is to try other services of the network by this form. */
export const MAIL_PORTS = [25, 465, 587, 2465, 2525, 2587] as const;
/** Rows of the mail server: the one that holds, and what was there before the last change. */
export const SERVER_ROWS = { now: 1, before: 2 } as const;
export const TEST_MAIL_LIMIT = { attempts: 10, seconds: 15 * 60 };
/** Tag of what depends on the mail server. */
export const MAIL_SERVER_TAG = 'mail-server';
