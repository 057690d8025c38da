// AVIF: boxes within boxes. Accepted only when the portal says so; its traces go when it is written anew.
import type { ByteReader } from './byte-reader.ts';
import { BrokenImage, readExactly } from './image-format.ts';
import type { ImageFormat, Inspection } from './image-format.ts';

const MAX_META_BYTES = 1024 * 1024;
const MAX_BOXES = 100;

export const avif: ImageFormat = {
  name: 'avif',
  extension: 'avif',
  label: 'AVIF',
  matches: (head) => /^ftypavi[fs]/.test(head.toString('latin1', 4, 12)),
  inspect: async (bytes) => {
    const boxes = await topBoxes(bytes);
    const meta = boxes.list.find(({ name }) => name === 'meta');
    if (!meta || meta.length > MAX_META_BYTES) throw new BrokenImage('no description');
    return { ...sizeIn(await readExactly(bytes, meta.at, meta.length)), end: boxes.end };
  },
};

interface Box {
  readonly name: string;
  readonly at: number;
  readonly length: number;
}

/** The boxes follow each other up to the end of the file. */
const topBoxes = async (bytes: ByteReader): Promise<{ list: Box[]; end: Inspection['end'] }> => {
  const list: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.size && list.length < MAX_BOXES) {
    const head = await readExactly(bytes, at, 8);
    // Nought means: up to the end.
    const length = head.readUInt32BE(0) || bytes.size - at;
    if (length < 8) throw new BrokenImage('a box without a size');
    list.push({ name: head.toString('latin1', 4, 8), at, length });
    at += length;
  }
  return { list, end: at > bytes.size ? 'cut' : at < bytes.size ? 'more' : 'whole' };
};

/** The largest of the sizes that are told: thumbnails and tiles have theirs, too. */
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
