// What the pages about the portal itself offer to other bundles and to the demo portal.

/** Saves a page; administrators only. */
export { saveCmsPage } from './commands.ts';
export type { CmsPageInput, SaveOutcome } from './commands.ts';
/** All pages, from memory; the tag of whatever lists them; the address of one. */
export { getCmsPages } from './queries.ts';
export type { CmsPage } from './queries.ts';
export { CMS_PAGES_TAG } from './constants.ts';
export { cmsPageHref } from './kind.ts';
