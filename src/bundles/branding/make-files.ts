// Makes the files that a portal shows of an uploaded picture. It is loaded with the first upload: most of the time a process
// that serves pages has no use for what decodes pictures.
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { CARD_BOX, ICON_SIDES, LARGEST_SIDE, LOGO_BOX, MASKABLE_SHARE, MASKABLE_SIDE } from './constants.ts';
import type { BrandPictureName } from './constants.ts';
import { cardFile, iconFile, logoFile, maskableFile } from './files.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface MadePicture {
  readonly files: readonly MadeFile[];
  /** The width of the picture as it is shown first. */
  readonly width: number;
  readonly height: number;
}

/**
 * Makes the files, drawn anew from the picture's pixels, upright and in sRGB: nothing else that was in the file comes along.
 * Throws when it is broken.
 */
export const makeFiles = async (
  which: BrandPictureName,
  original: Buffer,
  paper: string,
): Promise<MadePicture> => {
  const source = await sharp(original, { failOn: 'error', limitInputPixels: LARGEST_SIDE ** 2 })
    .autoOrient()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  if (which === 'icon') return makeIcon(source, paper);
  return which === 'card' ? makeCard(source, paper) : makeLogo(source);
};

/** Makes a logo without its empty edge, which would make it smaller than the name beside it. */
const makeLogo = async (source: Buffer): Promise<MadePicture> => {
  const trimmed = await sharp(source)
    .trim()
    .toBuffer()
    // A picture of one colour has nothing but edges.
    .catch(() => source);
  const image = sharp(trimmed).resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await toPng(image).toBuffer({ resolveWithObject: true });
  return { files: [{ name: logoFile, bytes: data }], width: info.width, height: info.height };
};

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

const makeIcon = async (source: Buffer, paper: string): Promise<MadePicture> => {
  const square = (side: number) =>
    sharp(source).resize({ width: side, height: side, fit: 'contain', background: CLEAR });
  const inner = Math.round(MASKABLE_SIDE * MASKABLE_SHARE);
  const edge = Math.floor((MASKABLE_SIDE - inner) / 2);
  const rest = MASKABLE_SIDE - inner - edge;
  const maskable = square(inner).extend({
    top: edge,
    left: edge,
    bottom: rest,
    right: rest,
    background: CLEAR,
  });
  const files = await Promise.all([
    ...ICON_SIDES.map(async (side) => ({
      name: iconFile(side),
      // Apple's devices show what is transparent as black.
      bytes: side === 180 ? await onPaper(square(side), paper) : await toPng(square(side)).toBuffer(),
    })),
    { name: maskableFile, bytes: await onPaper(maskable, paper) },
  ]);
  return { files, width: ICON_SIDES[0], height: ICON_SIDES[0] };
};

/** Puts a picture on paper in a second step: within one, edges are added last. */
const onPaper = async (image: Sharp, paper: string) =>
  toPng(sharp(await toPng(image).toBuffer()).flatten({ background: paper })).toBuffer();

const JPEG_QUALITY = 88;

const makeCard = async (source: Buffer, paper: string): Promise<MadePicture> => {
  const image = sharp(source)
    .resize({ ...CARD_BOX, fit: 'cover' })
    .flatten({ background: paper });
  const bytes = await image.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return { files: [{ name: cardFile, bytes }], ...CARD_BOX };
};

const toPng = (image: Sharp) => image.png({ compressionLevel: 9 });
