// Turns originals into pixels. It knows sharp and the BMP decoder, as heic-pixels.ts knows that of HEIC; only the worker loads
// them.
import { decode as decodeBmp } from 'bmp-ts';
import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { MAX_PIXELS, SIZE_WIDTHS } from './constants.ts';
import { BrokenImage } from './formats/image-format.ts';
import type { ImageFormat } from './formats/image-format.ts';
import { decodeHeic } from './heic-pixels.ts';

// Pictures come one after the other: what was decoded before is of no use, and each encoder has a thread of its own.
sharp.cache(false);
sharp.concurrency(1);

/** How hostile files are opened. */
export const SAFELY: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

/** An original, and what was done to it. */
export interface Source {
  readonly file: Buffer;
  readonly format: ImageFormat;
  /** The clockwise degrees beside the orientation that the file tells. */
  readonly rotation: number;
  /** The focus in per cent of the image as shown. */
  readonly focus: { readonly x: number; readonly y: number };
  /** The words that are written into the files that are large enough to be used elsewhere. */
  readonly words: Words;
}

export interface Words {
  readonly caption: string;
  /** Who made it. */
  readonly copyright: string;
}

export interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

export interface Decoded {
  readonly width: number;
  readonly height: number;
  /** The pixels are as shown, at most as wide as the largest size, in sRGB. */
  readonly pixels: Pixels;
}

/** Throws BrokenImage, whatever the decoders say of the file; what they say of this machine is no fault of the file. */
export const decode = async (source: Source): Promise<Decoded> => {
  try {
    return await decodeWhole(source);
  } catch (error) {
    throw error instanceof BrokenImage || isShortOfMemory(error) ? error : new BrokenImage(String(error));
  }
};

const isShortOfMemory = (error: unknown): boolean =>
  /out of memory|(cannot|unable to) allocate|allocation failed/i.test(String(error));

/** Decodes the whole picture. Large originals are made smaller while they are read: they are never in memory at their full size. */
const decodeWhole = async ({ file, format, rotation }: Source): Promise<Decoded> => {
  const { image, orientation, ...stored } = await openOriginal(file, format);
  const turn = turnOf(orientation, rotation);
  const isSideways = turn.angle % 180 !== 0;
  const [width, height] = isSideways ? [stored.height, stored.width] : [stored.width, stored.height];
  const target = Math.min(width, SIZE_WIDTHS.XXL);
  const shrunk = image.resize(isSideways ? { height: target } : { width: target }).toColourspace('srgb');
  return { width, height, pixels: await turned(await pixelsOf(shrunk), turn) };
};

interface OpenOriginal {
  readonly image: Sharp;
  /** The width as it lies in the file. */
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
}

const openOriginal = async (file: Buffer, format: ImageFormat): Promise<OpenOriginal> => {
  if (format.name === 'bmp') return openPixels(openBmp(file));
  if (format.name === 'heic') return openPixels(await decodeHeic(file, SIZE_WIDTHS.XXL));
  const { width, height, orientation = 1 } = await readHeader(file, format);
  return { image: sharp(file, SAFELY), width, height, orientation };
};

/** Takes pixels of other decoders than sharp's, which give them upright. */
const openPixels = ({ image, width, height }: Omit<OpenOriginal, 'orientation'>): OpenOriginal => ({
  image,
  width,
  height,
  orientation: 1,
});

/** Reads the header and checks its kind, since sharp would read much more than we accept: SVG, PDF and the like. */
export const readHeader = async (file: Buffer, format: ImageFormat) => {
  const header = await sharp(file, SAFELY).metadata();
  const name = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
  if (name !== format.name) throw new BrokenImage(`${header.format} under the name of ${format.name}`);
  return header;
};

/** It gives ABGR, and nobody means the A. */
const openBmp = (file: Buffer) => {
  const { data, width, height } = decodeBmp(file, { toRGBA: true });
  const image = sharp(data, { ...SAFELY, raw: { width, height, channels: 4 } }).removeAlpha();
  return { image, width, height };
};

interface Turn {
  /** Whether the picture is mirrored, which comes first. */
  readonly isMirrored: boolean;
  /** The clockwise angle of the turn, which comes after mirroring. */
  readonly angle: number;
}

/** Returns the turn of an orientation. Exif counts eight ways to hold a camera, half of them in a mirror. */
const turnOf = (orientation: number, rotation: number): Turn => {
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const angle = [0, 0, 0, 180, 180, 270, 90, 90, 270][orientation] ?? 0;
  return { isMirrored, angle: (angle + rotation) % 360 };
};

const turned = async (pixels: Pixels, { isMirrored, angle }: Turn): Promise<Pixels> => {
  const mirrored = isMirrored ? await pixelsOf(open(pixels).flop()) : pixels;
  return angle === 0 ? mirrored : pixelsOf(open(mirrored).rotate(angle));
};

export const open = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

export const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
};
