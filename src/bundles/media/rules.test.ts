import { describe, expect, it } from 'vitest';
import { AVIF_SIZES, SIZE_TAGS } from './constants.ts';
import {
  fileForWidth,
  portraitOf,
  sizeForWidth,
  sizesIn,
  sizesToMake,
  sizeTagForWidth,
  socialCardOf,
  toFocusPercent,
  urlSetOf,
} from './rules.ts';
import type { MadeSize, PictureView } from './views.ts';

describe('the size for a width', () => {
  it.each([
    [1, 'T'],
    [20, 'T'],
    [21, 'XS'],
    [60, 'XS'],
    [61, 'S'],
    [160, 'S'],
    [161, 'M'],
    [320, 'M'],
    [321, 'XL'],
    [1200, 'XL'],
    [1201, 'XXL'],
    [100_000, 'XXL'],
  ])('of %i pixels is %s', (width, tag) => expect(sizeTagForWidth(width)).toBe(tag));
});

const of = (...sizes: [MadeSize['tag'], number][]) => ({
  sizes: sizes.map(([tag, width]) => ({ tag, width })),
});

describe('the one file for a width', () => {
  const large = of(
    ['T', 20],
    ['XS', 60],
    ['S', 160],
    ['M', 320],
    ['ML', 480],
    ['L', 800],
    ['XL', 1200],
    ['XXL', 2000],
  );

  it.each([
    [20, 'T'],
    [160, 'S'],
    [320, 'M'],
    [800, 'XL'],
    [1200, 'XL'],
    [4000, 'XXL'],
  ])('of %i pixels is that of the table: %s', (width, tag) =>
    expect(sizeForWidth(large, width)).toMatchObject({ tag }),
  );

  it('is the largest there is of a small image', () => {
    expect(sizeForWidth(of(['T', 20], ['XS', 41]), 160)).toEqual({ tag: 'XS', width: 41 });
    expect(sizeForWidth(of(['T', 20], ['XS', 60], ['S', 160], ['M', 320], ['L', 680]), 1200)?.tag).toBe('L');
  });

  it('is none while there are no files', () => expect(sizeForWidth(of(), 160)).toBeUndefined());

  it('has its signed address where it needs one', () => {
    const gated = { ...large, base: '/media/image/7/v1', query: '?e=1&s=2' } as unknown as PictureView;
    expect(fileForWidth(gated, 320)?.path).toBe('/media/image/7/v1_M.jpg?e=1&s=2');
  });

  it('is as high as the picture is to its width', () => {
    const wide = { ...large, base: '/v1', query: '', width: 2000, height: 1001 } as unknown as PictureView;
    expect(fileForWidth(wide, 320)).toEqual({ path: '/v1_M.jpg', width: 320, height: 160 });
    expect(fileForWidth({ ...wide, sizes: [] }, 320)).toBeUndefined();
  });
});

describe('a focus point', () => {
  it.each([
    [46, 46],
    [33.333, 33.3],
    [-5, 0],
    [250, 100],
    [Number.NaN, 50],
  ])('of %f per cent is kept as %f', (given, kept) => expect(toFocusPercent(given)).toBe(kept));
});

describe('the sizes to make', () => {
  it.each([
    [1, 'T1'],
    [20, 'T20'],
    [21, 'T20 XS21'],
    [480, 'T20 XS60 S160 M320 L480'],
    [481, 'T20 XS60 S160 M320 ML480 L481'],
    [800, 'T20 XS60 S160 M320 ML480 L800'],
    [1199, 'T20 XS60 S160 M320 ML480 L800 XL1199'],
    [1200, 'T20 XS60 S160 M320 ML480 L800 XL1200'],
    [1201, 'T20 XS60 S160 M320 ML480 L800 XL1200 XXL1201'],
    [9000, 'T20 XS60 S160 M320 ML480 L800 XL1200 XXL2000'],
  ])('of an image %i pixels wide are %s', (width, expected) =>
    expect(
      sizesToMake(width)
        .map((size) => size.tag + size.width)
        .join(' '),
    ).toBe(expected),
  );
});

describe('a portrait', () => {
  const picture = {
    id: 7,
    width: 800,
    height: 800,
    alt: '',
    caption: '',
    credit: '',
    focus: { x: 40, y: 30.5 },
    placeholder: null,
    isStub: false,
    base: '/media/image/7/v1',
    query: '',
  };
  const made = (...sizes: MadeSize[]) => portraitOf({ ...picture, sizes });

  it('is the smallest file that is sharp enough, cut around the focus', () => {
    const sizes = sizesToMake(800);
    expect(portraitOf({ ...picture, sizes })).toEqual({
      src: '/media/image/7/v1_S.webp',
      position: '40% 30.5%',
    });
  });

  it('is the largest there is of a small picture', () => {
    expect(made({ tag: 'T', width: 20 }, { tag: 'XS', width: 48 })?.src).toBe('/media/image/7/v1_XS.webp');
  });

  it('keeps the signature of a picture that is not for everybody', () => {
    const gated = portraitOf({ ...picture, sizes: sizesToMake(800), query: '?s=1' });
    expect(gated?.src).toBe('/media/image/7/v1_S.webp?s=1');
  });

  it('has no addresses and no card while there is no file of it', () => {
    const none = { ...picture, sizes: [] };
    expect([urlSetOf(none), socialCardOf(none)]).toEqual([{}, undefined]);
  });

  it('has the address of each size, and those of AVIF where there is one', () => {
    const sizes = sizesToMake(800);
    const urls = urlSetOf({ ...picture, sizes: sizes.slice(0, 1), query: '?s=1' });
    expect(Object.keys(urls)).toEqual(SIZE_TAGS);
    expect(urls.XS).toBe('/media/image/7/v1_XS.jpg?s=1');
    for (const extension of ['jpg', 'webp'] as const) expect(sizesIn({ sizes }, extension)).toBe(sizes);
    const avif = sizesIn({ sizes }, 'avif').map(({ tag }) => tag);
    expect(avif.length).toBeGreaterThan(0);
    expect(AVIF_SIZES).toEqual(expect.arrayContaining(avif));
    expect(avif).not.toContain('T');
  });

  it.each([
    ['', '/media/image/7/v1_social.jpg?f=40-30.5'],
    ['?s=1', '/media/image/7/v1_social.jpg?s=1&f=40-30.5'],
  ])('has a card for social networks whose address changes with the focus, with %j', (query, path) => {
    const card = socialCardOf({ ...picture, sizes: sizesToMake(800), query });
    expect(card).toEqual({ path, width: 1200, height: 630, alt: '' });
  });

  it('is not there without a picture or while there is no file of it', () => {
    expect([made(), portraitOf(null), portraitOf(undefined)]).toEqual([null, null, null]);
  });
});
