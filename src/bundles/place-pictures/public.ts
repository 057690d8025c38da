// This is what the pictures of places offer to other bundles.

/** The picture of a place for pages that everybody reads, from memory. */
export { loadPlacePicture } from './picture.ts';
export type { PlacePictureNow } from './picture.ts';
/** Gives a place its picture, or takes it away. */
export { choosePlacePicture } from './commands.ts';
