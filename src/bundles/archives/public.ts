// What archives offer to other bundles.

/** Later bundles know where else a piece could be found. */
export { formerPaths } from './former-paths.ts';
/** Writing one, for the command; the choice as somebody types it. */
export { writeArchive } from './writing/write-archive.ts';
export { USUAL_CHOICE, readChoice } from './choice.ts';
export type { ArchiveChoice, TypedChoice } from './choice.ts';
export { mayArchive } from './policy.ts';
