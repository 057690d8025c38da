// These are the numbers and fixed words of embedded contents of other sites.
import { DAY_MS } from '#kernel/durations.ts';

/** The time for all that a source is asked, its preview picture included. contract.md 9 */
export const EMBED_TIMEOUT_MS = 10_000;

/** contract.md 9 */
export const CONSENT_DAYS = 365;

/**
 * A cookie that scripts can read; it holds the types that are agreed to, separated by semicolons, percent-encoded. contract.md
 * 14.3
 */
export const CONSENT_COOKIE = 'embed_consent';

export const MAX_OEMBED_BYTES = 256 * 1024;
/** Only the head of a page is of interest, but it has to be fetched as a whole. */
export const MAX_PAGE_BYTES = 2 * 1024 * 1024;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const MAX_REDIRECTS = 3;

export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 300;

/** As long as a link may be; contents are found by their address, of which the database takes no longer one. */
export const MAX_SOURCE_LENGTH = 2048;
/** One text may have so many; what comes after them is not embedded. */
export const MAX_SOURCES = 50;
/** How many sources are asked side by side. */
export const SOURCES_AT_ONCE = 4;

/** What was told so recently is not asked again when a text is saved. */
export const FRESH_MS = DAY_MS;
/** What failed so recently isn't either. */
export const JUST_ASKED_MS = 60_000;
/** What was told so long ago is asked again by a job. */
export const STALE_MS = 30 * DAY_MS;
/** A source that doesn't answer is tried so often before it counts as failed. */
export const MAX_ATTEMPTS = 5;
/** How many sources one run of the job asks. */
export const REFRESHED_AT_ONCE = 20;

/** Returns the tag of whatever shows an embedded content. */
export const embedTag = (id: number): string => `embed:${id}`;
