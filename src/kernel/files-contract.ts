// The disk and the bucket agree on this: the errors, the rule for keys, types by extension, what a range means.

/** The storage can't be used now: disk full or unwritable, bucket unreachable. Becomes 503. Holds no credentials. */
export class StorageUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`file storage unavailable: ${reason}`, { cause });
    this.name = 'StorageUnavailable';
  }
}

/** The source had more than `maxBytes`; nothing was stored. */
export class FileTooLarge extends Error {
  readonly maxBytes: number;
  constructor(maxBytes: number) {
    super(`file is larger than ${maxBytes} bytes`);
    this.name = 'FileTooLarge';
    this.maxBytes = maxBytes;
  }
}

/** The range begins behind the end of the file, which has `bytes` bytes. Becomes 416. */
export class RangeNotSatisfiable extends Error {
  readonly bytes: number;
  constructor(bytes: number) {
    super(`range lies outside of the file's ${bytes} bytes`);
    this.name = 'RangeNotSatisfiable';
    this.bytes = bytes;
  }
}

/** A mistake of the caller: a key that can't be one, or a content type that contradicts the key's extension. */
export class InvalidFileKey extends Error {
  constructor(key: string, reason: string) {
    super(`file key ${JSON.stringify(key)} ${reason}`);
    this.name = 'InvalidFileKey';
  }
}

/**
 * Types by extension, on disk and in the bucket alike, so that a type can't get lost in a copy or a backup. Nothing
 * that a browser would run (HTML, SVG) is in the list: whatever is missing is handed out as application/octet-stream.
 */
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['bmp', 'image/bmp'],
  ['gif', 'image/gif'],
  ['heic', 'image/heic'],
  ['jpeg', 'image/jpeg'],
  ['heic', 'image/heic'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['webp', 'image/webp'],
  ['aac', 'audio/aac'],
  ['flac', 'audio/flac'],
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['m4a', 'audio/mp4'],
  ['m4s', 'video/iso.segment'],
  ['mkv', 'video/x-matroska'],
  ['mov', 'video/quicktime'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['ogg', 'audio/ogg'],
  ['ts', 'video/mp2t'],
  ['vtt', 'text/vtt'],
  ['wav', 'audio/wav'],
  ['webm', 'video/webm'],
  ['csv', 'text/csv'],
  ['ics', 'text/calendar'],
  ['json', 'application/json'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['xml', 'application/xml'],
  ['zip', 'application/zip'],
]);

const MAX_KEY_LENGTH = 255;

/** Returns the type under which a key is stored and served: by its extension, else application/octet-stream. */
export const contentTypeOf = (key: string): string =>
  CONTENT_TYPES.get(/\.([a-z0-9]+)$/.exec(key)?.[1] ?? '') ?? 'application/octet-stream';

/**
 * Says whether a text can be a key: `[a-z0-9][a-z0-9/._-]*`, at most 255 characters, no `..`, no empty part and none that
 * begins with a dot, so that on a disk it is one path below the folder and nothing hidden.
 */
export const isFileKey = (text: string): boolean => text !== '' && isKeyPrefix(text) && !text.endsWith('/');

/** Says whether a text can be the beginning of a key; the empty one is. */
export const isKeyPrefix = (text: string): boolean =>
  text.length <= MAX_KEY_LENGTH && /^[a-z0-9/._-]*$/.test(text) && !/^[/._-]|\.\.|\/[/.]/.test(text);

/** A range of bytes: `start` to `end`, both included; without `end` to the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/** Says whether the positions are whole numbers, in order. */
export const isRange = ({ start, end = start }: ByteRange): boolean =>
  Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start;

/** Returns a range cut to a file's size. Throws RangeNotSatisfiable when nothing of it is left. */
export const cutRange = (range: ByteRange, bytes: number): Required<ByteRange> => {
  if (!isRange(range) || range.start >= bytes) throw new RangeNotSatisfiable(bytes);
  return { start: range.start, end: Math.min(range.end ?? Infinity, bytes - 1) };
};
