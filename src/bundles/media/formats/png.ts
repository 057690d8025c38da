// PNG: chunks of length, name, data and checksum; the last one is IEND.
import type { ByteReader } from './byte-reader.ts';
import { bufferReader } from './byte-reader.ts';
import { BrokenImage, isPadding, readExactly } from './image-format.ts';
import type { ImageFormat, Inspection } from './image-format.ts';
import { orientationOf } from './tiff.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const LAST_CHUNK = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const MAX_CHUNKS = 1000;
const TAIL_BYTES = 64 * 1024;

/** Pixels, animation, colour and scale; of texts only those that tell who made it. */
const KEPT_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS acTL fcTL fdAT cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(
    ' ',
  ),
);
const TEXT_CHUNKS = ['tEXt', 'zTXt', 'iTXt'];
const KEPT_TEXTS = ['Author', 'Copyright', 'Raw profile type iptc'];

export const png: ImageFormat = {
  name: 'png',
  extension: 'png',
  label: 'PNG',
  matches: (head) => head.subarray(0, 8).equals(SIGNATURE),
  inspect: async (bytes) => {
    const header = await readExactly(bytes, 8, 16);
    if (header.toString('latin1', 4, 8) !== 'IHDR') throw new BrokenImage('no header chunk');
    const [width, height] = [header.readUInt32BE(8), header.readUInt32BE(12)];
    const end = await endOf(bytes);
    return (await readOrientation(bytes)) > 4
      ? { width: height, height: width, end }
      : { width, height, end };
  },
  withoutTraces: (file) => Buffer.concat([SIGNATURE, ...keptChunks(file)]),
};

const endOf = async (bytes: ByteReader): Promise<Inspection['end']> => {
  const start = Math.max(0, bytes.size - TAIL_BYTES);
  const tail = await bytes.read(start, bytes.size - start);
  const end = tail.lastIndexOf(LAST_CHUNK);
  if (end < 0) return 'cut';
  return isPadding(tail.subarray(end + LAST_CHUNK.length)) ? 'whole' : 'more';
};

/** Told before the pixels, if at all. */
const readOrientation = async (bytes: ByteReader): Promise<number> => {
  for (let at = 8, count = 0; count < MAX_CHUNKS; count++) {
    const head = await readExactly(bytes, at, 8);
    const [length, name] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
    if (name === 'eXIf') return orientationOf(bufferReader(await readExactly(bytes, at + 8, length)));
    if (name === 'IDAT' || name === 'IEND') return 1;
    at += 12 + length;
  }
  throw new BrokenImage('too many chunks');
};

const keptChunks = (file: Buffer): Buffer[] => {
  const kept: Buffer[] = [];
  for (let at = 8; ; ) {
    if (at + 12 > file.length) throw new BrokenImage('it has no end');
    const name = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + file.readUInt32BE(at);
    const chunk = file.subarray(at, end);
    if (KEPT_CHUNKS.has(name) || (TEXT_CHUNKS.includes(name) && isKeptText(chunk))) kept.push(chunk);
    if (name === 'IEND') return kept;
    at = end;
  }
};

const isKeptText = (chunk: Buffer) => KEPT_TEXTS.includes(chunk.toString('latin1', 8, chunk.indexOf(0, 8)));
