// Numbers and fixed words of articles.

/** Spec 9, decisions.md 4.5: the free part of a premium article ends near here, at a paragraph's end. */
export const PREMIUM_TEASER_LENGTH = 800;

export const MAX_HEADLINE_LENGTH = 200;
export const MAX_LEAD_LENGTH = 1000;
export const MAX_TAGS = 12;
export const MAX_TAG_LENGTH = 60;

/** Tag of whatever shows an article. */
export const articleTag = (id: number) => `article:${id}`;
