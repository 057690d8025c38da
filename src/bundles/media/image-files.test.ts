import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bufferReader } from '#kernel/byte-reader.ts';
import { readWords } from './formats/file-words.ts';
import { formatOfKey } from './formats/known-formats.ts';
import { aSample, aTracedSample, CREDIT, drawn, TRACES } from './formats/test-data.ts';
import type { SampleKind } from './formats/test-data.ts';
import { cleanOriginal } from './clean-original.ts';
import { makeFiles } from './image-files.ts';
import type { MadeFiles } from './image-files.ts';
import type { Words } from './original-pixels.ts';

const EXTENSIONS: Readonly<Record<SampleKind, string>> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  tiff: 'tif',
  bmp: 'bmp',
  webp: 'webp',
  avif: 'avif',
};
const formatOf = (kind: SampleKind) => formatOfKey(`originals/x.${EXTENSIONS[kind]}`)!;

interface Making {
  readonly rotation?: number;
  readonly focus?: { x: number; y: number };
  readonly words?: Words;
}
const NO_WORDS = { caption: '', copyright: '' };

const make = async (
  kind: SampleKind,
  file: Buffer,
  { rotation = 0, focus = { x: 50, y: 50 }, words = NO_WORDS }: Making = {},
) => {
  const files = new Map<string, Buffer>();
  const made: MadeFiles = await makeFiles(
    { file, format: formatOf(kind), rotation, focus, words },
    async (name, extension, bytes) => void files.set(`${name}.${extension}`, bytes),
  );
  return { ...made, files };
};

/** Returns colour at a place given in per cent, as `r,g,b` in steps that forgive what a format loses. */
const colourAt = async (file: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor((info.height * y) / 100) * info.width + Math.floor((info.width * x) / 100)) * info.channels;
  return [0, 1, 2].map((i) => Math.round((data[at + (info.channels < 3 ? 0 : i)] ?? 0) / 85) * 85).join();
};
const [RED, GREEN, BLUE, WHITE] = ['255,0,0', '0,170,0', '0,0,255', '255,255,255'];
const corners = async (file: Buffer) =>
  Promise.all([
    colourAt(file, 20, 20),
    colourAt(file, 80, 20),
    colourAt(file, 20, 80),
    colourAt(file, 80, 80),
  ]);
const sizesOf = async (width: number) =>
  (await make('png', await aSample('png', { width, height: 100 }))).sizes.map(
    (size) => `${size.tag} ${size.width}`,
  );
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
const twoFrames = () =>
  Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
const clean = (kind: SampleKind, file: Buffer) => cleanOriginal({ file, format: formatOf(kind) });

describe('the files of a picture', () => {
  it('are the seven widths and the step between M and L in WebP and JPEG, AVIF from L on, and the card', async () => {
    const { files, sizes, width, height } = await make(
      'jpeg',
      await aSample('jpeg', { width: 2400, height: 1600 }),
    );
    expect([width, height]).toEqual([2400, 1600]);
    expect(sizes.map(({ tag, width }) => `${tag} ${width}`)).toEqual([
      'T 20',
      'XS 60',
      'S 160',
      'M 320',
      'ML 480',
      'L 800',
      'XL 1200',
      'XXL 2000',
    ]);
    const widths = await Promise.all(
      [...files].map(async ([name, file]) => {
        const { width, height, format, compression } = await sharp(file).metadata();
        return `${name} ${format}${compression ? ` ${compression}` : ''} ${width}x${height}`;
      }),
    );
    expect(widths.toSorted()).toEqual(
      [
        ...sizes.flatMap(({ tag, width }) => [
          `${tag}.jpg jpeg ${width}x${Math.round((width * 2) / 3)}`,
          `${tag}.webp webp ${width}x${Math.round((width * 2) / 3)}`,
        ]),
        'L.avif heif av1 800x533',
        'XL.avif heif av1 1200x800',
        'XXL.avif heif av1 2000x1333',
        'social.jpg jpeg 1200x630',
      ].toSorted(),
    );
  });

  it('are never wider than the original, and no two of one width', async () => {
    expect(await sizesOf(2)).toEqual(['T 2']);
    expect(await sizesOf(320)).toEqual(['T 20', 'XS 60', 'S 160', 'M 320']);
    expect(await sizesOf(400)).toEqual(['T 20', 'XS 60', 'S 160', 'M 320', 'L 400']);
  });

  it('come with a few blurred pixels that weigh next to nothing', async () => {
    const { placeholder } = await make('jpeg', await aSample('jpeg'));
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder!.length).toBeLessThanOrEqual(200);
  });

  it('hold nothing of what the original tells', async () => {
    const { files } = await make('jpeg', await aTracedSample('jpeg'));
    for (const [name, file] of files) {
      const { exif, xmp, iptc, icc } = await sharp(file).metadata();
      expect([exif, xmp, iptc, icc], name).toEqual([undefined, undefined, undefined, undefined]);
    }
  });
});

