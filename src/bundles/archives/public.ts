// Names what archives offer to other bundles.

/** Later bundles know where else a piece could be found. */
export { formerPaths, formerPatterns } from './former-paths.ts';
export type { FormerPattern } from './former-paths.ts';
/** Reading an archive that somebody brings: what is in it, and what of that was signed by whom. */
export { openArchive, readerAt, streamAt } from './reading/open-archive.ts';
export type { OpenArchive, StoredPlace } from './reading/open-archive.ts';
export { storedArchive } from './reading/archive-bytes.ts';
export type { ArchiveBytes } from './reading/archive-bytes.ts';
export { UnreadableArchive } from './reading/unreadable-archive.ts';
export {
  CategoriesFile,
  CommentsFile,
  PeopleFile,
  PictureFile,
  PieceFile,
  PlacesFile,
  RedirectsFile,
  StreamFile,
} from './format.ts';
export type { CategoryRow, PlaceRow, RedirectRow, RevisionRow } from './format.ts';
export { PLACE_KINDS, README_NAME } from './constants.ts';
/** This portal's own. */
export { ownFingerprint } from './signing.ts';
/** Beginning an archive, for portals that are filled with content. */
export { beginArchive } from './commands.ts';
export { USUAL_CHOICE } from './choice.ts';
