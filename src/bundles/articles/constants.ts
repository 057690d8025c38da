// Holds numbers and fixed words of articles.

/** contract.md 9, 14.5: the free part of a premium article ends near here, at a paragraph's end. */
export const PREMIUM_TEASER_LENGTH = 800;

/** What an article is, in the order in which it is offered; a report unless its author says otherwise. */
export const GENRES = [
  'report',
  'brief',
  'feature',
  'profile',
  'interview',
  'service',
  'commentary',
  'column',
  'letter',
] as const;
export type Genre = (typeof GENRES)[number];

export const MAX_HEADLINE_LENGTH = 200;
export const MAX_LEAD_LENGTH = 1000;

/** How many pieces stand beside and below an article: those that share its tags, coming dates, what else is new in its place. */
export const RELATED_SHOWN = 3;
export const UPCOMING_SHOWN = 2;
export const MORE_SHOWN = 4;
/** What else is new in the place stands beside articles that take so many minutes to read: their side is long. */
export const NEWS_SHOWN = 5;
export const LONG_MINUTES = 3;
/** By how many tags related pieces are sought. */
export const TAGS_SOUGHT = 4;

/** The class of what only those entitled read, named in the structured data. */
export const PAYWALL_CLASS = 'paywall';

/** Returns how others refer to an article. */
export const articleRef = (id: number) => ({ type: 'article', id }) as const;

/** Returns the tag of whatever shows an article. */
export const articleTag = (id: number) => `article:${id}`;
