// Numbers and fixed words of mixed lists, and the tags of pages with one.

/** Under which cached pages hold lists. */
export const listTags = {
  /** Every list of the whole portal. */
  all: 'pieces',
  /** Lists of a place, which hold what lies below it. */
  ofPlace: (locationId: number) => `pieces:location:${locationId}`,
  /** Lists of a free word. */
  ofTag: (tagId: number) => `pieces:tag:${tagId}`,
  /** Lists of what somebody wrote. */
  ofAuthor: (authorId: number) => `pieces:author:${authorId}`,
};

/** Entries of a list page. */
export const LIST_LENGTH = 24;
/** Query name that continues a list behind the last entry shown. */
export const OLDER_QUERY = 'vor';
/** Longer lists are counted as „mehr als“ so many. */
export const COUNTED_UP_TO = 500;

/** What came out longer ago is no news any more, such as content that comes from elsewhere. */
export const NEWS_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Who looks for a title looks among so many of the newest pieces of a kind. */
export const TITLES_SEARCHED = 20_000;
