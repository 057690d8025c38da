// Reads a file that somebody brings with a form.
import type { UploadedFile } from '#kernel/multipart.ts';
import { MAX_CALENDAR_BYTES } from './reading/limits.ts';
import * as texts from './texts.ts';

export const upload = { field: 'file', maxBytes: MAX_CALENDAR_BYTES, tooLarge: texts.tooLarge };

/** Reads the bytes of the file; undefined where none was chosen. */
export const readUpload = async (file: UploadedFile): Promise<Uint8Array | undefined> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  // A form without a chosen file sends an empty one without a name.
  return chunks.length === 0 && file.filename === '' ? undefined : Buffer.concat(chunks);
};
