// This is what the looks of a portal offer to other bundles.

/** How a bundle puts a page of its own where a theme is looked at before it holds. */
export { previewPages } from './preview-pages.ts';
export type { PreviewPage } from './preview-pages.ts';
/** The colours and the face of headlines that hold now. */
export { findTheme } from './queries.ts';
export { darkTokens, lightTokens } from './theme.ts';
export type { Theme } from './theme.ts';
export { themeSetting, writeTheme } from './setting.ts';
/** Looks to begin with; the first of them is how a portal comes. */
export { PRESETS, STANDARD } from './presets.ts';
