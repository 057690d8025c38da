// Reads the pixels of HEIC, which sharp can't read. The decoder is WebAssembly of two megabytes: only a worker that meets such
// a file loads it. Its pixels are upright, but in the colours of the camera.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MAX_PIXELS } from './constants.ts';
import { heicProfile } from './formats/heic/heic.ts';
import { BrokenImage } from './formats/image-format.ts';

interface HeicPixels {
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a HEIC. With a profile the picture comes not larger than `largest` pixels on its shorter side; `width` and `height`
 * are those of the file.
 */
export const decodeHeic = async (file: Buffer, largest: number): Promise<HeicPixels> => {
  const { default: decode } = await import('heic-decode');
  const { data, width, height } = await decode({ buffer: file });
  if (width * height > MAX_PIXELS) throw new BrokenImage('more pixels than it promised');
  const raw = { width, height, channels: 4 } as const;
  const image = sharp(data, { raw, limitInputPixels: MAX_PIXELS }).removeAlpha();
  const profile = heicProfile(file);
  if (!profile) return { image, width, height };
  // sharp takes profiles from files only.
  const shrunk = image.resize(largest, largest, { fit: 'outside', withoutEnlargement: true });
  const png = await shrunk.png({ compressionLevel: 0 }).toBuffer();
  return { image: sharp(withProfile(png, profile)), width, height };
};

const HEADER_END = 33;

const withProfile = (png: Buffer, profile: Buffer): Buffer => {
  const name = Buffer.from('iCCPicc\0\0', 'latin1');
  const body = Buffer.concat([name, deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, HEADER_END), length, body, checksum, png.subarray(HEADER_END)]);
};
