// Decides whether an uploaded file may come in, by its first and last bytes. The worker decodes it fully later. Reads what
// strangers send.
import type { ByteReader } from '#kernel/byte-reader.ts';
import { BrokenImage } from './formats/image-format.ts';
import type { ImageFormat, Inspection } from './formats/image-format.ts';
import { MAX_PIXELS, MAX_SIDE } from './constants.ts';

/** The number of bytes that are enough to tell every kind of file by. */
export const HEAD_BYTES = 16;

export type InspectionRefusal = 'tooManyPixels' | 'broken' | 'more';

export type Checked =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly refusal: InspectionRefusal };

/** Says whether the file is one whole image of this kind and nothing else, not larger than the worker can unfold. */
export const checkImage = async (bytes: ByteReader, format: ImageFormat): Promise<Checked> => {
  const found = await inspect(bytes, format);
  if (!found || found.end === 'cut' || found.width < 1 || found.height < 1) return refused('broken');
  const { width, height, unfolded = 0 } = found;
  if (width > MAX_SIDE || height > MAX_SIDE || Math.max(width * height, unfolded) > MAX_PIXELS)
    return refused('tooManyPixels');
  if (found.end === 'more' || (await isSomethingElseToo(bytes))) return refused('more');
  return { ok: true, width, height };
};

const refused = (refusal: InspectionRefusal): Checked => ({ ok: false, refusal });

const inspect = async (bytes: ByteReader, format: ImageFormat): Promise<Inspection | undefined> => {
  try {
    return await format.inspect(bytes);
  } catch (error) {
    if (error instanceof BrokenImage) return undefined;
    throw error;
  }
};

/** The number of bytes in which any browser looks for the kind of a file. */
const SNIFFED_BYTES = 1024;
/** A ZIP archive ends with a record of 22 bytes and a comment, and programs find it from its end. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const MAX_ZIP_COMMENT = 65_535;

const isSomethingElseToo = async (bytes: ByteReader): Promise<boolean> => {
  const head = (await bytes.read(0, SNIFFED_BYTES)).toString('latin1');
  if (/<script|<svg|<html|<!doctype|<\?php|%pdf-/i.test(head)) return true;
  const start = Math.max(0, bytes.size - ZIP_END_BYTES - MAX_ZIP_COMMENT);
  const tail = await bytes.read(start, bytes.size - start);
  const at = tail.lastIndexOf(ZIP_END);
  return (
    at >= 0 &&
    at + ZIP_END_BYTES <= tail.length &&
    at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) === tail.length
  );
};
