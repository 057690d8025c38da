// Holds the fixed numbers and words of newsletters.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';

/** The name of the type in the history and in the sitemap. */
export const NEWSLETTER_TYPE = 'newsletter';
/** Tag of whatever shows which newsletters there are. */
export const NEWSLETTERS_TAG = 'newsletters';
/** Tag of what shows issues that were sent: no front page does. */
export const ISSUES_TAG = 'newsletter-issues';

export const RHYTHMS = ['daily', 'weekly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];
export const RHYTHM_DAYS: Readonly<Record<Rhythm, number>> = { daily: 1, weekly: 7 };
/** How many days ahead an issue announces dates. */
export const DATES_AHEAD_DAYS: Readonly<Record<Rhythm, number>> = { daily: 3, weekly: 8 };
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const HOURS_OF_DAY = 24;

/**
 * The states of an issue: `held` lets its hour pass; `stopped` was taken back while it was being sent, `withdrawn` off the web
 * afterwards.
 */
export const ISSUE_STATES = ['preparing', 'held', 'sending', 'stopped', 'sent', 'withdrawn'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];
export const SECTIONS = ['news', 'dates', 'discussed'] as const;
export type Section = (typeof SECTIONS)[number];
/** The states of a reader. `resting`: their mails came back; they get nothing until they ask for it. */
export const READER_STATES = ['unconfirmed', 'active', 'resting'] as const;
export type ReaderState = (typeof READER_STATES)[number];
/**
 * The states of a delivery. `begun` was given to the mail server; what became of it may never be known, and it isn't given once
 * more.
 */
export const DELIVERY_STATES = ['begun', 'taken', 'waiting', 'refused'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** Nobody is there, or nobody can take it just now. */
export const BOUNCES = ['hard', 'soft'] as const;
export type Bounce = (typeof BOUNCES)[number];
/** After so many issues in a row that came back softly a reader rests; after one hard one at once. */
export const SOFT_BOUNCES = 3;

/** What was being written down just when the issue before was sent came out a little earlier by its own clock; nothing is told twice. */
export const OVERLAP_MS = 10 * MINUTE_MS;
/** A piece that is news in an issue is read no further back, however long nothing was sent. */
export const LONGEST_LOOK_BACK_MS = 14 * DAY_MS;
export const LENGTHS = { least: 3, usual: 8, most: 15 };
/** Pages of lists that are read for one issue. */
export const PAGES_READ = 4;
export const DATES_LENGTH = 5;
export const DISCUSSED_LENGTH = 3;
/** How much of what didn't fit in is offered to editors. */
export const OFFERED_LENGTH = 12;
export const NAME_MAX_LENGTH = 60;
export const SLUG_MAX_LENGTH = 60;
export const DESCRIPTION_MAX_LENGTH = 300;
export const SUBJECT_MAX_LENGTH = 120;
export const INTRO_MAX_LENGTH = 2000;
export const MAX_TOPICS = 20;
export const MAX_NEWSLETTERS = 50;
/** Words of addresses that other pages below /newsletter have. */
export const TAKEN_SLUGS = ['bestaetigen', 'abmelden', 'ruecklaeufer'];
/** How many issues a page of the archive shows. */
export const ARCHIVE_LENGTH = 30;
/** Names the issue that a page of the archive comes before. */
export const OLDER_QUERY = 'vor';

/** A mail program shows no more than so many bytes of HTML without being asked. */
export const MAX_HTML_BYTES = 100_000;
export const MAIL_WIDTH = 600;
/** Pictures are sent for screens of twice as many points. */
export const PICTURE_WIDTHS = { lead: 1200, row: 320 };
/** Where in a letter that is drawn once each reader's own token stands. Plain signs, which no text has. */
export const TOKEN_MARK = 'xXbriefXx0token0xXbriefXx';

export const SEND_SLICE = 'newsletters.send-slice';
/** How many recipients one job serves; then other jobs have their turn. */
export const SLICE_LENGTH = 250;
/** How many mails are handed to the mail server at a time; no more than these are unclear when a worker is killed. */
export const GROUP_LENGTH = 10;
/** What a mail server doesn't take just then is tried again so long after, then given up. */
export const RETRY_WAITS_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];
/** How long the whole issue waits at first while the mail server takes nothing at all: twice as long each time. */
export const FIRST_PAUSE_MS = MINUTE_MS;
export const LONGEST_PAUSE_MS = HOUR_MS;
/** The age beyond which news isn't sent any more. */
export const SENDING_LIFETIME_MS = 20 * HOUR_MS;
/** How long single deliveries are kept: three weekly issues that came back are counted. */
export const DELIVERY_RETENTION_MS = 60 * DAY_MS;

/** The link to confirm by; what isn't confirmed by then is erased. */
export const CONFIRMATION_LIFETIME_MS = 2 * DAY_MS;
export const CONFIRM_PURPOSE = 'newsletter-confirm';
export const READER_PURPOSE = 'newsletter-reader';
/** How many readers a link to unsubscribe by can name at most, and how many signs such a link can have. */
export const READERS_OF_TOKEN = 40;
export const TOKEN_MAX_LENGTH = 480;
export const MESSAGE_PURPOSE = 'newsletter-message';
export const ADDRESS_PURPOSE = 'newsletter-address';
export const BOUNCE_PURPOSE = 'newsletter-bounces';
export const ASK_LIMIT_PER_ADDRESS = { attempts: 20, seconds: 60 * 60 };
export const ASK_LIMIT_PER_EMAIL = { attempts: 3, seconds: 60 * 60 };
export const TEST_LIMIT = { attempts: 20, seconds: 60 * 60 };
/** How much of a mail that came back is read: what it says stands at its beginning. */
export const BOUNCE_MAX_BYTES = 256_000;
