// These are the numbers and fixed words of streaming media.
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';

/** The states of a stream: `pending` is uploaded and being worked on; `ready` can be played; `deleted` is only remembered. */
export const STREAM_STATES = ['pending', 'ready', 'failed', 'deleted'] as const;
export type StreamState = (typeof STREAM_STATES)[number];

export const STREAM_KINDS = ['video', 'audio'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

/** What the check call says. contract.md 15.7 */
export const CHECK_RESULTS = ['pending', 'updated', 'preview_updated', 'no_preview', 'failed'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

/** What the calls for media elements call them. contract.md 13 */
export const STREAM_MEDIA_TYPE = 'streaming_media';

/** Returns the tag of whatever shows a stream; open pages hear of its progress by the topic of the same words. */
export const streamTag = (id: number) => `stream:${id}`;
export const LIVE_TOPIC = 'stream';

/** What of an upload may lie unfinished, and how many may be begun in an hour. */
export const MAX_UNFINISHED_UPLOADS = 5;
export const UPLOADS_AN_HOUR = { attempts: 30, seconds: 3600 } as const;
/** An upload of which nothing came for so long is given up. */
export const UPLOAD_RETENTION_MS = DAY_MS;
/** A piece is a file; what has arrived of it when the line breaks is kept. */
export const PIECE_BYTES = 16_000_000;
/** More pieces than a bad line makes of the largest upload; without a bound whoever sends byte by byte fills the storage with files. */
export const MAX_PIECES = 20_000;
/** The bytes at the beginning of a file that are enough to tell its kind. */
export const HEAD_BYTES = 4096;

export const TITLE_MAX_LENGTH = 200;
export const FILENAME_MAX_LENGTH = 255;
export const COPYRIGHT_MAX_LENGTH = 200;

export const MAX_CAPTIONS_BYTES = 1_000_000;
/** Names the languages of words under a video as readers choose them. */
export const CAPTION_LANGUAGES = {
  de: 'Deutsch',
  en: 'Englisch',
  tr: 'Türkisch',
  uk: 'Ukrainisch',
  ar: 'Arabisch',
  pl: 'Polnisch',
  ru: 'Russisch',
} as const;

/** What a picture of a video may have, each side and the whole of it: 8K passes, what would fill our memory doesn't. */
export const MAX_VIDEO_SIDE = 8192;
export const MAX_VIDEO_PIXELS = 40_000_000;
/** How long it may last; a council that sits for a day can be heard. */
export const MAX_HOURS: Readonly<Record<StreamKind, number>> = { video: 4, audio: 12 };

/** What the sandboxed ffmpeg of the packages works on, which is ten times slower than one of the system. */
export const MAX_SANDBOXED_MINUTES: Readonly<Record<StreamKind, number>> = { video: 5, audio: 120 };

export const WAVEFORM_PEAKS = 200;

/** A file so small can be sent as a form, without JavaScript. */
export const FORM_UPLOAD_BYTES = 32_000_000;

export const STREAMS_PER_PAGE = 20;
export const PUBLIC_MAX_AGE_S = 86_400;

/** These are names of jobs. */
export const MAKE_STREAM = 'media.make-stream';
export const MAKE_POSTER = 'media.make-poster';
export const REMOVE_STREAM_FILES = 'media.remove-stream-files';
export const CLEAN_UP_STREAMS = 'media.tidy-streams';
/** A stream that waits for so long is handed to the worker once more. */
export const STALLED_AFTER_MS = HOUR_MS;
/** How long making waits when the file storage is away. */
export const STORAGE_PAUSE_MS = 60_000;
/** Making that failed so often, or took the worker down so often, is given up. */
export const MAX_STREAM_FAILURES = 3;
export const MAX_STREAM_ATTEMPTS = 6;
/** Another number makes other files of the same original. */
export const STREAM_RECIPE = 1;

/** What a job weighs of films and sounds: each has hundreds of files. */
export const STREAMS_WEIGHED_AT_ONCE = 10;

/** The media type of a piece of an upload, by the tus protocol. */
export const PIECE_TYPE = 'application/offset+octet-stream';
