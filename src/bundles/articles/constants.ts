// Numbers and fixed words of articles.

/** Spec 9, decisions.md 4.5: the free part of a premium article ends near here, at a paragraph's end. */
export const PREMIUM_TEASER_LENGTH = 800;

export const MAX_HEADLINE_LENGTH = 200;
export const MAX_LEAD_LENGTH = 1000;

/** Beside and below an article: pieces that share its tags, coming dates, what else is new in its place. */
export const RELATED_SHOWN = 3;
export const UPCOMING_SHOWN = 2;
export const MORE_SHOWN = 4;
/** Of so many tags related pieces are sought. */
export const TAGS_SOUGHT = 4;

/** Class of what only those entitled read, named in the structured data. */
export const PAYWALL_CLASS = 'paywall';

/** Tag of whatever shows an article. */
export const articleTag = (id: number) => `article:${id}`;
