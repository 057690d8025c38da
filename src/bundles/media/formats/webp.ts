// WebP is a RIFF file of chunks. It is accepted only when the portal says so. Reads what strangers send.
import { BrokenImage, demandFewParts, readExactly } from './image-format.ts';
import { MAX_WORDS_BYTES } from './file-words.ts';
import type { ImageFormat } from './image-format.ts';
import { readXmp } from './xmp.ts';

const DROPPED_CHUNKS = ['EXIF', 'XMP '];
/** The flags of an extended file that are taken away: that it has Exif, and that it has XMP. */
const DROPPED_FLAGS = 0x0c;
/**
 * The number of chunks that are looked through. In a moving picture each frame is one; its words stand behind them, and are not
 * looked for any longer.
 */
const MAX_CHUNKS = 100;

export const webp: ImageFormat = {
  name: 'webp',
  extension: 'webp',
  label: 'WebP',
  matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  inspect: async (bytes) => {
    const header = await readExactly(bytes, 0, 30);
    const end = 8 + header.readUInt32LE(4);
    return {
      ...sizeIn(header),
      end: bytes.size < end ? 'cut' : bytes.size > end + 1 ? 'more' : 'whole',
    };
  },
  readCredits: async (bytes) => {
    for (let at = 12, count = 0; at + 8 <= bytes.size && count < MAX_CHUNKS; count++) {
      const head = await readExactly(bytes, at, 8);
      const length = head.readUInt32LE(4);
      if (head.toString('latin1', 0, 4) === 'XMP ' && length <= MAX_WORDS_BYTES)
        return [readXmp(await readExactly(bytes, at + 8, length))];
      at += 8 + length + (length % 2);
    }
    return [];
  },
  withoutTraces: (file) => {
    if (file.length < 12) throw new BrokenImage('it ends within its header');
    const chunks = neededChunks(file);
    const head = Buffer.from(file.subarray(0, 12));
    head.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4);
    return Buffer.concat([head, ...chunks]);
  },
};

/** Reads the size from the first chunk, which is that of an extended file, a lossless or a lossy picture. */
const sizeIn = (header: Buffer): { width: number; height: number } => {
  const kind = header.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = header.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') throw new BrokenImage('no picture where one should be');
  return { width: header.readUInt16LE(26) & 0x3fff, height: header.readUInt16LE(28) & 0x3fff };
};

const neededChunks = (file: Buffer): Buffer[] => {
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const chunk = Buffer.from(file.subarray(at, at + 8 + length + (length % 2)));
    if (name === 'VP8X') chunk[8]! &= ~DROPPED_FLAGS;
    if (!DROPPED_CHUNKS.includes(name)) kept.push(chunk);
    demandFewParts(kept.length);
    at += 8 + length + (length % 2);
  }
  return kept;
};
