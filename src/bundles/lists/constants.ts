// Holds numbers and fixed words of mixed lists, and the tags of pages with one.
import { DAY_MS } from '#kernel/durations.ts';

interface Listed {
  readonly locationId?: number;
  readonly tagId?: number;
  readonly authorId?: number;
}

/**
 * Returns the tag of all lists of a place, which hold what lies below it, of a free word or of an author; of every list without
 * any.
 */
export const listTag = ({ locationId, tagId, authorId }: Listed = {}): string => {
  if (locationId !== undefined) return `pieces:location:${locationId}`;
  if (tagId !== undefined) return `pieces:tag:${tagId}`;
  return authorId === undefined ? 'pieces' : `pieces:author:${authorId}`;
};

/** Entries of a list page. */
export const LIST_LENGTH = 24;
/** Query name that continues a list behind the last entry shown. */
export const OLDER_QUERY = 'vor';
/** Longer lists are counted as „mehr als“ so many. */
export const COUNTED_UP_TO = 500;

/** What came out longer ago is no news any more, such as content that comes from elsewhere. */
export const NEWS_LIFETIME_MS = DAY_MS;

/** So many of the newest titles of a kind are looked through for words anywhere in them. */
export const TITLES_LOOKED_THROUGH = 300;
