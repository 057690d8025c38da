// Holds numbers and names of backups.
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
/** A schema that exists while a restoration isn't complete, and holds what comes last. */
export const RESTORING_SCHEMA = 'litfass_restoring';

export const RUN_KINDS = ['backup', 'proof'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
export const MAKE_BACKUP = 'operations.make-backup';
export const PROVE_BACKUP = 'operations.prove-backup';
/** The longest time for a run: 100 GB at 10 MB a second are three hours. */
export const MOST_SECONDS = 8 * 3600;
/** How often a backup is tried in one night, when the process is killed each time. */
export const MOST_ATTEMPTS = 3;
export const PROOF_DAYS = 7;
/** How many of them are kept: the newest of each of the last days, weeks and months that have one. */
export const KEPT = { days: 7, weeks: 4, months: 12 };
export const RUNS_SHOWN = 12;
export const RUNS_KEPT = 200;
export const DEFAULT_HOUR = 3;
export const BACKUP_LIMIT = { attempts: 10, seconds: 3600 };
/** The key of `ownKey`. */
export const KEY_PURPOSE = 'backup-key';
export const PROBE_DATABASE = 'litfass_probe';
