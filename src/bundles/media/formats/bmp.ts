// BMP has two headers, perhaps a palette, then rows of pixels. It holds nothing that tells of place or time. Reads what
// strangers send.
import { BrokenImage, readExactly } from './image-format.ts';
import type { ImageFormat } from './image-format.ts';

/** The headers that the decoder knows; the one of OS/2 is not among them. */
const HEADER_SIZES = [40, 52, 56, 108, 124];
const DEPTHS = [1, 4, 8, 16, 24, 32];
const PLAIN = [0, 3, 6];
const RUN_LENGTH = [1, 2];
/** An index of a pixel has eight bits at most. Unchecked, each colour that is claimed becomes an object in memory. */
const MAX_COLOURS = 256;
/** Rows are filled up, and so are some files. */
const SLACK_BYTES = 4;

export const bmp: ImageFormat = {
  name: 'bmp',
  extension: 'bmp',
  label: 'BMP',
  // Behind the size stand four bytes that are nought.
  matches: (head) => head.toString('latin1', 0, 2) === 'BM' && head.readUInt32LE(6) === 0,
  inspect: async (bytes) => {
    const header = await readExactly(bytes, 0, 54);
    const width = header.readInt32LE(18);
    const height = Math.abs(header.readInt32LE(22));
    if (!isKnown(header) || width < 0) throw new BrokenImage('a kind of BMP that nobody writes');
    const end = header.readUInt32LE(10) + pixelBytes(header, width, height);
    const last = Math.max(end, header.readUInt32LE(2)) + SLACK_BYTES;
    return { width, height, end: bytes.size < end ? 'cut' : bytes.size > last ? 'more' : 'whole' };
  },
};

const isKnown = (header: Buffer) =>
  HEADER_SIZES.includes(header.readUInt32LE(14)) &&
  DEPTHS.includes(header.readUInt16LE(28)) &&
  [...PLAIN, ...RUN_LENGTH].includes(header.readUInt32LE(30)) &&
  header.readUInt32LE(46) <= MAX_COLOURS;

const pixelBytes = (header: Buffer, width: number, height: number) =>
  RUN_LENGTH.includes(header.readUInt32LE(30))
    ? header.readUInt32LE(34)
    : Math.ceil((width * header.readUInt16LE(28)) / 32) * 4 * height;
