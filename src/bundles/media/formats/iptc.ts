// IPTC has records of short texts, within Photoshop's block of a JPEG. They are read at the door and written into what we make.
// Reads what strangers send.
import type { FileCredit } from './file-words.ts';

const APP13 = 0xed;
const PHOTOSHOP = Buffer.from('Photoshop 3.0\0', 'latin1');
const RESOURCE = Buffer.from('8BIM\x04\x04\0\0', 'latin1');
const IPTC_RESOURCE = 0x0404;
const TAG = 0x1c;
/** The record of how texts are written; its value for UTF-8. */
const UTF8 = Buffer.from([0x1b, 0x25, 0x47]);

const BYLINE = 80;
const CREDIT = 110;
const SOURCE = 115;
const NOTICE = 116;
const CAPTION = 120;
/** The most bytes of each record, as the standard has it. */
const MAX_BYTES: Readonly<Record<number, number>> = {
  [BYLINE]: 32,
  [CREDIT]: 32,
  [NOTICE]: 128,
  [CAPTION]: 2000,
};

/** Returns the IPTC record within what follows the head of an APP13 segment, also with its own head; undefined without one. */
export const iptcResourceIn = (block: Buffer): { whole: Buffer; record: Buffer } | undefined => {
  if (!block.subarray(0, PHOTOSHOP.length).equals(PHOTOSHOP)) return undefined;
  for (let at = PHOTOSHOP.length; at + 12 <= block.length; ) {
    const nameBytes = block[at + 6]! + 1;
    const dataAt = at + 6 + nameBytes + (nameBytes % 2) + 4;
    if (dataAt > block.length) return undefined;
    const length = block.readUInt32BE(dataAt - 4);
    const end = dataAt + length + (length % 2);
    if (block.readUInt16BE(at + 4) === IPTC_RESOURCE)
      return { whole: block.subarray(at, end), record: block.subarray(dataAt, dataAt + length) };
    at = end;
  }
  return undefined;
};

/** Returns a segment that holds this resource. */
export const photoshopSegment = (resource: Buffer): Buffer => {
  const head = Buffer.from([0xff, APP13, 0, 0]);
  head.writeUInt16BE(2 + PHOTOSHOP.length + resource.length, 2);
  return Buffer.concat([head, PHOTOSHOP, resource]);
};

export const readIptc = (record: Buffer): FileCredit => {
  const texts = new Map<number, Buffer>();
  let isUtf8 = false;
  for (let at = 0; at + 5 <= record.length && record[at] === TAG; ) {
    const length = record.readUInt16BE(at + 3);
    // A longer text tells its length otherwise, and is none of those that we read.
    if (length > 0x7fff) break;
    const value = record.subarray(at + 5, at + 5 + length);
    if (record[at + 1] === 1 && record[at + 2] === 90) isUtf8 = value.equals(UTF8);
    if (record[at + 1] === 2 && !texts.has(record[at + 2]!)) texts.set(record[at + 2]!, value);
    at += 5 + length;
  }
  const text = (name: number) => {
    const bytes = texts.get(name);
    return bytes && decode(bytes, isUtf8);
  };
  return {
    caption: text(CAPTION),
    creator: text(BYLINE),
    rights: text(NOTICE),
    credit: text(CREDIT),
    source: text(SOURCE),
  };
};

/** Decodes a text. Many programs write UTF-8 without saying so; what isn't UTF-8 comes from older programs. */
const decode = (bytes: Buffer, isUtf8: boolean): string => {
  if (isUtf8) return bytes.toString('utf8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Returns the segment that tells what a picture shows and who made it; empty when there is nothing to tell. */
export const iptcSegment = ({ caption, copyright }: { caption: string; copyright: string }): Buffer => {
  const texts = [
    ...(copyright
      ? [BYLINE, CREDIT, NOTICE].map((name) => dataset(2, name, textBytes(copyright, name)))
      : []),
    ...(caption ? [dataset(2, CAPTION, textBytes(caption, CAPTION))] : []),
  ];
  if (texts.length === 0) return Buffer.alloc(0);
  const record = Buffer.concat([dataset(1, 90, UTF8), dataset(2, 0, Buffer.from([0, 4])), ...texts]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(record.length);
  return photoshopSegment(Buffer.concat([RESOURCE, length, record, Buffer.alloc(record.length % 2)]));
};

const dataset = (record: number, name: number, value: Buffer): Buffer => {
  const head = Buffer.from([TAG, record, name, 0, 0]);
  head.writeUInt16BE(value.length, 3);
  return Buffer.concat([head, value]);
};

/** Cuts between characters. */
const textBytes = (text: string, name: number): Buffer => {
  const bytes = Buffer.from(text);
  let end = Math.min(bytes.length, MAX_BYTES[name]!);
  while (end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end--;
  return bytes.subarray(0, end);
};
