// This is what the pages of people offer to the demo portal and to later bundles.

/** Puts portrait and cover on somebody's page. */
export { choosePictures } from './profile-pictures.ts';
/** Where people say things about themselves. */
export { accountPaths } from './account/paths.ts';
