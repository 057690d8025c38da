// This is the press, from SVG to JPEG. One pass over the raw pixels gives what print gives: grain that is stronger in the
// mid-tones, ragged ink edges, dots of shadow ink, and plates that sit a pixel apart.
import { toRgb } from './color.ts';
import type { Picture } from './picture.ts';
import { rng } from './rng.ts';

const PAPER = '#f3ead8';
const QUALITY = 80;
/** Strength of one dot of shadow ink. */
const DOT = 0.42;
/** The side of the noise tile is a power of two, so that it repeats by a mask. */
const TILE = 512;
const MASK = TILE - 1;
/** Noise beyond this looks one pixel aside. */
const RAGGED = 26;

/** Rasterises and prints a picture. It is safe to call for several at once; sharp works beside this thread. */
export const renderPicture = async (
  picture: Picture,
  { quality = QUALITY }: { readonly quality?: number } = {},
): Promise<{ data: Buffer; width: number; height: number }> => {
  const { width, height } = picture;
  const sharp = await openPress();
  const [color, stipple] = await Promise.all([colorPlate(sharp, picture), stipplePlate(sharp, picture)]);
  const printed = print(color, stipple, picture);
  const raw = { width, height, channels: 3 } as const;
  const data = await sharp(printed, { raw }).jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
  return { data, width, height };
};

type Press = typeof import('sharp').default;

/** Fetches the press when it is needed: a portal that has its pictures doesn't carry it in memory. */
const openPress = async (): Promise<Press> => (await import('sharp')).default;

const colorPlate = (sharp: Press, { svg }: Picture): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten({ background: PAPER }).raw().toBuffer();

/** Makes one channel at half the size. */
const stipplePlate = (sharp: Press, { stipple, width, height }: Picture): Promise<Buffer> => {
  const half = `width="${Math.ceil(width / 2)}" height="${Math.ceil(height / 2)}"`;
  const small = stipple.replace(/width="\d+" height="\d+"/, half);
  return sharp(Buffer.from(small)).extractChannel(0).raw().toBuffer();
};

/** This is the hot loop of the press, one round per pixel: about 25 ms for a picture, so it stays plain arithmetic. */
const print = (color: Buffer, stipple: Buffer, { width, height, seed, ink }: Picture): Uint8ClampedArray => {
  const r = rng(`${seed}/print`);
  const tileX = r.int(0, MASK);
  const tileY = r.int(0, MASK);
  const slip = r.int(0, 1) ? 1 : -1; // The red plate slips sideways, the blue one down.
  const [inkR, inkG, inkB] = toRgb(ink).map((v) => Math.round(v * 255)) as [number, number, number];
  const out = new Uint8ClampedArray(width * height * 3);
  const row = width * 3;
  const plateWidth = Math.ceil(width / 2);
  for (let y = 0; y < height; y++) {
    const tileRow = ((y + tileY) & MASK) * TILE;
    const plateRow = (y >> 1) * plateWidth;
    for (let x = 0; x < width; x++) {
      const tile = tileRow + ((x + tileX) & MASK);
      const noise = NOISE[tile]!;
      // Ragged edges: about a third of the pixels look one step aside.
      let fromX = x + (noise > RAGGED ? 1 : noise < -RAGGED ? -1 : 0);
      let fromY = y + ((noise & 7) === 3 ? 1 : (noise & 7) === 5 ? -1 : 0);
      fromX = fromX < 1 ? 1 : fromX > width - 2 ? width - 2 : fromX;
      fromY = fromY < 1 ? 1 : fromY > height - 2 ? height - 2 : fromY;
      const from = fromY * row + fromX * 3;
      const to = y * row + x * 3;
      let red = color[from + slip * 3]!;
      let green = color[from + 1]!;
      let blue = color[from + 2 + slip * row]!;
      if (stipple[plateRow + (x >> 1)]! > DOTS[tile]!) {
        red += (inkR - red) * DOT;
        green += (inkG - green) * DOT;
        blue += (inkB - blue) * DOT;
      }
      const grain = noise * GRAIN[green & 255]!;
      out[to] = red + grain;
      out[to + 1] = green + grain;
      out[to + 2] = blue + grain * 0.9;
    }
  }
  return out;
};

const NOISE = (() => {
  const r = rng('litfass-paper');
  return Int8Array.from({ length: TILE * TILE }, () => Math.round(r.gauss(0, 30)));
})();

const DOTS = (() => {
  const r = rng('litfass-dots');
  return Uint8Array.from({ length: TILE * TILE }, () => 6 + Math.floor(r.f() * 249));
})();

/** How far grain may push a value: little in the whites, most in the middle. */
const GRAIN = Float32Array.from({ length: 256 }, (_, v) => 0.08 + 0.14 * Math.sin((Math.PI * v) / 255));
