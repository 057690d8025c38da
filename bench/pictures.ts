// This is what the picture pipeline costs beside sharp alone: `node bench/pictures.ts`. A photo of 12
// megapixels becomes the same files twice, by the job as the worker does it (storage, metadata, card and
// all), and by sharp with nothing around.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { contentTypeOf, openFiles } from '../src/kernel/files.ts';
import type { Files } from '../src/kernel/files.ts';
import { fileKey } from '../src/bundles/media/image-addresses.ts';
import { cleanOriginal } from '../src/bundles/media/clean-original.ts';
import { makeFiles } from '../src/bundles/media/image-files.ts';
import { jpeg } from '../src/bundles/media/formats/jpeg.ts';
import { median } from './measure.ts';

const WIDTH = 4000;
const HEIGHT = 3000;
const ROUNDS = 3;
const ORIGINAL = 'original.jpg';
const SIZES = [2000, 1200, 800, 320, 160, 60, 20];
const AVIF_FROM = 800;
const WORDS = { caption: 'Die Brücke am Morgen', copyright: 'Tomasz Adamek' };

export interface PictureFigures {
  /** Each is the median, in milliseconds. */
  readonly pipeline: number;
  readonly sharpAlone: number;
  readonly ratio: number;
}

/** Both in turn, so that whatever else the machine does meets both alike. */
export const measurePictures = async (): Promise<PictureFigures> => {
  const photo = await drawPhoto();
  const folder = await mkdtemp(path.join(tmpdir(), 'litfass-bench-pictures-'));
  const files = openFiles({ dataDir: folder, s3: undefined });
  const times = { pipeline: [] as number[], sharpAlone: [] as number[] };
  try {
    await files.put(ORIGINAL, Readable.from([photo]), { contentType: 'image/jpeg' });
    for (let round = 0; round <= ROUNDS; round++) {
      const pipeline = await timed(() => byPipeline(files, round));
      const sharpAlone = await timed(() => bySharpAlone(photo));
      // The first one warms up.
      if (round === 0) continue;
      times.pipeline.push(pipeline);
      times.sharpAlone.push(sharpAlone);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const [pipeline, sharpAlone] = [median(times.pipeline), median(times.sharpAlone)];
  return { pipeline, sharpAlone, ratio: pipeline / sharpAlone };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

/** Makes the files as the job does, but for its two small queries. */
const byPipeline = async (files: Files, id: number) => {
  const stored = await files.get(ORIGINAL);
  const file = Buffer.concat(await stored!.stream.toArray());
  const source = { file, format: jpeg, rotation: 0, focus: { x: 50, y: 50 }, words: WORDS };
  const making = makeFiles(source, async (name, extension, bytes) => {
    const key = fileKey(id, 'bench', name, extension);
    await files.put(key, Readable.from([bytes]), { contentType: contentTypeOf(key) });
  });
  const cleaned = await cleanOriginal(source);
  await files.put(`cleaned-${id}.jpg`, Readable.from([cleaned]), { contentType: 'image/jpeg' });
  await making;
};

/**
 * Makes the same pixels in the same formats at the same efforts, decoded once, with all encoders at once,
 * kept in memory.
 */
const bySharpAlone = async (photo: Buffer) => {
  const { data, info } = await sharp(photo, { failOn: 'error' })
    .resize(SIZES[0])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } });
  await Promise.all([
    ...SIZES.flatMap((size) => [
      open().resize(size).jpeg({ quality: 80 }).toBuffer(),
      open().resize(size).webp({ quality: 75, effort: 2 }).toBuffer(),
    ]),
    ...SIZES.filter((size) => size >= AVIF_FROM).map((size) =>
      open().resize(size).avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer(),
    ),
    open().resize(1200, 630).jpeg({ quality: 80 }).toBuffer(),
  ]);
};

/** Draws sky, discs and grain: neither as easy as a drawing nor as hard as noise. Traces in it have to be taken out. */
export const drawPhoto = async (): Promise<Buffer> => {
  const discs = Array.from({ length: 300 }, (_, i) => {
    const [x, y, size] = [(i * 7919) % WIDTH, (i * 104_729) % HEIGHT, 20 + ((i * 31) % 200)];
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="hsl(${(i * 37) % 360} 60% 50%)" opacity=".5"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#6af"/><stop offset="1" stop-color="#fc8"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>${discs.join('')}</svg>`;
  const grain = await sharp({
    create: {
      width: WIDTH / 4,
      height: HEIGHT / 4,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD0: { Make: 'Litfass' }, IFD3: { GPSLatitude: '51/1 3/1 5/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
};

const main = async () => {
  const { pipeline, sharpAlone, ratio } = await measurePictures();
  console.log(
    `4000 × 3000 JPEG, all sizes: ${pipeline.toFixed(0)} ms, sharp alone ${sharpAlone.toFixed(0)} ms`,
  );
  console.log(`ratio ${ratio.toFixed(2)} (at most 1.3)`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
