// Makes the files of an original: its sizes, the social card, and a few pixels for the meantime. Only the worker loads this.
import os from 'node:os';
import type { Sharp } from 'sharp';
import { allEnded } from './all-ended.ts';
import { AVIF_SIZES, SOCIAL, SOCIAL_HEIGHT, SOCIAL_WIDTH, STEP, STEP_WIDTH } from './constants.ts';
import type { FileTag } from './constants.ts';
import { iptcSegment } from './formats/iptc.ts';
import { withSegment } from './formats/jpeg.ts';
import { writeXmp } from './formats/xmp.ts';
import { decode, open, pixelsOf } from './original-pixels.ts';
import type { Pixels, Source, Words } from './original-pixels.ts';
import { sizesToMake } from './rules.ts';
import type { ImageExtension } from './rules.ts';
import type { MadeSize } from './views.ts';

/** The function that writes a file; `name` is that of a size or the social card. */
export type WriteFile = (name: string, extension: ImageExtension, bytes: Buffer) => Promise<void>;

export interface MadeFiles {
  /** The width of the original, as shown. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly MadeSize[];
  /** A data URI; null when one could see through the picture. */
  readonly placeholder: string | null;
}

/**
 * Decodes the original once and hands over every file as soon as it is made. Throws when it can't be decoded whole;
 * nothing is written any more then.
 */
export const makeFiles = async (source: Source, write: WriteFile): Promise<MadeFiles> => {
  const { width, height, pixels } = await decode(source);
  const sizes = sizesToMake(width);
  const sized = shrunkOneByOne(pixels, sizes);
  const handOver = inBackground(write);
  const encodings = sizes.toReversed().flatMap(({ tag, width }) =>
    extensionsOf(tag).map((extension) => async () => {
      const image = open(await sized.get(width)!);
      handOver.begin(
        tag,
        extension,
        await encode(image, extension, CREDITED.has(tag) ? source.words : NO_WORDS),
      );
    }),
  );
  const card = async () => handOver.begin(SOCIAL, 'jpg', await socialCard(pixels, source));
  const drawing = inLanes([...encodings, card]).then(() => drawPlaceholder(pixels));
  const placeholder = await drawing.finally(handOver.end);
  return { width, height, sizes, placeholder };
};

/** Makes the social card alone. */
export const makeCard = async (source: Source): Promise<Buffer> =>
  socialCard((await decode(source)).pixels, source);

/** Makes the step alone, of the same pixels as `makeFiles`; nothing when the image is no wider. */
export const makeStep = async (source: Source, write: WriteFile): Promise<void> => {
  const { width, pixels } = await decode(source);
  const larger = sizesToMake(width).filter((size) => size.width >= STEP_WIDTH);
  const step = await shrunkOneByOne(pixels, larger).get(STEP_WIDTH);
  if (!step) return;
  for (const extension of extensionsOf(STEP))
    await write(STEP, extension, await encode(open(step), extension, source.words));
};

/** Shrinks pixels by width, each made of the next larger ones, with all at once under way. */
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

/**
 * Encodes a picture at qualities at which the three formats look alike, with efforts beyond which more time saves hardly a
 * byte. docs/decisions/0015
 */
const encode = async (image: Sharp, extension: ImageExtension, words: Words): Promise<Buffer> => {
  if (extension === 'jpg') {
    const file = await image.flatten({ background: BEHIND }).jpeg({ quality: 80 }).toBuffer();
    return withSegment(file, iptcSegment(words));
  }
  const xmp = writeXmp(words);
  const credited = xmp === undefined ? image : image.withXmp(xmp);
  if (extension === 'webp') return credited.webp({ quality: 75, effort: 2 }).toBuffer();
  return credited.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
};

/** The sizes that others take along; the small ones would be half words. docs/decisions/0027 */
const CREDITED: ReadonlySet<FileTag> = new Set(['M', STEP, 'L', 'XL', 'XXL']);
const NO_WORDS: Words = { caption: '', copyright: '' };

/** Where one sees through a picture in a format that can't do that. */
const BEHIND = '#ffffff';

/** Makes the card of the largest part of its shape whose middle is as near to the focus as it can be. */
const socialCard = ({ data, raw }: Pixels, { focus, words }: Source): Promise<Buffer> => {
  const shape = SOCIAL_WIDTH / SOCIAL_HEIGHT;
  const width = Math.max(1, Math.min(raw.width, Math.round(raw.height * shape)));
  const height = Math.max(1, Math.min(raw.height, Math.round(raw.width / shape)));
  const left = startOf(raw.width, width, focus.x);
  const top = startOf(raw.height, height, focus.y);
  const card = open({ data, raw }).extract({ left, top, width, height });
  return encode(card.resize(SOCIAL_WIDTH, SOCIAL_HEIGHT, { fit: 'fill' }), 'jpg', words);
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

/** Does as many tasks at once as there are processors: the threads that are left write files meanwhile. */
const inLanes = async (tasks: readonly (() => Promise<void>)[]): Promise<void> => {
  const waiting = tasks.values();
  const lane = async () => {
    for (const task of waiting) await task();
  };
  await allEnded(Array.from({ length: os.availableParallelism() }, lane));
};

/** Writes files in the background: one is written while the next one is being made; what went wrong is told at the end. */
const inBackground = (write: WriteFile) => {
  const underWay: Promise<void>[] = [];
  return {
    begin: (...file: Parameters<WriteFile>): void => {
      const writing = write(...file);
      writing.catch(() => undefined);
      underWay.push(writing);
    },
    end: async () => void (await allEnded(underWay)),
  };
};
