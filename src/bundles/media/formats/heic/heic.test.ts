import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanOriginal } from '../../clean-original.ts';
import { makeFiles } from '../../image-files.ts';
import { checkImage } from '../../inspect-image.ts';
import { bufferReader } from '#kernel/byte-reader.ts';
import { heic, heicProfile } from './heic.ts';
import { aHeic } from './test-data.ts';
import { BrokenImage } from '../image-format.ts';
import { CREDIT, TRACES, orBroken } from '../test-data.ts';

const check = (file: Buffer) => checkImage(bufferReader(file), heic);
const WORDS = { caption: '', copyright: '' };

const make = async (file: Buffer, rotation = 0) => {
  const files = new Map<string, Buffer>();
  const source = { file, format: heic, rotation, focus: { x: 50, y: 50 }, words: WORDS };
  const made = await makeFiles(
    source,
    async (name, extension, bytes) => void files.set(`${name}.${extension}`, bytes),
  );
  return { ...made, files };
};

/** Finds the nearest of the four colours in each corner. */
const corners = async (file: Buffer) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ].map(([x = 0, y = 0]) => {
    const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.min(red, green, blue) > 200) return 'white';
    return red > 200 ? 'red' : blue > 200 ? 'blue' : green > 120 ? 'green' : `${red},${green},${blue}`;
  });
};

const redIn = async (picture: Buffer) =>
  (await sharp(picture).extract({ left: 100, top: 10, width: 9, height: 9 }).stats()).dominant.r;

describe('a HEIC', () => {
  it('is told by its first bytes and measured', async () => {
    expect(heic.matches(aHeic().subarray(0, 16))).toBe(true);
    expect(heic.matches(aHeic({ brand: 'mif1' }).subarray(0, 16))).toBe(true);
    expect(heic.matches(aHeic({ brand: 'avif' }).subarray(0, 16))).toBe(false);
    expect(await check(aHeic())).toEqual({ ok: true, width: 128, height: 96 });
    expect(await check(aHeic({ turns: 1 }))).toEqual({ ok: true, width: 96, height: 128 });
  });

  it('that breaks off, holds other pixels or something behind its end is refused', async () => {
    const file = aHeic();
    for (const part of [0.25, 0.5, 0.9, 0.999])
      expect((await check(file.subarray(0, Math.floor(file.length * part)))).ok).toBe(false);
    const other = Buffer.from(file.toString('latin1').replaceAll('hvc1', 'jpeg'), 'latin1');
    expect(await check(other)).toEqual({ ok: false, refusal: 'broken' });
    const zip = Buffer.concat([file, Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
    expect((await check(zip)).ok).toBe(false);
  });

  it('becomes pictures, upright and turned', async () => {
    const { files, width, height } = await make(aHeic());
    expect([width, height]).toEqual([128, 96]);
    expect(await corners(files.get('S.webp')!)).toEqual(['red', 'green', 'blue', 'white']);
    const turned = await make(aHeic({ turns: 1 }));
    expect([turned.width, turned.height]).toEqual([96, 128]);
    expect(await corners(turned.files.get('S.jpg')!)).toEqual(['green', 'white', 'red', 'blue']);
    const back = await make(aHeic({ turns: 1 }), 90);
    expect(await corners(back.files.get('S.jpg')!)).toEqual(['red', 'green', 'blue', 'white']);
  });

  it('keeps what its profile says of colours', async () => {
    const { icc } = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
      .then((file) => sharp(file).metadata());
    const file = aHeic({ profile: icc! });
    expect(heicProfile(file)!.equals(icc!)).toBe(true);
    const [plain, wide] = [await make(aHeic()), await make(file)];
    // The green of a P3 screen is a stronger one than the same numbers mean in sRGB.
    expect(await redIn(wide.files.get('S.jpg')!)).toBeLessThanOrEqual(await redIn(plain.files.get('S.jpg')!));
    expect(wide.files.get('S.jpg')!.equals(plain.files.get('S.jpg')!)).toBe(false);
  });

  it('loses place, device and words, and no pixel', async () => {
    const file = aHeic();
    const cleaned = await cleanOriginal({ file, format: heic });
    for (const trace of [...TRACES, 'GPS-Ort', CREDIT]) {
      expect(file.includes(trace), trace).toBe(true);
      expect(cleaned.includes(trace), trace).toBe(false);
    }
    expect(cleaned).toHaveLength(file.length);
    const [before, after] = [await make(file), await make(cleaned)];
    expect(after.files.get('S.webp')!.equals(before.files.get('S.webp')!)).toBe(true);
  });

  it('loses a film that stands behind it', () => {
    const film = Buffer.from('\0\0\0\x18mpvd GPS im Film ....', 'latin1');
    film.writeUInt32BE(film.length);
    const cleaned = heic.withoutTraces!(Buffer.concat([aHeic(), film]));
    expect(cleaned.includes('GPS im Film')).toBe(false);
  });

  it('is broken when its places lie outside of it', () => {
    const file = aHeic();
    const place = file.indexOf('iloc') + 8 + 4 + 14 + 6;
    file.writeUInt32BE(0x7fff_ffff, place);
    expect(() => heic.withoutTraces!(file)).toThrow(BrokenImage);
  });

  it('is broken when its places are told in numbers that the format doesn’t have', () => {
    const file = aHeic();
    file[file.indexOf('iloc') + 8] = 0x74;
    expect(() => heic.withoutTraces!(file)).toThrow(BrokenImage);
  });

  it('is broken when it has thousands of pieces of which nothing is told', () => {
    // The items are three, the numbers of all their pieces take no byte, and each claims as many pieces as can be.
    const file = aHeic();
    const place = file.indexOf('iloc') + 8;
    file.writeUInt16BE(0, place);
    for (let item = 0; item < 3; item++) file.writeUInt16BE(0xffff, place + 4 + item * 6 + 4);
    expect(() => heic.withoutTraces!(file)).toThrow('many pieces of which nothing is told');
  });
});

describe('a HEIC that somebody spoilt', () => {
  const file = aHeic();
  const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255));
  it('is measured, or cleaned, or broken, and nothing else', () =>
    fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 6 }), fc.nat(file.length), async (changes, end) => {
        const spoilt = Buffer.from(file);
        for (const [at, byte] of changes) spoilt[at] = byte;
        const bytes = spoilt.subarray(0, end);
        await orBroken(() => heic.inspect(bufferReader(bytes)));
        await orBroken(() => heic.readCredits?.(bufferReader(bytes)));
        await orBroken(() => heic.withoutTraces?.(bytes));
        await orBroken(() => heicProfile(bytes));
      }),
    ));
});
