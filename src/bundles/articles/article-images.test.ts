import { describe, expect, it } from 'vitest';
import type { Part } from '#bundles/rich-text/public.ts';
import { articleImageUses } from './article-images.ts';

const now = new Date('2026-11-20T10:00:00Z');
const image = (imageId: number): Part => ({
  slot: 'image',
  imageId,
  caption: null,
  align: 'center',
  size: 'normal',
});
const freeParts: Part[] = [{ html: '<p>Frei.</p>' }, image(2)];
const parts: Part[] = [...freeParts, { slot: 'cut' }, { slot: 'gallery', imageIds: [3, 4, 2] }];

const article = {
  state: 'published' as const,
  publishedAt: now,
  isPremium: false,
  heroId: 1 as number | null,
  isHeroFree: false,
  isAuthorHidden: false,
};
const publicOnes = (changes: Partial<typeof article>) =>
  articleImageUses({ ...article, ...changes }, { parts, freeParts }, now)
    .filter((use) => use.isPublic)
    .map((use) => use.imageId)
    .toSorted();

describe('the images of an article', () => {
  it('are the opening picture and all in its text, each once', () => {
    const ids = articleImageUses(article, { parts, freeParts }, now).map((use) => use.imageId);
    expect(ids).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['a free article shows all of them', {}, [1, 2, 3, 4]],
    ['a premium one those before the cut', { isPremium: true }, [2]],
    ['and the opening picture, if its author lets it', { isPremium: true, isHeroFree: true }, [1, 2]],
    ['one without an opening picture the others', { heroId: null }, [2, 3, 4]],
    ['a withdrawn one none', { state: 'withdrawn' as never }, []],
    ['one by somebody hidden none', { isAuthorHidden: true }, []],
    ['one whose moment is to come none', { publishedAt: new Date(now.getTime() + 1) }, []],
  ])('everybody may see: %s', (_, changes, expected) => {
    expect(publicOnes(changes)).toEqual(expected);
  });
});