describe('caption and credit', () => {
  const words = { caption: 'Nebel über der Wörlitzer Brücke & <Ufer>', copyright: 'Jörg Żółty' };
  const SMALL = /^(T|XS|S)\./;

  it('go along with every file from M on, and with the card', async () => {
    const { files } = await make('jpeg', await aSample('jpeg', { width: 900, height: 600 }), { words });
    expect(files.size).toBe(17);
    for (const [name, file] of files) {
      const { iptc, xmp, exif } = await sharp(file).metadata();
      const isSmall = SMALL.test(name);
      expect([iptc !== undefined, xmp !== undefined, exif], name).toEqual([
        !isSmall && name.endsWith('.jpg'),
        !isSmall && !name.endsWith('.jpg'),
        undefined,
      ]);
      if (isSmall) continue;
      if (name.endsWith('.jpg')) {
        expect(file.includes(Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47])), 'UTF-8').toBe(true);
        expect(await wordsIn('jpeg', file)).toEqual({ ...words, source: '' });
        for (const part of [80, 110, 116])
          expect(
            iptc!.includes(
              Buffer.concat([Buffer.from([0x1c, 2, part, 0, 14]), Buffer.from(words.copyright)]),
            ),
            name,
          ).toBe(true);
      } else {
        const text = xmp!.toString();
        expect(text).toContain('<dc:creator><rdf:Seq><rdf:li>Jörg Żółty</rdf:li>');
        expect(text).toContain('<photoshop:Credit>Jörg Żółty</photoshop:Credit>');
        expect(text).toMatch(/<dc:rights>.*Jörg Żółty.*<\/dc:rights>/);
        expect(text).toContain('Nebel über der Wörlitzer Brücke &amp; &lt;Ufer&gt;');
      }
    }
    expect(await wordsIn('webp', files.get('M.webp')!)).toEqual({ ...words, source: '' });
  });

  it('are cut where a record may hold no more, and never within a character', async () => {
    const long = { caption: 'ä'.repeat(1001), copyright: `${'x'.repeat(31)}ü und noch mehr` };
    const { files } = await make('jpeg', await aSample('jpeg'), { words: long });
    const read = await wordsIn('jpeg', files.get('M.jpg')!);
    expect(read.caption).toBe('ä'.repeat(1000));
    expect(read.copyright).toBe('x'.repeat(31));
  });
});

const wordsIn = (kind: SampleKind, file: Buffer) => readWords(bufferReader(file), formatOf(kind));

