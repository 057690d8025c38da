import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { articleImageUses, imageErrors } from './article-images.ts';
import * as texts from './texts.ts';

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
    ['one whose moment is to come none', { publishedAt: new Date(now.getTime() + 1) }, []],
  ])('everybody may see: %s', (_, changes, expected) => {
    expect(publicOnes(changes)).toEqual(expected);
  });
});

describe('putting an image into an article', async () => {
  const ctx = await testCtx();
  const location = (await findLocation(ctx, (await aPlace(ctx)).id))!;
  const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
  const asAuthor = actAs(ctx, author.viewer);
  const own = await anImage(ctx, { ownerId: author.id });
  const foreign = await anImage(ctx);
  const blocked = await anImage(ctx, { ownerId: author.id, access: 'blocked' });
  const errorsOf = (heroId: number | null, inText: Part[] = []) =>
    imageErrors(asAuthor, { heroId, authorId: author.id, parts: inText, location });

  it('takes one’s own, as opening picture and in the text', async () => {
    expect(await errorsOf(own.id, [image(own.id)])).toEqual({});
    expect(await errorsOf(null)).toEqual({});
  });

  it('refuses those of others, which it would show to everybody', async () => {
    expect(await errorsOf(foreign.id)).toEqual({ heroId: texts.imageOfOthers });
    const gallery: Part = { slot: 'gallery', imageIds: [own.id, foreign.id] };
    expect(await errorsOf(null, [gallery])).toEqual({ body: texts.imageOfOthers });
  });

  it('lets editors of the place take any', async () => {
    const grant = { role: 'editor' as const, locationPath: location.path };
    const editor = actAs(ctx, (await aUser(ctx, { roles: [grant] })).viewer);
    const wanted = { heroId: foreign.id, authorId: author.id, parts: [image(foreign.id)], location };
    expect(await imageErrors(editor, wanted)).toEqual({});
  });

  it.each([
    ['unknown', 2_147_483_647],
    ['blocked', blocked.id],
  ])('refuses an opening picture that is %s', async (_, id) => {
    expect(await errorsOf(id)).toEqual({ heroId: texts.imageUnknown });
  });
});
