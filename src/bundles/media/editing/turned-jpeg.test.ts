import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aSample } from '../formats/test-data.ts';
import { turnedJpeg } from './turned-jpeg.ts';

const file = await aSample('jpeg', { width: 60, height: 40 });
const pixels = (image: Buffer) => sharp(image).autoOrient().raw().toBuffer({ resolveWithObject: true });

describe('a JPEG that is shown turned', () => {
  it.each([
    [1, 6],
    [2, 3],
    [3, 8],
  ])('by %d quarter turns carries the orientation %d', async (steps, orientation) => {
    const turned = turnedJpeg(file, steps);
    expect((await sharp(turned).metadata()).orientation).toBe(orientation);
    const [shown, expected] = [
      await pixels(turned),
      await sharp(file)
        .rotate(steps * 90)
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ];
    expect([shown.info.width, shown.info.height]).toEqual([expected.info.width, expected.info.height]);
    expect(shown.data.equals(expected.data)).toBe(true);
  });

  it('not at all is the same file', () => expect(turnedJpeg(file, 0)).toBe(file));
});
