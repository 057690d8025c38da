// Names what the portal's own pictures offer to other bundles.

/** The portal's picture of a name, and where its files are found. */
export { findBrandPicture } from './queries.ts';
export { fileHref, fileKey, iconFile, maskableFile } from './files.ts';
