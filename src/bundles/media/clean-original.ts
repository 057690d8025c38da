// Takes out of an original what must not be kept in it. Only the worker loads this.
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageFormat } from './formats/image-format.ts';
import { withIptcOf } from './formats/jpeg.ts';
import { readHeader, SAFELY } from './original-pixels.ts';
import type { Source } from './original-pixels.ts';

/**
 * Returns the original without what tells of place, time and device: losslessly where it can be, else written anew at high
 * quality. ICC profile and IPTC credit stay. The same bytes when there is nothing to take out.
 */
export const cleanOriginal = async ({ file, format }: Pick<Source, 'file' | 'format'>): Promise<Buffer> => {
  if (format.name === 'bmp') return file;
  if (format.name === 'heic') return format.withoutTraces!(file);
  const { orientation = 1, exif, xmp } = await readHeader(file, format);
  if (orientation === 1 && format.withoutTraces) return format.withoutTraces(file);
  if (orientation === 1 && !exif && !xmp) return file;
  const written = await writeAnew(sharp(file, SAFELY).autoOrient().keepIccProfile(), format).toBuffer();
  return format.name === 'jpeg' ? withIptcOf(written, file) : written;
};

const writeAnew = (image: Sharp, { name }: ImageFormat): Sharp => {
  if (name === 'jpeg') return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  if (name === 'tiff') return image.tiff({ compression: 'lzw', predictor: 'horizontal' });
  if (name === 'webp') return image.webp({ quality: 95 });
  return name === 'avif' ? image.avif({ quality: 80, effort: 2 }) : image.png();
};
