// GIF has blocks between a header and the one byte of the end. Reads what strangers send.
import type { ByteReader } from '#kernel/byte-reader.ts';
import { BrokenImage, demandFewParts, isPadding, readExactly } from './image-format.ts';
import type { ImageFormat } from './image-format.ts';

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const APPLICATION = 0xff;
const COMMENT = 0xfe;
const TAIL_BYTES = 1024;
/** The extensions of programs that stay: how often it plays, and the profile. */
const KEPT_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

export const gif: ImageFormat = {
  name: 'gif',
  extension: 'gif',
  label: 'GIF',
  matches: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)),
  inspect: async (bytes) => {
    const header = await readExactly(bytes, 6, 5);
    const start = Math.max(0, bytes.size - TAIL_BYTES);
    const tail = await bytes.read(start, bytes.size - start);
    const end = tail.lastIndexOf(TRAILER);
    return {
      width: header.readUInt16LE(0),
      height: header.readUInt16LE(2),
      unfolded: await firstFramePixels(bytes, 13 + tableBytes(header[4] ?? 0)),
      end: end >= 0 && isPadding(tail.subarray(end + 1)) ? 'whole' : 'cut',
    };
  },
  withoutTraces: (file) => Buffer.concat(neededBlocks(file)),
};

/** Pieces in front of the first frame that are walked over. */
const MAX_PIECES = 20_000;

/**
 * Counts the pixels of the first frame, the only one that is ever unfolded; it may be larger than the picture that it is shown
 * in.
 */
const firstFramePixels = async (bytes: ByteReader, start: number): Promise<number> => {
  for (let at = start, count = 0; count < MAX_PIECES; count++) {
    const [kind] = await readExactly(bytes, at, 1);
    if (kind === TRAILER) return 0;
    if (kind === IMAGE) {
      const frame = await readExactly(bytes, at + 1, 8);
      return frame.readUInt16LE(4) * frame.readUInt16LE(6);
    }
    if (kind !== EXTENSION) throw new BrokenImage('no block where one should be');
    for (at += 2; ; count++) {
      const [length = 0] = await readExactly(bytes, at, 1);
      at += 1 + length;
      if (length === 0 || count >= MAX_PIECES) break;
    }
  }
  throw new BrokenImage('too much in front of its first frame');
};

const neededBlocks = (file: Buffer): Buffer[] => {
  let at = 13 + tableBytes(file[10] ?? 0);
  const kept = [file.subarray(0, at)];
  for (;;) {
    const [kind, label] = [file[at], file[at + 1]];
    if (kind === TRAILER) return [...kept, file.subarray(at, at + 1)];
    if (kind !== IMAGE && kind !== EXTENSION) throw new BrokenImage('no block where one should be');
    // In front of its data an image has a place, a colour table of its own and the size of the codes.
    const dataAt = kind === IMAGE ? at + 11 + tableBytes(file[at + 9] ?? 0) : at + 2;
    const end = dataEnd(file, dataAt);
    if (kind === IMAGE || isKeptExtension(label, file.toString('latin1', at + 3, at + 14)))
      kept.push(file.subarray(at, end));
    demandFewParts(kept.length);
    at = end;
  }
};

const isKeptExtension = (label: number | undefined, application: string) =>
  label === APPLICATION ? KEPT_APPLICATIONS.includes(application) : label !== COMMENT;

/** Returns where the data end, which come in pieces of at most 255 bytes; an empty one is the last. */
const dataEnd = (file: Buffer, start: number): number => {
  for (let at = start; ; ) {
    const length = file[at];
    if (length === undefined) throw new BrokenImage('it has no end');
    if (length === 0) return at + 1;
    at += 1 + length;
  }
};

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
