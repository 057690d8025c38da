// JPEG has segments with markers, then compressed scans up to the marker of the end. Reads what strangers send.
import type { ByteReader } from '#kernel/byte-reader.ts';
import { bufferReader } from '#kernel/byte-reader.ts';
import { BrokenImage, demandFewParts, isPadding, readExactly } from './image-format.ts';
import { MAX_ALL_WORDS_BYTES } from './file-words.ts';
import type { FileCredit } from './file-words.ts';
import type { ImageFormat, Inspection } from './image-format.ts';
import { iptcResourceIn, iptcSegment, photoshopSegment, readIptc } from './iptc.ts';
import { orientationOf } from './tiff.ts';
import { readXmp } from './xmp.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP13 = 0xed;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/**
 * Says whether a marker begins a frame, of whatever kind; among their numbers stand those of tables and of an arithmetic coder,
 * which are none.
 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const EXIF = 'Exif\0\0';
const ICC = 'ICC_PROFILE\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const MAX_SEGMENTS = 4000;
const TAIL_BYTES = 64 * 1024;
/** The end of the table that lies behind the pictures of Samsung's phones. */
const SAMSUNG_END = 'SEFT';

export const jpeg: ImageFormat = {
  name: 'jpeg',
  extension: 'jpg',
  label: 'JPG',
  matches: (head) => head[0] === 0xff && head[1] === SOI && head[2] === 0xff,
  inspect: async (bytes) => {
    const { width, height, orientation, scanAt, isMotionPhoto } = await readHeader(bytes);
    const end = isMotionPhoto ? 'whole' : await endOf(bytes, scanAt);
    return orientation > 4 ? { width: height, height: width, end } : { width, height, end };
  },
  readCredits: (bytes) => readCredits(bytes),
  withoutTraces: (file) => Buffer.concat(neededSegments(file)),
};

/** Returns a newly written JPEG with the credit of the one it was made from. */
export const withIptcOf = (written: Buffer, source: Buffer): Buffer =>
  withSegment(
    written,
    Buffer.concat(
      [...segmentsOf(source)].filter(({ marker }) => marker === APP13).map(({ bytes }) => iptcOnly(bytes)),
    ),
  );

/** Returns a JPEG of ours that tells what it shows and who made it in these words, whatever it told before. */
export const withIptc = (file: Buffer, words: { caption: string; copyright: string }): Buffer => {
  const pieces = [file.subarray(0, 2)];
  for (const { marker, at, bytes } of segmentsOf(file)) {
    if (marker === SOS) {
      pieces.push(file.subarray(at));
      break;
    }
    if (marker !== APP13) pieces.push(bytes);
  }
  return withSegment(Buffer.concat(pieces), iptcSegment(words));
};

/** Returns the same JPEG with one more segment, behind the one that has to be the first. */
export const withSegment = (file: Buffer, segment: Buffer): Buffer => {
  if (segment.length === 0) return file;
  const at = file[3] === APP0 ? 4 + file.readUInt16BE(4) : 2;
  return Buffer.concat([file.subarray(0, at), segment, file.subarray(at)]);
};

interface Header {
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
  /** Where the compressed pixels begin. */
  readonly scanAt: number;
  /** A short film follows behind the picture. */
  readonly isMotionPhoto: boolean;
}

