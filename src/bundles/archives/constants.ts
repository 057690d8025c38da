// Holds numbers and fixed words of archives.

export const ARCHIVE_TYPE = 'archive';
export const FORMAT = 'litfass-archive';
/** Changes when a field changes its meaning or goes. */
export const FORMAT_VERSION = 1;

/** The first entry, by which an archive is known. */
export const README_NAME = 'litfass-archive.txt';
export const MANIFEST_NAME = 'manifest.json';
export const SIGNATURE_NAME = 'manifest.sig';

/** Things that are in memory at a time, and rows of one file of people or comments. */
export const BATCH_SIZE = 24;
export const ROWS_PER_FILE = 500;

export const PEOPLE_CHOICES = ['names', 'profiles', 'mails'] as const;
export type PeopleChoice = (typeof PEOPLE_CHOICES)[number];

/** The most rows of a file; in no file of ours there are more. */
export const MAX_ROWS = 10_000;

/** Kinds of places, from the largest to the smallest. */
export const PLACE_KINDS = ['country', 'state', 'district', 'town', 'quarter'] as const;

/** What is read of an archive that somebody brings: more is none of ours. */
export const MAX_ENTRIES = 1_000_000;
export const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;
export const MAX_DATA_BYTES = 32 * 1024 * 1024;
export const MAX_PICTURE_BYTES = 64 * 1024 * 1024;
/** The most bytes of a film; what this portal takes in is its own affair. */
export const MAX_FILM_BYTES = 64 * 1024 ** 3;
/** Words become no smaller than that by packing; only small files may. */
export const MAX_RATIO = 200;
export const ALWAYS_FINE_BYTES = 1024 * 1024;

/** What an archive may hold: none is written that nobody could read. */
export interface ArchiveBounds {
  readonly entries: number;
  readonly manifestBytes: number;
  /** The bytes of a file of words or rows. */
  readonly dataBytes: number;
}
export const ARCHIVE_BOUNDS: ArchiveBounds = {
  entries: MAX_ENTRIES,
  manifestBytes: MAX_MANIFEST_BYTES,
  dataBytes: MAX_DATA_BYTES,
};

/** Archives that one person may begin in an hour. */
export const ARCHIVE_LIMIT = { attempts: 20, seconds: 3600 };
