// This is what the pages about the portal itself offer to other bundles and to the demo portal.

/** Saves a page; administrators only. */
export { saveCmsPage } from './commands.ts';
export type { CmsPageInput, SaveOutcome } from './commands.ts';
export type { SectionInput } from './sections/stored.ts';
/** Pages of a portal that is taken over, as drafts, and away again. */
export { bringCmsPage, removeFormerPage } from './former-pages.ts';
