// Fixed numbers and words of mail.
import { HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';

/** `kept`: there is no mail server, administrators read it here. */
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
/** Longer than any attempt takes; after a killed worker's mail it is another one's turn. */
export const CLAIM_MS = 3 * MINUTE_MS;
/** Connections that nobody uses are closed. */
export const IDLE_CONNECTION_MS = 10_000;
