// What categories and tags offer to other bundles.

/** All categories, from memory. */
export { findCategoryBySlug, getCategories } from './queries.ts';
export type { Category, CategoryList, Tag } from './queries.ts';
/** Tags in one query, or one by its address. */
export { findTagBySlug, tagsByIds } from './queries.ts';
/** Making categories and tags. */
export { createCategory, ensureTags } from './commands.ts';
/** Addresses of categories and tags. */
export { topicPaths } from './paths.ts';
/** Tag of pages that depend on the categories. */
export { CATEGORIES_TAG } from './constants.ts';
