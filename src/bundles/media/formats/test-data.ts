// Makes image files for tests, made anew each time: of every kind, with traces in them, cut off, or being
// something else, too.
import { encode } from 'bmp-ts';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { BrokenImage } from './image-format.ts';

export type SampleKind = 'jpeg' | 'png' | 'gif' | 'tiff' | 'bmp' | 'webp' | 'avif';

interface SampleOptions {
  readonly width?: number;
  readonly height?: number;
  /** The orientation as Exif counts it. */
  readonly orientation?: number;
}

/** Words that must not survive, in the order in which they are put into a file. */
export const TRACES = ['Kamera Auenfeld 3', 'Geheime Bildbeschreibung'];
export const CREDIT = 'Tomasz Adamek';

/** The quarters are red above left, green above right, blue below left, white below right. */
export const QUARTERS = {
  topLeft: 'red',
  topRight: 'green',
  bottomLeft: 'blue',
  bottomRight: 'white',
} as const;

export const drawn = ({ width = 600, height = 400 }: SampleOptions = {}): Sharp => {
  const half = `width="${width / 2}" height="${height / 2}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/><rect ${half} fill="#f00"/>
    <rect x="${width / 2}" ${half} fill="#0a0"/><rect y="${height / 2}" ${half} fill="#00f"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
};

/** Makes a file of this kind as a program writes it. */
export const aSample = async (kind: SampleKind, options: SampleOptions = {}): Promise<Buffer> => {
  const image = drawn(options);
  if (kind === 'bmp') return aBmp(image);
  return (options.orientation ? image.withMetadata({ orientation: options.orientation }) : image)
    .toFormat(kind)
    .toBuffer();
};

/** Makes a JPEG as a phone writes it: with place, device, profile and an agency's credit. */
export const aTracedSample = async (
  kind: 'jpeg' | 'png' | 'tiff' | 'webp' | 'avif',
  options: SampleOptions = {},
): Promise<Buffer> => {
  const { orientation = 1 } = options;
  const file = await drawn(options)
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Make: TRACES[0]!, ImageDescription: TRACES[1]! },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 3/1 5/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 44/1 1/1',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${TRACES[1]}</note></x:xmpmeta>`)
    .toFormat(kind)
    .toBuffer();
  return kind === 'jpeg' ? withIptc(file) : file;
};

/**
 * Makes a TIFF of 2 × 2 white pixels with words, credit and a place, written by hand in either order of
 * bytes.
 */
export const aTracedTiff = (isLittle: boolean): Buffer => {
  const number = (value: number, size: 2 | 4) => {
    const bytes = Buffer.alloc(size);
    if (isLittle) bytes.writeUIntLE(value, 0, size);
    else bytes.writeUIntBE(value, 0, size);
    return bytes;
  };
  const parts: Buffer[] = [Buffer.from(isLittle ? 'II*\0' : 'MM\0*'), number(0, 4)];
  const add = (bytes: Buffer) => {
    const at = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(bytes, Buffer.alloc(bytes.length % 2));
    return at;
  };
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([number(tag, 2), number(type, 2), number(count, 4), value]);
  const text = (tag: number, saying: string) =>
    entry(tag, 2, saying.length + 1, number(add(Buffer.from(`${saying}\0`)), 4));
  const short = (tag: number, value: number) =>
    entry(tag, 3, 1, Buffer.concat([number(value, 2), number(0, 2)]));
  const long = (tag: number, value: number) => entry(tag, 4, 1, number(value, 4));
  const directory = (...entries: readonly Buffer[]) =>
    add(Buffer.concat([number(entries.length, 2), ...entries, number(0, 4)]));
  const pixels = add(Buffer.alloc(4, 255));
  const place = directory(text(1, 'GPS-Ort: 51 Grad Nord'));
  const exif = directory(text(0x9003, 'Aufgenommen am 20. November'), long(0x8825, place));
  const shape = [short(256, 2), short(257, 2), short(258, 8), short(259, 1), short(262, 1)];
  const words = [text(270, TRACES[1]!), text(271, TRACES[0]!), long(273, pixels)];
  const rest = [short(277, 1), short(278, 2), long(279, 4), text(315, CREDIT), long(0x8769, exif)];
  const first = directory(...shape, ...words, ...rest);
  parts[1] = number(first, 4);
  return Buffer.concat(parts);
};

const aBmp = async (image: Sharp): Promise<Buffer> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) data.subarray(at, at + 4).reverse();
  return encode({ data, width: info.width, height: info.height, bitPP: 24 }).data;
};

/** Adds Photoshop's block with a by-line, between a thumbnail's place and an Exif copy. */
const withIptc = (file: Buffer): Buffer => {
  const byLine = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, CREDIT.length]), Buffer.from(CREDIT, 'latin1')]);
  const resources = Buffer.concat([resource(0x0422, Buffer.from(TRACES[0]!)), resource(0x0404, byLine)]);
  const block = Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), resources]);
  const head = Buffer.from([0xff, 0xed, 0, 0]);
  head.writeUInt16BE(block.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, block, file.subarray(2)]);
};

const resource = (id: number, data: Buffer): Buffer => {
  const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16BE(id, 4);
  head.writeUInt32BE(data.length, 8);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** Returns what is read, or undefined for a broken image: the only way in which a reader may fail. */
export const orBroken = async <T>(read: () => T | Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BrokenImage) return undefined;
    throw error;
  }
};
