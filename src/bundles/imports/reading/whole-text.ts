// Reads a file that has to be read as a whole.
import { decodeText } from '#kernel/decoded-text.ts';
import { fileTooLong } from '../texts.ts';
import { UnreadableFile } from './entries.ts';
import type { Chunks } from './entries.ts';

/** Throws an `UnreadableFile` where it is longer than it may be. */
export const wholeText = async (chunks: Chunks, maxBytes: number): Promise<string> => {
  const all: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new UnreadableFile(fileTooLong(maxBytes));
    all.push(chunk);
  }
  return decodeText(Buffer.concat(all));
};
