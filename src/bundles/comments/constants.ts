// Numbers and fixed words of comments.

/** Spec 9: initial partial comments are the last 3; spec 7: offset -3 asks for them. */
export const FIRST_SHOWN = 3;
export const LAST_ONES_OFFSET = -3;
export const ALL_OFFSET = 0;

/** Spec 4: a hash starting so forces the full list and scrolls to that comment. */
export const ANCHOR_PREFIX = 'comment-';

export const MAX_COMMENT_LENGTH = 5000;
/** Comments by one person within a minute; more is too fast. decisions.md 6.2 */
export const MAX_PER_MINUTE = 6;
export const MINUTE_MS = 60_000;

/** Comments on one page of the full list without JavaScript, and in one call of our own client. */
export const PAGE_LENGTH = 200;

/** In a person's profile: characters of a comment, and how far their comments are counted. */
export const EXCERPT_LENGTH = 180;
export const COUNTED_UP_TO = 500;

/** Tag of whatever shows what a person wrote. */
export const authorCommentsTag = (authorId: number) => `comments:user:${authorId}`;
/** Tag of whatever shows the comments of a thing. */
export const commentsTag = (owner: { readonly type: string; readonly id: number }) =>
  `comments:${owner.type}:${owner.id}`;
