// These are numbers and fixed words of exports.
import { DAY_MS } from '#kernel/durations.ts';

/** contract.md 8.5: what is said when an export fails, whatever went wrong. */
export const EXPORT_ERROR = 'Export error';

/** contract.md 17.1: more pieces or more bytes are exported by the worker. */
export const MOST_PIECES_AT_ONCE = 20;
export const MOST_BYTES_AT_ONCE = 50_000_000;

/** contract.md 17.1: so long what was exported can be fetched. */
export const FILE_LIFETIME_MS = DAY_MS;

/** Runs stay in the log for a year. */
export const LOG_DAYS = 365;

/** Things that are in memory at a time. */
export const BATCH_SIZE = 24;
/** Runs that one person may start in an hour. */
export const EXPORT_LIMIT = { attempts: 60, seconds: 60 * 60 };
/** Pieces that a dialog counts before it says „mehr als“. */
export const COUNTED_UP_TO = 480;
/** Pictures that a dialog offers one by one. */
export const MOST_OFFERED = 200;
/** Runs on a page of the log, and under a thing. */
export const RUNS_PER_PAGE = 50;

/** The sizes of pictures that can be chosen, in the names of contract.md 3. */
export const PICTURE_SIZES = ['M', 'L', 'XL', 'XXL'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export const USUAL_SIZE: PictureSize = 'XXL';

/** The data types beside those of the kinds. contract.md 17.1 */
export const PLACE_TYPE = 'location';
export const IMAGES_TYPE = 'images';
export const IMAGE_TYPE = 'image';
export const COMMENTS_TYPE = 'comment';

export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** The version of what `json` and `xml` write; docs/export. */
export const FORMAT_VERSION = 1;

/** The numbers for paper: signs of a line in a narrow column, millimetres that a picture should have, dots of an inch. */
export const SIGNS_PER_LINE = 38;
export const LEAST_PICTURE_MM = 60;
export const PRINT_DPI = 300;
export const MM_PER_INCH = 25.4;

/** Returns the tag of an open page that waits for a run. */
export const exportTag = (id: number) => `export:${id}`;
export const RUN_JOB = 'data-export.run';

/** Says in WXR that it comes from a portal like this one, whose numbers of posts are those of the file alone. */
export const WXR_GENERATOR = 'Litfass';
