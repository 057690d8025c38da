// This is what categories and tags offer to other bundles.

/** Reads all categories, from memory. */
export { findCategoryBySlug, getCategories } from './queries.ts';
export type { Category, CategoryList, Tag } from './queries.ts';
/** Tags in one query, one by its address, or those that somebody may mean who has typed a few letters. */
export { findTagBySlug, findTagsByPart, tagsByIds } from './queries.ts';
/** The slug of a word for a tag, by which it is told apart from others. */
export { tagSlug } from './tag-slug.ts';
/** Makes categories and tags; hides a category. */
export { createCategory, ensureTags, hideCategory, makeTags } from './commands.ts';
/** Takes away what came with an import and nobody uses. */
export { eraseUnusedCategory, eraseUnusedTags } from './former-topics.ts';
/** Addresses of categories and tags. */
export { topicPaths } from './paths.ts';
/** Names the tag of pages that depend on the categories. */
export { CATEGORIES_TAG } from './constants.ts';
/** Which places offer a category, or show it in their menu. */
export { isOfferedAt, isShownAt } from './offering.ts';
/** Rows of later bundles that name a category or tags, and what such a one changes into. */
export { areDerivedTopics, movesOfTopics, rowsOfTopics, topicRows, usedIn } from './moving/topic-rows.ts';
export type { TopicChange, TopicRows } from './moving/topic-rows.ts';
/** Asks later bundles how much is in each category, or has each tag. */
export { piecesOfTopics } from './counts.ts';
export type { TopicsAsked } from './counts.ts';
