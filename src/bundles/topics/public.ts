// This is what categories and tags offer to other bundles.

/** Reads all categories, from memory. */
export { findCategoryBySlug, getCategories } from './queries.ts';
export type { Category, CategoryList, Tag } from './queries.ts';
/** Tags in one query, one by its address, or those that somebody may mean who has typed a few letters. */
export { findTagBySlug, findTagsByPart, tagsByIds } from './queries.ts';
/** Makes categories and tags. */
export { createCategory, ensureTags } from './commands.ts';
/** Addresses of categories and tags. */
export { topicPaths } from './paths.ts';
/** Names the tag of pages that depend on the categories. */
export { CATEGORIES_TAG } from './constants.ts';
