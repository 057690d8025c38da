// Brings an uploaded file into the storage. It is streamed there; what the door refuses leaves no trace.
import { randomUUID } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { contentTypeOf, FileTooLarge } from '#kernel/files.ts';
import type { FileSource, PutResult } from '#kernel/files.ts';
import { refusedFor } from '#kernel/outcomes.ts';
import type { RefusedFor } from '#kernel/outcomes.ts';
import { MAX_UPLOAD_BYTES } from './constants.ts';
import { storedFileReader } from '#kernel/byte-reader.ts';
import { readWords } from './formats/file-words.ts';
import type { FileWords } from './formats/file-words.ts';
import type { ImageFormat } from './formats/image-format.ts';
import { checkImage, HEAD_BYTES } from './inspect-image.ts';
import type { InspectionRefusal } from './inspect-image.ts';
import { mayUploadImage } from './policy.ts';
import { acceptedFormats } from './settings.ts';
import * as texts from './texts.ts';

/** All originals lie below it. */
export const ORIGINALS = 'originals/';

/** A file that has passed the door and waits for `createImage`; without it, it is removed after a day. */
export interface StoredOriginal extends PutResult {
  readonly key: string;
  /** The width of the picture as shown. */
  readonly width: number;
  readonly height: number;
  /** What the file says about itself. */
  readonly words: FileWords;
}

export type UploadRefusal = RefusedFor<'notGranted' | 'type' | 'tooLarge' | InspectionRefusal>;

export type StoreOutcome = { readonly kind: 'stored'; readonly original: StoredOriginal } | UploadRefusal;

/** Takes a file in and checks it at the door, outside any transaction. The source is destroyed when it is refused. */
export const storeOriginal = async (ctx: Ctx, source: FileSource): Promise<StoreOutcome> => {
  if (ctx.transaction) throw new Error('files are stored before the transaction that refers to them');
  const upload = await begin(source);
  try {
    if (!mayUploadImage(ctx.viewer)) return refuseUngranted();
    const formats = await acceptedFormats(ctx);
    const format = formats.find(({ matches }) => upload.head.length === HEAD_BYTES && matches(upload.head));
    if (!format) return refusedFor('type', texts.uploadOfWrongType(formats.map(({ label }) => label)));
    return await storeOrRemove(ctx, newKey(format), format, upload.whole());
  } finally {
    await upload.end();
  }
};

/** Returns what those are told who may not upload. */
export const refuseUngranted = (): UploadRefusal => refusedFor('notGranted', texts.uploadNotGranted);

export const removeOriginal = (ctx: Ctx, key: string): Promise<void> => ctx.portal.files.remove(key);

interface Upload {
  /** The beginning of the file, shorter than HEAD_BYTES only when the whole file is so short. */
  readonly head: Buffer;
  /** Reads the whole file, its head included. */
  readonly whole: () => AsyncGenerator<Uint8Array>;
  /** Ends the reading; whatever was not read is not wanted. */
  readonly end: () => Promise<unknown>;
}

/** Reads so much of the file that its kind can be told. */
const begin = async (source: FileSource): Promise<Upload> => {
  const chunks = (source as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < HEAD_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* whole() {
    yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { head: start.subarray(0, HEAD_BYTES), whole, end: async () => chunks.return?.() };
};

/** Nobody can guess it; the first two digits spread the files over folders. */
const newKey = ({ extension }: ImageFormat) => {
  const name = randomUUID();
  return `${ORIGINALS}${name.slice(0, 2)}/${name}.${extension}`;
};

const storeOrRemove = async (
  ...[ctx, key, ...file]: Parameters<typeof storeUnder>
): Promise<StoreOutcome> => {
  try {
    const outcome = await storeUnder(ctx, key, ...file);
    if (outcome.kind === 'refused') await removeOriginal(ctx, key);
    return outcome;
  } catch (error) {
    await removeOriginal(ctx, key).catch((err: unknown) =>
      ctx.log.warn({ err, key }, 'original left behind'),
    );
    throw error;
  }
};

const storeUnder = async (
  ctx: Ctx,
  key: string,
  format: ImageFormat,
  source: FileSource,
): Promise<StoreOutcome> => {
  const { files } = ctx.portal;
  const options = { contentType: contentTypeOf(key), maxBytes: MAX_UPLOAD_BYTES };
  const stored = await files.put(key, source, options).catch((error: unknown) => {
    if (error instanceof FileTooLarge) return undefined;
    throw error;
  });
  if (!stored) return refusedFor('tooLarge', texts.uploadTooLarge);
  const reader = storedFileReader(files, key, stored.bytes);
  const checked = await checkImage(reader, format);
  if (!checked.ok) return refusedFor(checked.refusal, REFUSAL_TEXTS[checked.refusal]);
  const { width, height } = checked;
  const words = await readWords(reader, format);
  return { kind: 'stored', original: { ...stored, key, width, height, words } };
};

const REFUSAL_TEXTS: Readonly<Record<InspectionRefusal, string>> = {
  tooManyPixels: texts.uploadTooManyPixels,
  broken: texts.uploadBroken,
  more: texts.uploadOfMore,
};
