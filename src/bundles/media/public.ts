// What pictures offer to other bundles.

/** Pictures for pages, in one query. */
export { picturesByIds } from './pictures.ts';
export type { PictureView } from './views.ts';
/** Kinds say which images their things show. */
export { setImageUses } from './uses.ts';
export type { ImageUse } from './uses.ts';
/** Tag of whatever shows an image. */
export { imageTag } from './constants.ts';
