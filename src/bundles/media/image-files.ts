// Topic: pixels. The only file that knows sharp and the BMP decoder; only the worker loads it.
import { decode as decodeBmp } from 'bmp-ts';
import os from 'node:os';
import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { AVIF_SIZES, MAX_PIXELS, SIZE_WIDTHS, SOCIAL, SOCIAL_HEIGHT, SOCIAL_WIDTH } from './constants.ts';
import { BrokenImage } from './formats/image-format.ts';
import type { ImageFormat } from './formats/image-format.ts';
import { withIptcOf } from './formats/jpeg.ts';
import { sizesToMake } from './rules.ts';
import type { ImageExtension } from './rules.ts';
import type { MadeSize } from './views.ts';

// Pictures come one after the other: what was decoded before is of no use, and each encoder has a thread of its own.
sharp.cache(false);
sharp.concurrency(1);

/** An original, and what was done to it. */
export interface Source {
  readonly file: Buffer;
  readonly format: ImageFormat;
  /** Clockwise degrees beside the orientation that the file tells. */
  readonly rotation: number;
  /** Per cent of the image as shown. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** `name` is that of a size or the social card. */
export type WriteFile = (name: string, extension: ImageExtension, bytes: Buffer) => Promise<void>;

export interface MadeFiles {
  /** Of the original, as shown. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly MadeSize[];
  /** A data URI; null when one could see through the picture. */
  readonly placeholder: string | null;
}

/** Decodes the original once and hands over every file as soon as it is made. Throws when it can't be decoded whole. */
export const makeFiles = async (source: Source, write: WriteFile): Promise<MadeFiles> => {
  const { width, height, pixels } = await decode(source);
  const sizes = sizesToMake(width);
  const sized = shrunkOneByOne(pixels, sizes);
  const handOver = inBackground(write);
  const encodings = sizes.toReversed().flatMap(({ tag, width }) =>
    extensionsOf(tag).map((extension) => async () => {
      const image = open(await sized.get(width)!);
      handOver.begin(tag, extension, await encode(image, extension));
    }),
  );
  const card = async () => handOver.begin(SOCIAL, 'jpg', await socialCard(pixels, source.focus));
  await inLanes([...encodings, card]);
  const placeholder = await drawPlaceholder(pixels);
  await handOver.end();
  return { width, height, sizes, placeholder };
};

/**
 * The original without what tells of place, time and device: losslessly where it can be, else written anew at high
 * quality. ICC profile and IPTC credit stay. The same bytes when there is nothing to take out.
 */
export const cleanOriginal = async ({ file, format }: Pick<Source, 'file' | 'format'>): Promise<Buffer> => {
  if (format.name === 'bmp') return file;
  const { orientation = 1, exif, xmp } = await readHeader(file, format);
  if (orientation === 1 && format.withoutTraces) return format.withoutTraces(file);
  if (orientation === 1 && !exif && !xmp) return file;
  const written = await writeAnew(sharp(file, OPTIONS).autoOrient().keepIccProfile(), format).toBuffer();
  return format.name === 'jpeg' ? withIptcOf(written, file) : written;
};

const OPTIONS: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

interface Decoded {
  readonly width: number;
  readonly height: number;
  /** As shown, at most as wide as the largest size, in sRGB. */
  readonly pixels: Pixels;
}

/** Large originals are made smaller while they are read: they are never in memory at their full size. */
const decode = async ({ file, format, rotation }: Source): Promise<Decoded> => {
  const header = format.name === 'bmp' ? undefined : await readHeader(file, format);
  const image = header ? sharp(file, OPTIONS) : openBmp(file);
  const stored = header ?? (await image.metadata());
  const turn = turnOf(header?.orientation ?? 1, rotation);
  const isSideways = turn.angle % 180 !== 0;
  const [width, height] = isSideways ? [stored.height, stored.width] : [stored.width, stored.height];
  const target = Math.min(width, SIZE_WIDTHS.XXL);
  const shrunk = image.resize(isSideways ? { height: target } : { width: target }).toColourspace('srgb');
  return { width, height, pixels: await turned(await pixelsOf(shrunk), turn) };
};

/** sharp would read much more than we accept: SVG, PDF and the like. */
const readHeader = async (file: Buffer, format: ImageFormat) => {
  const header = await sharp(file, OPTIONS).metadata();
  const name = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
  if (name !== format.name) throw new BrokenImage(`${header.format} under the name of ${format.name}`);
  return header;
};

/** It gives ABGR, and nobody means the A. */
const openBmp = (file: Buffer): Sharp => {
  const { data, width, height } = decodeBmp(file, { toRGBA: true });
  return sharp(data, { ...OPTIONS, raw: { width, height, channels: 4 } }).removeAlpha();
};

interface Turn {
  /** Mirrored first. */
  readonly isMirrored: boolean;
  /** Clockwise, then. */
  readonly angle: number;
}

/** Exif counts eight ways to hold a camera, half of them in a mirror. */
const turnOf = (orientation: number, rotation: number): Turn => {
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const angle = [0, 0, 0, 180, 180, 270, 90, 90, 270][orientation] ?? 0;
  return { isMirrored, angle: (angle + rotation) % 360 };
};

const turned = async (pixels: Pixels, { isMirrored, angle }: Turn): Promise<Pixels> => {
  const mirrored = isMirrored ? await pixelsOf(open(pixels).flop()) : pixels;
  return angle === 0 ? mirrored : pixelsOf(open(mirrored).rotate(angle));
};

const open = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
};