describe('an original', () => {
  it.each(['jpeg', 'png', 'gif', 'tiff', 'bmp', 'webp', 'avif'] as const)(
    'of this kind is read: %s',
    async (kind) => {
      const { files } = await make(kind, await aSample(kind, { width: 300, height: 200 }));
      expect(await corners(files.get('M.jpg')!)).toEqual([RED, GREEN, BLUE, WHITE]);
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is shown upright however the camera was held: %i',
    async (orientation) => {
      const file = await aSample('jpeg', { width: 300, height: 200, orientation });
      const { files, width, height } = await make('jpeg', file);
      const upright = await sharp(file).autoOrient().png().toBuffer();
      expect(await corners(files.get('M.webp')!)).toEqual(await corners(upright));
      expect([width, height]).toEqual(orientation > 4 ? [200, 300] : [300, 200]);
    },
  );

  it.each([
    [90, [BLUE, RED, WHITE, GREEN]],
    [180, [WHITE, BLUE, GREEN, RED]],
    [270, [GREEN, WHITE, RED, BLUE]],
  ])('is turned clockwise by %i degrees', async (rotation, expected) => {
    const { files, width } = await make('jpeg', await aSample('jpeg', { width: 300, height: 200 }), {
      rotation,
    });
    expect(await corners(files.get('M.jpg')!)).toEqual(expected);
    expect(width).toBe(rotation === 180 ? 300 : 200);
  });

  it('that tells other colours by its profile has them changed into those of the web', async () => {
    const file = await drawn().withIccProfile('cmyk').jpeg().toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    const { files } = await make('jpeg', file);
    const { space, channels } = await sharp(files.get('M.jpg')!).metadata();
    expect([space, channels]).toEqual(['srgb', 3]);
    const [red, green, blue] = (await colourAt(files.get('M.jpg')!, 20, 20)).split(',').map(Number);
    expect(red).toBeGreaterThan(150);
    expect(green! + blue!).toBeLessThan(200);
  });

  it('that one can see through stays so in WebP and AVIF, and lies on white in JPEG', async () => {
    const hole = { create: { width: 900, height: 600, channels: 4, background: '#ff000000' } } as const;
    const { files, placeholder } = await make('png', await sharp(hole).png().toBuffer());
    expect((await sharp(files.get('L.webp')!).stats()).isOpaque).toBe(false);
    expect((await sharp(files.get('L.avif')!).stats()).isOpaque).toBe(false);
    expect(await colourAt(files.get('L.jpg')!, 50, 50)).toBe(WHITE);
    expect(placeholder).toBeNull();
  });

  it('that moves stands still at its beginning', async () => {
    const frames = await twoFrames();
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const { files, height } = await make('gif', file);
    expect(height).toBe(60);
    expect(await colourAt(files.get('XS.jpg')!, 50, 50)).toBe(RED);
  });

  it('in grey stays grey, and one of sixteen bits is read', async () => {
    const grey = await make('png', await drawn().greyscale().png().toBuffer());
    expect(await colourAt(grey.files.get('M.webp')!, 80, 80)).toBe(WHITE);
    const deep = await make('png', await drawn().toColourspace('rgb16').png().toBuffer());
    expect(await colourAt(deep.files.get('M.jpg')!, 20, 20)).toBe(RED);
  });

  it.each(['jpeg', 'png', 'gif', 'tiff', 'bmp', 'webp'] as const)(
    'that is broken inside makes nothing: %s',
    async (kind) => {
      const file = await aSample(kind, { width: 900, height: 600 });
      await expect(make(kind, file.subarray(0, Math.floor(file.length * 0.6)))).rejects.toThrow();
    },
  );

  it('is of the kind it came in as', async () => {
    await expect(
      make('jpeg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).rejects.toThrow('svg under the name of jpeg');
  });
});

describe('the social card', () => {
  it.each([
    [0, RED, GREEN],
    [100, BLUE, WHITE],
  ])('is cut around the focus at %i per cent of the height', async (y, left, right) => {
    const file = await aSample('jpeg', { width: 1200, height: 3000 });
    const { files } = await make('jpeg', file, { focus: { x: 50, y } });
    const card = files.get('social.jpg')!;
    expect([await colourAt(card, 10, 50), await colourAt(card, 90, 50)]).toEqual([left, right]);
  });

  it('is cut around the focus from left to right', async () => {
    const file = await aSample('jpeg', { width: 3000, height: 600 });
    const { files } = await make('jpeg', file, { focus: { x: 100, y: 50 } });
    expect(await colourAt(files.get('social.jpg')!, 5, 10)).toBe(GREEN);
  });
});

describe('an original is cleaned', () => {
  it.each(['jpeg', 'png', 'tiff', 'webp', 'avif'] as const)(
    'of place, device and description: %s',
    async (kind) => {
      const file = await aTracedSample(kind);
      // libvips writes no device into a TIFF: tiff.test.ts has one written by hand.
      const traces = kind === 'tiff' ? ['xmpmeta'] : TRACES;
      for (const trace of traces) expect(file.includes(trace), 'the test’s own file').toBe(true);
      const cleaned = await clean(kind, file);
      for (const trace of [...TRACES, 'xmpmeta', 'GPS']) expect(cleaned.includes(trace), trace).toBe(false);
      const { exif, xmp, icc } = await sharp(cleaned).metadata();
      expect([xmp, icc === undefined]).toEqual([undefined, false]);
      expect(exif?.includes(TRACES[0]!) ?? false).toBe(false);
      expect(await corners(cleaned)).toEqual(await corners(file));
    },
  );

  it.each(['jpeg', 'png', 'tiff', 'webp'] as const)('without touching a pixel: %s', async (kind) => {
    const file = await aTracedSample(kind);
    expect(await pixels(await clean(kind, file))).toEqual(await pixels(file));
  });

  it('of the same when it is cleaned again', async () => {
    for (const kind of ['jpeg', 'png', 'tiff', 'webp'] as const) {
      const once = await clean(kind, await aTracedSample(kind));
      expect((await clean(kind, once)).equals(once), kind).toBe(true);
    }
  });

  it.each(['jpeg', 'png', 'tiff'] as const)('after it was turned upright: %s', async (kind) => {
    const file = await aTracedSample(kind, { orientation: 6 });
    const cleaned = await clean(kind, file);
    const { orientation = 1, icc } = await sharp(cleaned).metadata();
    expect([orientation, icc === undefined]).toEqual([1, false]);
    expect(await corners(cleaned)).toEqual(await corners(await sharp(file).autoOrient().png().toBuffer()));
    for (const trace of TRACES) expect(cleaned.includes(trace), trace).toBe(false);
  });

  it.each([1, 6])('but for who made it, turned or not: %i', async (orientation) => {
    const cleaned = await clean('jpeg', await aTracedSample('jpeg', { orientation }));
    expect((await sharp(cleaned).metadata()).iptc?.toString('latin1')).toContain(CREDIT);
  });

  it('of a film behind a picture, and of scans nothing', async () => {
    const file = await drawn().jpeg({ progressive: true }).toBuffer();
    const cleaned = await clean('jpeg', Buffer.concat([file, Buffer.from('ftypmp42 Film')]));
    expect(cleaned.equals(file)).toBe(true);
  });

  it('of a GIF’s comment, while it goes on moving', async () => {
    const frames = await twoFrames();
    const file = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3 })
      .toBuffer();
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, TRACES[0]!.length]),
      Buffer.from(`${TRACES[0]}\0`),
    ]);
    const told = Buffer.concat([file.subarray(0, -1), comment, Buffer.from([0x3b])]);
    const cleaned = await clean('gif', told);
    expect(cleaned.includes(TRACES[0]!)).toBe(false);
    expect(await sharp(cleaned).metadata()).toMatchObject({ pages: 2, loop: 3 });
  });
});
