// Names what articles offer to other bundles.

/** Publishes a new article. */
export { publishArticle } from './commands.ts';
export type { ArticleInput } from './commands.ts';
export { articleRef } from './constants.ts';
export type { Genre } from './constants.ts';
