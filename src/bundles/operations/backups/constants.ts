// Numbers and names of backups.
import { MINUTE_MS } from '#kernel/durations.ts';

/** What a backup says it is; a newer one can't be read by this version. */
export const FORMAT = 1;
/** Files of all backups of a folder, each once, beside them. */
export const STORE_FOLDER = 'litfass-dateien';
/** A piece of a table, or of the list of files. */
export const PIECE_BYTES = 4 * 1024 * 1024;
/** Keys of files that are looked up together. */
export const KEYS_AT_ONCE = 200;
/** Files that are on their way at once. */
export const FILES_AT_ONCE = 4;
/** A file younger than that may be written again within the same tick of the clock, and is read anew next time. */
export const SETTLED_MS = MINUTE_MS;
/** Exists while a restoration isn't complete, and holds what comes last. */
export const RESTORING_SCHEMA = 'litfass_restoring';
