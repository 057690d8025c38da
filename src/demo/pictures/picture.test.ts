import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, renderPicture, SCENES } from './picture.ts';
import type { SceneName } from './picture.ts';

const NAMES = Object.keys(SCENES) as SceneName[];
const RATIOS = ['3:2', '1:1', '2:3', '16:9'] as const;

describe('drawing a picture', () => {
  it('draws the same from the same options', () => {
    const options = { scene: 'market', seed: 4, ratio: '16:9', place: 'Auenfeld' } as const;
    expect(drawPicture(options)).toEqual(drawPicture(options));
  });

  it.for(NAMES)('draws %s in all four ratios, with words and a focus inside', (scene) => {
    for (const ratio of RATIOS) {
      const { svg, stipple, meta } = drawPicture({ scene, seed: 3, ratio });
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg + stipple).not.toMatch(/NaN|undefined/);
      for (const words of [meta.caption, meta.alt, meta.credit])
        expect(words).toMatch(/^[^{}]*\p{L}[^{}]*$/u);
      for (const share of [meta.focus.x, meta.focus.y]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(100);
      }
    }
  });

  it.for(NAMES)('draws %s differently for the seeds 1 to 7', (scene) => {
    const drawings = [1, 2, 3, 4, 5, 6, 7].map((seed) => drawPicture({ scene, seed }).svg);
    expect(new Set(drawings).size).toBe(7);
  });

  it('keeps to the season, the hour and the weather that are asked for', () => {
    const mood = { season: 'winter', hour: 'night', weather: 'snow' } as const;
    expect(drawPicture({ scene: 'river', seed: 1, ...mood })).toMatchObject(mood);
  });

  it('lets it snow in winter where the seed says rain', () => {
    const weathers = [1, 2, 3, 4, 5].map(
      (seed) => drawPicture({ scene: 'river', seed, season: 'winter' }).weather,
    );
    expect(weathers).toContain('snow');
    expect(weathers).not.toContain('rain');
  });

  it('speaks of the place, and leaves words alone that are given', () => {
    const captions = [1, 2, 3].map(
      (seed) => drawPicture({ scene: 'market', seed, place: 'Steinach' }).meta.caption,
    );
    for (const caption of captions) expect(caption).toContain('Steinach');
    expect(drawPicture({ scene: 'market', seed: 1, caption: 'Am Brunnen.' }).meta.caption).toBe(
      'Am Brunnen.',
    );
  });

  it('refuses a scene that there is not', () => {
    expect(() => drawPicture({ scene: 'moonbase' as SceneName, seed: 1 })).toThrow('no scene "moonbase"');
    expect(() => drawPicture({ scene: 'toString' as SceneName, seed: 1 })).toThrow('no scene');
  });
});

describe('printing a picture', () => {
  it('makes a JPEG of the size that the picture has, several at once', async () => {
    const pictures = (['apples', 'likeness'] as const).map((scene) =>
      drawPicture({ scene, seed: 2, size: 0.25 }),
    );
    const printed = await Promise.all(pictures.map((picture) => renderPicture(picture, { quality: 60 })));
    for (const { data, width, height } of printed) {
      expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 267 });
      expect([width, height]).toEqual([400, 267]);
    }
    expect(printed[0]!.data.equals(printed[1]!.data)).toBe(false);
  });
});
