// TIFF has directories of tagged entries that point anywhere in the file. The Exif block of other formats is a small one. Reads
// what strangers send.
import type { ByteReader } from '#kernel/byte-reader.ts';
import { BrokenImage, readExactly } from './image-format.ts';
import { MAX_WORDS_BYTES } from './file-words.ts';
import type { ImageFormat } from './image-format.ts';
import { readIptc } from './iptc.ts';
import { readXmp } from './xmp.ts';

const WIDTH = 256;
const HEIGHT = 257;
const SAMPLE_BITS = 258;
const SAMPLES = 277;
const STRIP_OFFSETS = 273;
const ORIENTATION = 274;
const STRIP_BYTES = 279;
const TILE_OFFSETS = 324;
const TILE_BYTES = 325;
const XMP = 700;
const IPTC = 33_723;
/** Entries that point at directories of their own, among them that of the place. */
const FOREIGN_DIRECTORIES = [34_665, 34_853, 40_965];

/**
 * The ranges of tags that stay, each from its first to its last: what decoding needs, colour, and the credit (Artist,
 * Copyright, IPTC, ICC). Nothing else stays.
 */
const KEPT_TAGS: readonly (readonly [number, number])[] = [
  [254, 259],
  [262, 266],
  [273, 274],
  [277, 284],
  [290, 293],
  [296, 297],
  [301, 301],
  [315, 315],
  [317, 325],
  [332, 334],
  [336, 342],
  [347, 347],
  [512, 521],
  [529, 532],
  [33_432, 33_432],
  [33_723, 33_723],
  [34_675, 34_675],
];

const MAX_ENTRIES = 1000;
const MAX_DIRECTORIES = 64;
/** An array of more numbers than this is no strip table. */
const MAX_NUMBERS = 250_000;
const ENTRY_BYTES = 12;
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/** The sizes of the types whose values are whole numbers. */
const NUMBER_BYTES: Readonly<Record<number, 1 | 2 | 4>> = { 1: 1, 3: 2, 4: 4 };

export const tiff: ImageFormat = {
  name: 'tiff',
  extension: 'tif',
  label: 'TIFF',
  matches: (head) => isLittle(head) || isBig(head),
  inspect: async (bytes) => {
    const directory = await firstDirectory(bytes);
    const [width = 0] = await numbersOf(bytes, directory, WIDTH);
    const [height = 0] = await numbersOf(bytes, directory, HEIGHT);
    const [orientation = 1] = await numbersOf(bytes, directory, ORIENTATION);
    const end = (await hasAllData(bytes, directory)) ? 'whole' : 'cut';
    const unfolded = width * height * Math.max(1, (await pixelBytes(bytes, directory)) / 4);
    return orientation > 4
      ? { width: height, height: width, unfolded, end }
      : { width, height, unfolded, end };
  },
  readCredits: async (bytes) => {
    const { little, entries } = await firstDirectory(bytes);
    const blockOf = async (tag: number) => {
      const entry = entries.get(tag);
      const length = entry ? lengthOf(entry, little) : 0;
      if (!entry || length <= 4 || length > MAX_WORDS_BYTES) return undefined;
      return readExactly(bytes, readUint(entry, 8, 4, little), length);
    };
    const [iptc, xmp] = [await blockOf(IPTC), await blockOf(XMP)];
    return [...(iptc ? [readIptc(iptc)] : []), ...(xmp ? [readXmp(xmp)] : [])];
  },
  withoutTraces: (file) => {
    const copy = Buffer.from(file);
    const little = isLittle(copy);
    let at = readUint(copy, 4, 4, little);
    for (let count = 0; at > 0 && count < MAX_DIRECTORIES; count++) at = cleanDirectory(copy, at, little);
    return copy;
  },
};

/** Returns the orientation that an Exif block or a TIFF file tells, 1 to 8; 1 when it tells none or can't be read. */
export const orientationOf = async (bytes: ByteReader): Promise<number> => {
  try {
    const directory = await firstDirectory(bytes);
    const [orientation = 1] = await numbersOf(bytes, directory, ORIENTATION);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  } catch (error) {
    if (error instanceof BrokenImage) return 1;
    throw error;
  }
};

const isLittle = (head: Buffer) => head.toString('latin1', 0, 4) === 'II*\0';
const isBig = (head: Buffer) => head.toString('latin1', 0, 4) === 'MM\0*';

interface Directory {
  readonly little: boolean;
  /** The bytes of each entry by its tag. */
  readonly entries: ReadonlyMap<number, Buffer>;
}

const firstDirectory = async (bytes: ByteReader): Promise<Directory> => {
  const head = await readExactly(bytes, 0, 8);
  if (!isLittle(head) && !isBig(head)) throw new BrokenImage('no TIFF header');
  const little = isLittle(head);
  const at = readUint(head, 4, 4, little);
  const count = readUint(await readExactly(bytes, at, 2), 0, 2, little);
  if (count > MAX_ENTRIES) throw new BrokenImage('too many entries');
  const table = await readExactly(bytes, at + 2, count * ENTRY_BYTES);
  const entries = Array.from({ length: count }, (_, i) =>
    table.subarray(i * ENTRY_BYTES, (i + 1) * ENTRY_BYTES),
  );
  return { little, entries: new Map(entries.map((entry) => [readUint(entry, 0, 2, little), entry])) };
};

