// HEIC, as iPhones write it, has the boxes of AVIF around another kind of pixels. It is accepted only when the portal says so.
// What tells of place and time lies among the pixels and is blanked there, so that every byte of the picture stays. Reads what
// strangers send.
import { boxesIn, inspectBoxes } from '../boxes.ts';
import type { Box } from '../boxes.ts';
import { BrokenImage } from '../image-format.ts';
import type { ImageFormat } from '../image-format.ts';

/** What a still picture is made of; whatever else stands beside it, such as a short film, is blanked. */
const KEPT_BOXES = ['ftyp', 'meta', 'mdat', 'free', 'skip'];
/** Kinds of items that hold words: Exif, and XMP. */
const FOREIGN_ITEMS = ['Exif', 'mime', 'uri '];

export const heic: ImageFormat = {
  name: 'heic',
  extension: 'heic',
  label: 'HEIC',
  matches: (head) => /^ftyp(heic|heix|mif1)/.test(head.toString('latin1', 4, 12)),
  inspect: async (bytes) => {
    const { width, height, end, meta } = await inspectBoxes(bytes);
    if (!meta.includes('hvc1')) throw new BrokenImage('pixels of another kind');
    return { width, height, end };
  },
  withoutTraces: (file) => {
    const copy = Buffer.from(file);
    for (const box of boxesIn(copy, 0, copy.length)) {
      if (box.name === 'meta') blankItems(copy, box);
      if (!KEPT_BOXES.includes(box.name)) blankBox(copy, box);
    }
    return copy;
  },
};

/** Gives the colour profile, if the file brings one. */
export const heicProfile = (file: Buffer): Buffer | undefined => {
  const meta = boxesIn(file, 0, file.length).find(({ name }) => name === 'meta');
  if (!meta) return undefined;
  const end = meta.at + meta.length;
  const at = file.indexOf('colrprof', meta.at) - 4;
  if (at < 0 || at >= end) return undefined;
  const length = file.readUInt32BE(at);
  return length > 12 && at + length <= end ? file.subarray(at + 12, at + length) : undefined;
};

const blankBox = (file: Buffer, { at, length }: Box) => {
  file.write('free', at + 4, 'latin1');
  file.fill(0, at + 8, at + length);
};

const blankItems = (file: Buffer, meta: Box) => {
  const inside = boxesIn(file, meta.at + 12, meta.at + meta.length);
  const box = (name: string) => inside.find((found) => found.name === name);
  const [infos, places] = [box('iinf'), box('iloc')];
  if (!infos || !places) throw new BrokenImage('nothing tells where its pixels lie');
  const foreign = foreignIds(file, infos);
  const data = box('idat');
  for (const { id, method, start, length } of extentsOf(file, places)) {
    if (!foreign.has(id)) continue;
    if (method > 1 || (method === 1 && !data)) throw new BrokenImage('words in an odd place');
    const at = method === 1 ? data!.at + 8 + start : start;
    if (length === 0 || at + length > file.length) throw new BrokenImage('words outside of the file');
    file.fill(0, at, at + length);
  }
};

const foreignIds = (file: Buffer, infos: Box): ReadonlySet<number> => {
  const first = infos.at + (file[infos.at + 8] === 0 ? 14 : 16);
  const entries = boxesIn(file, first, infos.at + infos.length).filter(({ name }) => name === 'infe');
  const found = entries.map(({ at }) => {
    const isShort = file[at + 8]! < 3;
    const id = isShort ? file.readUInt16BE(at + 12) : file.readUInt32BE(at + 12);
    const kindAt = at + (isShort ? 16 : 18);
    return { id, kind: file.toString('latin1', kindAt, kindAt + 4) };
  });
  return new Set(found.filter(({ kind }) => FOREIGN_ITEMS.includes(kind)).map(({ id }) => id));
};

interface Extent {
  readonly id: number;
  /** How the start is counted: with 0 from the beginning of the file, with 1 from the description's own data. */
  readonly method: number;
  readonly start: number;
  readonly length: number;
}

/** The widths that numbers of a place may have. */
const NUMBER_BYTES = [0, 4, 8];

/** Reads where each item lies. The widths of all numbers are told in front of them. */
const extentsOf = (file: Buffer, { at, length }: Box): Extent[] => {
  const end = at + length;
  const version = file[at + 8]!;
  const [offsetBytes, lengthBytes] = [file[at + 12]! >> 4, file[at + 12]! & 15];
  const [baseBytes, indexBytes] = [file[at + 13]! >> 4, version > 0 ? file[at + 13]! & 15 : 0];
  if (![offsetBytes, lengthBytes, baseBytes, indexBytes].every((bytes) => NUMBER_BYTES.includes(bytes)))
    throw new BrokenImage('numbers of an odd width');
  const extentBytes = indexBytes + offsetBytes + lengthBytes;
  let here = at + 14;
  const next = (bytes: number): number => {
    if (here + bytes > end) throw new BrokenImage('a list of places that breaks off');
    here += bytes;
    if (bytes === 8) return Number(file.readBigUInt64BE(here - 8));
    return bytes === 0 ? 0 : file.readUIntBE(here - bytes, bytes);
  };
  const idBytes = version < 2 ? 2 : 4;
  const found: Extent[] = [];
  for (let items = next(idBytes); items > 0; items--) {
    const id = next(idBytes);
    const method = version > 0 ? next(2) & 15 : 0;
    next(2);
    const base = next(baseBytes);
    let extents = next(2);
    // An item may lie in one piece of which nothing is told. Thousands of them in no bytes at all would fill the memory.
    if (extents > 1 && extentBytes === 0) throw new BrokenImage('many pieces of which nothing is told');
    for (; extents > 0; extents--) {
      next(indexBytes);
      const start = base + next(offsetBytes);
      found.push({ id, method, start, length: next(lengthBytes) });
    }
  }
  return found;
};
