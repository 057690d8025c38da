import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { STANDARD } from '#bundles/appearance/public.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './constants.ts';
import { drawPictureCard, wordsBesidePicture, wordsOnPicture } from './draw-picture-card.ts';

const picture = { id: 7, base: '/media/image/7/v1', focus: { x: 50, y: 50 } };
const words = { kicker: 'Auenfeld', title: 'Elf zu zehn', portal: 'Litfass', theme: STANDARD, picture };

/** Draws a picture that is red on the left, blue on the right. */
const twoHalves = async (width: number, height: number) => {
  const half = { width: width >> 1, height, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
};

const colorAt = async (card: Buffer, left: number, top: number) => {
  const [red = 0, , blue = 0] = await sharp(card)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
};

describe('a card with a picture', () => {
  it('is a photo of the size that Open Graph asks for, small enough to be sent on', async () => {
    const card = await drawPictureCard(words, await twoHalves(1200, 800));
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['jpeg', CARD_WIDTH, CARD_HEIGHT]);
    expect(card.length).toBeLessThan(300_000);
  });

  it.each([
    [0, 'red'],
    [100, 'blue'],
  ])('is cut around the focus at %i per cent', async (x, color) => {
    const card = await drawPictureCard(
      { ...words, picture: { ...picture, focus: { x, y: 50 } } },
      await twoHalves(2400, 800),
    );
    expect(await colorAt(card, 1190, 600)).toBe(color);
  });

  it('of what is a picture itself is filled by it', async () => {
    const card = await drawPictureCard({ ...words, isPicture: true }, await twoHalves(1200, 630));
    expect(await colorAt(card, 10, 10)).toBe('red');
    expect(wordsOnPicture(words)).not.toMatch(/<text|font/);
  });

  it('shows the day of what takes place', () => {
    const without = wordsBesidePicture(words);
    const tile = wordsBesidePicture({ ...words, date: { day: '24', month: 'Nov' } });
    expect(tile.length).toBeGreaterThan(without.length);
  });

  it.each([
    ['a tiny one', 3, 2],
    ['a very wide one', 4000, 20],
    ['a very high one', 20, 4000],
  ])('comes about of %s', async (_, width, height) => {
    const card = await drawPictureCard(
      { ...words, title: 'Wort '.repeat(200) },
      await twoHalves(width, height),
    );
    expect((await sharp(card).metadata()).width).toBe(CARD_WIDTH);
  });
});