const numbersOf = async (
  bytes: ByteReader,
  { little, entries }: Directory,
  tag: number,
): Promise<number[]> => {
  const entry = entries.get(tag);
  if (!entry) return [];
  const size = NUMBER_BYTES[readUint(entry, 2, 2, little)];
  const count = readUint(entry, 4, 4, little);
  if (!size || count > MAX_NUMBERS) throw new BrokenImage(`odd values of tag ${tag}`);
  const isInside = size * count <= 4;
  const values = isInside
    ? entry.subarray(8)
    : await readExactly(bytes, readUint(entry, 8, 4, little), size * count);
  return Array.from({ length: count }, (_, i) => readUint(values, i * size, size, little));
};

/**
 * Returns the bytes of a pixel. Up to sixteen bytes of several channels each are possible, and a strip may be the whole
 * picture.
 */
const pixelBytes = async (bytes: ByteReader, directory: Directory): Promise<number> => {
  const [samples = 1] = await numbersOf(bytes, directory, SAMPLES);
  const [bits = 1] = await numbersOf(bytes, directory, SAMPLE_BITS);
  return (samples * bits) / 8;
};

/**
 * Says whether all data are there. A TIFF has no end marker: it is whole when all values and every strip or tile lie within the
 * file.
 */
const hasAllData = async (bytes: ByteReader, directory: Directory): Promise<boolean> => {
  const { little, entries } = directory;
  const isOutside = (entry: Buffer) =>
    lengthOf(entry, little) > 4 && readUint(entry, 8, 4, little) + lengthOf(entry, little) > bytes.size;
  if ([...entries.values()].some(isOutside)) return false;
  const isTiled = directory.entries.has(TILE_OFFSETS);
  const offsets = await numbersOf(bytes, directory, isTiled ? TILE_OFFSETS : STRIP_OFFSETS);
  const lengths = await numbersOf(bytes, directory, isTiled ? TILE_BYTES : STRIP_BYTES);
  if (offsets.length === 0 || lengths.length !== offsets.length) return false;
  return offsets.every((offset, i) => offset + lengths[i]! <= bytes.size);
};

/** Takes out all entries but the kept ones, in place, and blanks what they pointed at. Returns the next directory. */
const cleanDirectory = (file: Buffer, at: number, little: boolean): number => {
  const entries = entriesAt(file, at, little);
  const next = readUint(file, at + 2 + entries.length * ENTRY_BYTES, 4, little);
  const kept = entries.filter((entry) => isNeeded(entry, little)).map((entry) => Buffer.from(entry));
  for (const entry of entries) if (!isNeeded(entry, little)) blankValues(file, entry, little);
  const end = at + 2 + kept.length * ENTRY_BYTES;
  file.fill(0, at, at + 6 + entries.length * ENTRY_BYTES);
  writeUint(file, at, 2, kept.length, little);
  Buffer.concat(kept).copy(file, at + 2);
  writeUint(file, end, 4, next, little);
  return next;
};

const isNeeded = (entry: Buffer, little: boolean): boolean => {
  const tag = readUint(entry, 0, 2, little);
  return KEPT_TAGS.some(([from, to]) => tag >= from && tag <= to);
};

const blankValues = (file: Buffer, entry: Buffer, little: boolean) => {
  const tag = readUint(entry, 0, 2, little);
  const pointsAt = readUint(entry, 8, 4, little);
  const length = lengthOf(entry, little);
  if (FOREIGN_DIRECTORIES.includes(tag)) blankDirectory(file, pointsAt, little);
  else if (length > 4) file.fill(0, pointsAt, Math.min(pointsAt + length, file.length));
};

/** Returns the number of bytes of an entry's values; up to four stand in the entry itself. */
const lengthOf = (entry: Buffer, little: boolean): number =>
  (TYPE_BYTES[readUint(entry, 2, 2, little)] ?? 1) * readUint(entry, 4, 4, little);

const blankDirectory = (file: Buffer, at: number, little: boolean) => {
  const entries = entriesAt(file, at, little);
  const end = at + 2 + entries.length * ENTRY_BYTES;
  // The count of the directory is blanked first: a directory that points at itself is empty by then.
  writeUint(file, at, 2, 0, little);
  for (const entry of entries) blankValues(file, entry, little);
  file.fill(0, at, end);
};

const entriesAt = (file: Buffer, at: number, little: boolean): Buffer[] => {
  const count = readUint(file, at, 2, little);
  if (count > MAX_ENTRIES || at + 6 + count * ENTRY_BYTES > file.length)
    throw new BrokenImage('a directory lies outside of the file');
  return Array.from({ length: count }, (_, i) =>
    file.subarray(at + 2 + i * ENTRY_BYTES, at + 2 + (i + 1) * ENTRY_BYTES),
  );
};

const readUint = (bytes: Buffer, at: number, size: 1 | 2 | 4, little: boolean): number => {
  if (at + size > bytes.length) throw new BrokenImage('it points behind its end');
  return little ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
};

const writeUint = (bytes: Buffer, at: number, size: 2 | 4, value: number, little: boolean) =>
  little ? bytes.writeUIntLE(value, at, size) : bytes.writeUIntBE(value, at, size);
