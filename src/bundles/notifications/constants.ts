// These are the fixed numbers and words of notices.
import type { MailPace } from '#kernel/notices.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';

export const MAIL_PACES = ['off', 'now', 'daily', 'weekly'] as const satisfies readonly MailPace[];

/** How many notices are on a page of the list, and at most in a digest. */
export const PAGE_LENGTH = 30;
export const DIGEST_LENGTH = 40;
/** How many unread notices are counted; beyond that it says „99+“. */
export const COUNTED_UP_TO = 100;

/** People who are told in one transaction; few enough for one notification of touched tags. */
export const BATCH_SIZE = 200;

/**
 * What was written longer ago, such as content that comes from elsewhere, is no news any more when it is told: no queue
 * stands still for so long.
 */
export const NEWS_LIFETIME_MS = 2 * DAY_MS;
/** A notice that is read on the portal within this time is not mailed. */
export const MAIL_DELAY_MS = 2 * MINUTE_MS;
/** How long further messages of the same person belong to a notice outside the list, unless they are read before. */
export const UNLISTED_OPEN_MS = DAY_MS;
/** The days after which read notices are removed. */
export const RETENTION_DAYS = 90;

/** Digests go out then, in Berlin; the weekly one on Monday. */
export const DIGEST_HOUR = 7;
/** What a digest looks back on; twice as far as it is apart, for portals that were off when one was due. */
export const DIGEST_DAYS = { daily: 2, weekly: 14 } as const;
export type DigestPace = keyof typeof DIGEST_DAYS;

/** A push that is being sent belongs to its worker for so long; then the worker was killed. */
export const CLAIM_MS = 30_000;
export const PUSH_TIMEOUT_MS = 8000;
/** How long the name in a new browser's address is looked up; a slow name service keeps nobody waiting longer. */
export const PUSH_LOOKUP_TIMEOUT_MS = 2000;
/** How many bytes of an answer are read. */
export const PUSH_ANSWER_BYTES = 64 * 1024;
/** How long a push service keeps what it can't deliver. */
export const PUSH_TTL_SECONDS = 2 * 24 * 60 * 60;
/** How many browsers one person can have; the oldest gives way. */
export const MAX_DEVICES = 20;
export const MAX_ENDPOINT_LENGTH = 1000;
export const SUBSCRIBE_LIMIT = { attempts: 30, seconds: 60 * 60 };
/** The greatest length of the title and text of a push; the whole must fit into 4096 bytes encrypted. */
export const PUSH_TITLE_LENGTH = 120;
export const PUSH_BODY_LENGTH = 240;

/** The query parameter that leads to the next page of the list. */
export const OLDER_QUERY = 'vor';

/** Names the jobs, under which listeners hand them over. */
export const MAIL_NOTICE = 'notifications.mail-notice';
export const PUSH_NOTICE = 'notifications.push-notice';
export const SEND_DIGEST = 'notifications.send-digest';

/** What a page listens to in order to hear of one's own notices. */
export const LIVE_TOPIC = 'notices';
/** Returns the tag of what shows somebody's notices. */
export const noticesTag = (userId: number): string => `notices:user:${userId}`;
