// This is what the looks of a portal offer to other bundles.

/** How a bundle puts a page of its own where a theme is looked at before it holds. */
export { previewPages } from './preview-pages.ts';
export type { PreviewPage } from './preview-pages.ts';
