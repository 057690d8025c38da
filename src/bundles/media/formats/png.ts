// PNG has chunks of length, name, data and checksum; the last one is IEND. Reads what strangers send.
import { inflateSync } from 'node:zlib';
import type { ByteReader } from '#kernel/byte-reader.ts';
import { bufferReader } from '#kernel/byte-reader.ts';
import { BrokenImage, isPadding, readExactly } from './image-format.ts';
import { MAX_ALL_WORDS_BYTES, MAX_WORDS_BYTES } from './file-words.ts';
import type { FileCredit } from './file-words.ts';
import type { ImageFormat, Inspection } from './image-format.ts';
import { orientationOf } from './tiff.ts';
import { readXmp } from './xmp.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const LAST_CHUNK = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const MAX_CHUNKS = 1000;
const TAIL_BYTES = 64 * 1024;

/** The chunks that stay: pixels, animation, colour and scale; of texts only those that tell who made it. */
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
    const header = await readExactly(bytes, 8, 21);
    if (header.toString('latin1', 4, 8) !== 'IHDR') throw new BrokenImage('no header chunk');
    const [width, height] = [header.readUInt32BE(8), header.readUInt32BE(12)];
    const end = await endOf(bytes);
    const facts = { unfolded: unfoldedPixels(header, width * height), end };
    return (await readOrientation(bytes)) > 4
      ? { width: height, height: width, ...facts }
      : { width, height, ...facts };
  },
  readCredits: async (bytes) => {
    const found: FileCredit[] = [];
    let left = MAX_ALL_WORDS_BYTES;
    for await (const { name, length, data } of headChunks(bytes)) {
      if (!TEXT_CHUNKS.includes(name) || length > MAX_WORDS_BYTES) continue;
      const { keyword, text } = textIn(name, await data());
      // A few bytes unfold to a thousand times as many.
      left -= Math.max(length, text.length);
      if (left < 0) break;
      found.push(creditIn(name, keyword, text));
    }
    return found;
  },
  withoutTraces: (file) => Buffer.concat([SIGNATURE, ...neededChunks(file)]),
};

const endOf = async (bytes: ByteReader): Promise<Inspection['end']> => {
  const start = Math.max(0, bytes.size - TAIL_BYTES);
  const tail = await bytes.read(start, bytes.size - start);
  const end = tail.lastIndexOf(LAST_CHUNK);
  if (end < 0) return 'cut';
  return isPadding(tail.subarray(end + LAST_CHUNK.length)) ? 'whole' : 'more';
};

const CHANNELS = [1, 1, 3, 1, 2, 1, 4];

/**
 * Counts the pixels that are held in memory. A picture that is told in ever finer grids has to be held whole, with up to eight
 * bytes a pixel.
 */
const unfoldedPixels = (header: Buffer, pixels: number): number => {
  const [depth = 8, kind = 0, , , interlace = 0] = header.subarray(16);
  return interlace === 0 ? pixels : pixels * Math.max(1, (depth * (CHANNELS[kind] ?? 4)) / 32);
};

/** Reads the orientation, which is told before the pixels, if at all. */
const readOrientation = async (bytes: ByteReader): Promise<number> => {
  for await (const { name, data } of headChunks(bytes))
    if (name === 'eXIf') return orientationOf(bufferReader(await data()));
  return 1;
};

interface HeadChunk {
  readonly name: string;
  readonly length: number;
  readonly data: () => Promise<Buffer>;
}

/** Walks through the chunks in front of the pixels. */
async function* headChunks(bytes: ByteReader): AsyncGenerator<HeadChunk> {
  for (let at = 8, count = 0; count < MAX_CHUNKS; count++) {
    const head = await readExactly(bytes, at, 8);
    const [length, name] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
    if (name === 'IDAT' || name === 'IEND') return;
    const dataAt = at + 8;
    yield { name, length, data: () => readExactly(bytes, dataAt, length) };
    at += 12 + length;
  }
  throw new BrokenImage('too many chunks');
}

const XMP_KEYWORD = 'XML:com.adobe.xmp';

const textIn = (name: string, data: Buffer): { keyword: string; text: Buffer } => {
  const keyword = data.toString('latin1', 0, Math.max(0, data.indexOf(0)));
  const rest = data.subarray(keyword.length + 1);
  const text = name === 'tEXt' ? rest : name === 'zTXt' ? unpacked(rest.subarray(1)) : textOf(rest);
  return { keyword, text };
};

const creditIn = (name: string, keyword: string, text: Buffer): FileCredit =>
  keyword === XMP_KEYWORD
    ? readXmp(text)
    : textCredit(keyword, text.toString(name === 'iTXt' ? 'utf8' : 'latin1'));

/** Returns the text, in front of which stand two flags, the language and the keyword in that language. */
const textOf = (rest: Buffer): Buffer => {
  const text = rest.subarray(rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1);
  return rest[0] === 1 ? unpacked(text) : text;
};

/** Unpacks bytes; gives nothing when they are broken or unfold to more than anybody wrote. */
const unpacked = (bytes: Buffer): Buffer => {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_WORDS_BYTES });
  } catch {
    return Buffer.alloc(0);
  }
};

const textCredit = (keyword: string, text: string): FileCredit => {
  if (keyword === 'Author') return { creator: text };
  if (keyword === 'Copyright') return { rights: text };
  return keyword === 'Description' ? { caption: text } : {};
};

const neededChunks = (file: Buffer): Buffer[] => {
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
