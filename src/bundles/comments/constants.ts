// Holds numbers and fixed words of comments.
import { DAY_MS } from '#kernel/durations.ts';

/** contract.md 9: initial partial comments are the last 3; contract.md 7: offset -3 asks for them. */
export const FIRST_SHOWN = 3;
export const LAST_ONES_OFFSET = -3;
export const ALL_OFFSET = 0;
/** The offsets as they are spelled in an address. */
export const OFFSETS = ['0', '-3'] as const;

/** contract.md 4: a hash starting so forces the full list and scrolls to that comment. */
export const ANCHOR_PREFIX = 'comment-';
/** The anchor of the form, for links from elsewhere on the page and from pages without JavaScript. */
export const FORM_ANCHOR = 'kommentar-schreiben';

/** The id of the whole section. */
export const SECTION_ID = 'kommentare';
/** Where the portal wishes it, the full list loads once the section comes so near. contract.md 13 */
export const AUTO_LOAD_MARGIN_PX = 250;

/** The states of a comment: held waits for moderators, gone is a tombstone above an answer, deleted is nowhere any more. */
export const COMMENT_STATES = ['visible', 'held', 'gone', 'deleted'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

export const MAX_COMMENT_LENGTH = 5000;
/** How many lines of a long comment are shown at first; shorter HTML than this never fills them. */
export const COMMENT_LINES_SHOWN = 8;
export const LONG_COMMENT_LENGTH = 280;
/** Why a comment was refused or removed. */
export const MAX_REASON_LENGTH = 500;
/** Comments by one person within a minute; more is too fast. contract.md 16.2 */
export const MAX_PER_MINUTE = 6;
/** Changes of comments, per person. */
export const EDIT_LIMIT = { attempts: 20, seconds: 60 };

/** Comments on one page of the full list without JavaScript, and in one call of our own client. */
export const PAGE_LENGTH = 200;

/** The orders of the full list; the last ones are always oldest first. */
export const SORTS = ['oldest', 'newest', 'popular'] as const;
export type CommentSort = (typeof SORTS)[number];
/** The orders as `ordnung=` in addresses of pages; none for the oldest first. */
export const SORT_WORDS = { oldest: '', newest: 'neueste', popular: 'beliebteste' } as const;
/** How many of the newest comments are looked through for the popular ones. */
export const MOST_RANKED = 1000;

/** People offered while a mention is typed, and how often one person may ask. */
export const MENTION_OFFERS = 8;
export const MENTION_LIMIT = { attempts: 120, seconds: 60 };

/** The choices of moderators: seconds between two comments of one person under a piece; 0 for none. */
export const SLOW_MODE_CHOICES = [0, 30, 60, 300, 900, 3600] as const;
export const MAX_SLOW_MODE_SECONDS = 3600;
/** The clocks of one portal's processes and of its database differ by less. */
export const CLOCKS_DIFFER_MS = 10_000;

/** What the settings may be at most: a year, a hundred comments. */
export const MAX_EDIT_MINUTES = 525_600;
export const MAX_FIRST_REVIEWED = 100;
export const MAX_CALM_WORDS_LENGTH = 10_000;
export const MAX_CALM_PAGE_LENGTH = 200;

/** The word behind the address of a new comment: its author has read the note. */
export const ANYWAY_QUERY = 'trotzdem';
export const ANYWAY = `?${ANYWAY_QUERY}=1`;

/** How many of the newest comments of somebody are looked at before they write another. */
export const RECENT_LOOKED_AT = 20;

/** Comments in a feed. */
export const FEED_LENGTH = 50;

/** Comments on one page of the desk. */
export const DESK_PAGE_LENGTH = 25;

/** The job that announces new comments. */
export const ANNOUNCE_JOB = { name: 'comments.announce-new' };
/** How long comments that weren't announced are kept: half a year to appeal, and time to decide about that. */
export const UNANNOUNCED_KEPT_MS = 365 * DAY_MS;

/** The characters of a comment in a person's profile, and how far their comments are counted. */
export const EXCERPT_LENGTH = 180;
export const COUNTED_UP_TO = 500;

/** Returns the tag of whatever shows what a person wrote. */
export const authorCommentsTag = (authorId: number) => `comments:user:${authorId}`;
/** Returns the tag of whatever shows the comments of a thing; also what a page listens to while it is open. */
export const commentsTag = (owner: { readonly type: string; readonly id: number }) =>
  `comments:${owner.type}:${owner.id}`;
