// AVIF and HEIC are built of boxes within boxes. Reads what strangers send.
import type { ByteReader } from '#kernel/byte-reader.ts';
import { BrokenImage, readExactly } from './image-format.ts';
import type { Inspection } from './image-format.ts';

const MAX_META_BYTES = 1024 * 1024;
const MAX_BOXES = 100;

export interface Box {
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

/** Returns the size of the picture, and the box that describes it. Throws BrokenImage. */
export const inspectBoxes = async (bytes: ByteReader): Promise<Inspection & { readonly meta: Buffer }> => {
  const boxes = await topBoxes(bytes);
  const box = boxes.list.find(({ name }) => name === 'meta');
  if (!box || box.length > MAX_META_BYTES) throw new BrokenImage('no description');
  const meta = await readExactly(bytes, box.at, box.length);
  return { ...sizeIn(meta), end: boxes.end, meta };
};

/** Reads the boxes of the file, which follow each other up to its end. */
const topBoxes = async (bytes: ByteReader): Promise<{ list: Box[]; end: Inspection['end'] }> => {
  const list: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.size && list.length < MAX_BOXES) {
    const box = boxAt(await readExactly(bytes, at, 8), at, bytes.size);
    list.push(box);
    at += box.length;
  }
  return { list, end: at > bytes.size ? 'cut' : at < bytes.size ? 'more' : 'whole' };
};

/** Reads one box; `head` are the eight bytes with which it begins. */
const boxAt = (head: Buffer, at: number, end: number): Box => {
  // A length of nought means that the box reaches up to the end.
  const length = head.readUInt32BE(0) || end - at;
  if (length < 8) throw new BrokenImage('a box without a size');
  return { name: head.toString('latin1', 4, 8), at, length };
};

/** Returns the boxes between two places of a file that is in memory. */
export const boxesIn = (file: Buffer, start: number, end: number): Box[] => {
  const list: Box[] = [];
  for (let at = start; at + 8 <= end; at += list.at(-1)!.length) {
    const box = boxAt(file.subarray(at, at + 8), at, end);
    if (box.at + box.length > end) throw new BrokenImage('a box ends behind the one it lies in');
    list.push(box);
  }
  return list;
};

/** Returns the largest of the sizes that are told: thumbnails and tiles have theirs, too. */
const sizeIn = (meta: Buffer): { width: number; height: number } => {
  let size = { width: 0, height: 0 };
  for (let at = meta.indexOf('ispe'); at >= 0 && at + 16 <= meta.length; at = meta.indexOf('ispe', at + 4)) {
    const [width, height] = [meta.readUInt32BE(at + 8), meta.readUInt32BE(at + 12)];
    if (width * height > size.width * size.height) size = { width, height };
  }
  const turn = meta.indexOf('irot');
  const isTurned = turn >= 0 && (meta[turn + 4] ?? 0) % 2 === 1;
  return isTurned ? { width: size.height, height: size.width } : size;
};