/** Pixels by width, each made of the next larger ones, all at once under way. */
const shrunkOneByOne = (pixels: Pixels, sizes: readonly MadeSize[]): ReadonlyMap<number, Promise<Pixels>> => {
  let larger = Promise.resolve(pixels);
  const found = new Map<number, Promise<Pixels>>();
  for (const { width } of sizes.toReversed()) {
    larger = larger.then((from) =>
      from.raw.width === width ? from : pixelsOf(open(from).resize({ width })),
    );
    found.set(width, larger);
  }
  return found;
};

const extensionsOf = (tag: MadeSize['tag']): ImageExtension[] =>
  AVIF_SIZES.includes(tag) ? ['avif', 'webp', 'jpg'] : ['webp', 'jpg'];

/** Qualities at which the three look alike; efforts from which on time buys hardly a byte. docs/decisions/0015 */
const encode = (image: Sharp, extension: ImageExtension): Promise<Buffer> => {
  if (extension === 'avif')
    return image.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  if (extension === 'webp') return image.webp({ quality: 75, effort: 2 }).toBuffer();
  return image.flatten({ background: BEHIND }).jpeg({ quality: 80 }).toBuffer();
};

/** Where one sees through a picture in a format that can't do that. */
const BEHIND = '#ffffff';

/** The largest part of this shape whose middle is as near to the focus as it can be. */
const socialCard = ({ data, raw }: Pixels, focus: Source['focus']): Promise<Buffer> => {
  const shape = SOCIAL_WIDTH / SOCIAL_HEIGHT;
  const width = Math.max(1, Math.min(raw.width, Math.round(raw.height * shape)));
  const height = Math.max(1, Math.min(raw.height, Math.round(raw.width / shape)));
  const left = startOf(raw.width, width, focus.x);
  const top = startOf(raw.height, height, focus.y);
  const card = open({ data, raw }).extract({ left, top, width, height });
  return encode(card.resize(SOCIAL_WIDTH, SOCIAL_HEIGHT, { fit: 'fill' }), 'jpg');
};

const startOf = (whole: number, part: number, percent: number) =>
  Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)));

const PLACEHOLDER_SIDE = 14;

const drawPlaceholder = async (pixels: Pixels): Promise<string | null> => {
  const hasAlpha = pixels.raw.channels % 2 === 0;
  if (hasAlpha && !(await open(pixels).stats()).isOpaque) return null;
  const small = open(pixels).removeAlpha().resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' });
  return `data:image/webp;base64,${(await small.webp({ quality: 30, effort: 6 }).toBuffer()).toString('base64')}`;
};

const writeAnew = (image: Sharp, { name }: ImageFormat): Sharp => {
  if (name === 'jpeg') return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  if (name === 'tiff') return image.tiff({ compression: 'lzw', predictor: 'horizontal' });
  if (name === 'webp') return image.webp({ quality: 95 });
  return name === 'avif' ? image.avif({ quality: 80, effort: 2 }) : image.png();
};

/** As many at once as there are processors: the threads that are left write files meanwhile. */
const inLanes = async (tasks: readonly (() => Promise<void>)[]): Promise<void> => {
  const waiting = tasks.values();
  const lane = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, lane));
};

/** A file is written while the next one is being made; what went wrong is told at the end. */
const inBackground = (write: WriteFile) => {
  const underWay: Promise<void>[] = [];
  return {
    begin: (...file: Parameters<WriteFile>): void => {
      const writing = write(...file);
      writing.catch(() => undefined);
      underWay.push(writing);
    },
    end: async () => void (await Promise.all(underWay)),
  };
};