const readHeader = async (bytes: ByteReader): Promise<Header> => {
  let size = { width: 0, height: 0 };
  let orientation = 1;
  let isMotionPhoto = false;
  for await (const { marker, at, block } of headSegments(bytes)) {
    if (marker === SOS) return { ...size, orientation, scanAt: at, isMotionPhoto };
    if (isFrame(marker)) {
      const frame = await readExactly(bytes, at + 5, 4);
      size = { width: frame.readUInt16BE(2), height: frame.readUInt16BE(0) };
    }
    if (marker === APP1) {
      const words = await block();
      if (begins(words, EXIF)) orientation = await orientationOf(bufferReader(words.subarray(EXIF.length)));
      isMotionPhoto ||= /(MotionPhoto|MicroVideo)(="|>)1/.test(words.toString('latin1'));
    }
  }
  throw new BrokenImage('too many segments');
};

const begins = (block: Buffer, name: string) => block.toString('latin1', 0, name.length) === name;

/** Reads the credits, IPTC first: what agencies write counts more than what programs add. */
const readCredits = async (bytes: ByteReader): Promise<readonly FileCredit[]> => {
  const iptc: FileCredit[] = [];
  const xmp: FileCredit[] = [];
  let left = MAX_ALL_WORDS_BYTES;
  for await (const { marker, block } of headSegments(bytes)) {
    if (marker === SOS) break;
    if (marker !== APP1 && marker !== APP13) continue;
    const words = await block();
    const record = marker === APP13 && iptcResourceIn(words)?.record;
    const isXmp = marker === APP1 && begins(words, XMP);
    if (!record && !isXmp) continue;
    left -= words.length;
    if (left < 0) break;
    if (record) iptc.push(readIptc(record));
    if (isXmp) xmp.push(readXmp(words.subarray(XMP.length)));
  }
  return [...iptc, ...xmp];
};

interface HeadSegment {
  readonly marker: number;
  readonly at: number;
  /** Reads what follows the segment's head. */
  readonly block: () => Promise<Buffer>;
}

/** Reads the segments in front of the compressed pixels, and as the last one that with which these begin. */
async function* headSegments(bytes: ByteReader): AsyncGenerator<HeadSegment> {
  for (let at = 2, count = 0; count < MAX_SEGMENTS; count++) {
    const head = await readExactly(bytes, at, 4);
    const [marker, length] = [head[1]!, head.readUInt16BE(2)];
    if (head[0] !== 0xff || length < 2) throw new BrokenImage('no segment where one should be');
    const blockAt = at + 4;
    yield { marker, at, block: () => readExactly(bytes, blockAt, length - 2) };
    if (marker === SOS) return;
    at += 2 + length;
  }
}

const endOf = async (bytes: ByteReader, scanAt: number): Promise<Inspection['end']> => {
  const start = Math.max(scanAt, bytes.size - TAIL_BYTES);
  const tail = await bytes.read(start, bytes.size - start);
  const end = tail.lastIndexOf(Buffer.from([0xff, EOI]));
  if (end < 0) return tail.toString('latin1').endsWith(SAMSUNG_END) ? 'whole' : 'cut';
  const rest = tail.subarray(end + 2);
  return isPadding(rest) || rest.toString('latin1').endsWith(SAMSUNG_END) ? 'whole' : 'more';
};

interface Segment {
  readonly marker: number;
  readonly at: number;
  readonly bytes: Buffer;
}

/** Reads all segments of the first picture in the file, those between its scans included; the scans lie between them. */
function* segmentsOf(file: Buffer): Generator<Segment> {
  let at = 2;
  for (let count = 0; ; count++) {
    demandFewParts(count);
    const marker = file[at + 1];
    if (file[at] !== 0xff || marker === undefined) throw new BrokenImage('no segment where one should be');
    if (marker === EOI) return yield { marker, at, bytes: file.subarray(at, at + 2) };
    if (at + 4 > file.length) throw new BrokenImage('it ends within a segment');
    const end = at + 2 + file.readUInt16BE(at + 2);
    yield { marker, at, bytes: file.subarray(at, end) };
    at = marker === SOS ? scanEnd(file, end) : end;
  }
}

/** Finds the end of a scan. Within compressed pixels a marker's first byte is followed by 0 or a restart. */
const scanEnd = (file: Buffer, start: number): number => {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new BrokenImage('it has no end');
};

const neededSegments = (file: Buffer): Buffer[] => {
  const pieces = [file.subarray(0, 2)];
  let scanAt = 0;
  for (const { marker, at, bytes } of segmentsOf(file)) {
    if (scanAt > 0) pieces.push(file.subarray(scanAt, at));
    scanAt = marker === SOS ? at + bytes.length : 0;
    if (marker === APP13) pieces.push(iptcOnly(bytes));
    else if (isNeeded(marker, bytes)) pieces.push(bytes);
  }
  return pieces;
};

/**
 * Says whether a segment stays: of all that programs add only what decoding needs does, which is the JFIF header, the profile,
 * and Adobe's word on colours.
 */
const isNeeded = (marker: number, bytes: Buffer): boolean => {
  if (marker === APP2) return bytes.toString('latin1', 4, 4 + ICC.length) === ICC;
  if (marker === APP0 || marker === APP14) return true;
  return !(marker >= APP1 && marker <= APP15) && marker !== COMMENT;
};

/** Returns the segment with the IPTC record alone; Photoshop's block holds Exif and a thumbnail, too. */
const iptcOnly = (segment: Buffer): Buffer => {
  const found = iptcResourceIn(segment.subarray(4));
  return found ? photoshopSegment(found.whole) : Buffer.alloc(0);
};
