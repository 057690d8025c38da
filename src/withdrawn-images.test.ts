// An image that is taken away is gone from every page and every answer, in every process on the same database.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { savePictures } from '#bundles/users/commands.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { fileKey } from '#bundles/media/image-addresses.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { setImageUses } from '#bundles/media/uses.ts';
import { quarantineImage, releaseImage } from '#bundles/media/rights/commands.ts';

const one = await testApp();
const { ctx } = one;
const { doc, p } = build;

const author = await aUser(ctx);
const image = await anImage(ctx, { ownerId: author.id, access: 'gated' });
const address = `/media/image/${image.id}/v1_M.jpg`;
await withTransaction(ctx, async (ctx) => {
  await savePictures(ctx, author.id, { pictureId: image.id, coverId: image.id });
  await setImageUses(ctx, { type: 'user', id: author.id }, [{ imageId: image.id, isPublic: true }]);
});
const article = await anArticle(ctx, {
  authorId: author.id,
  heroId: image.id,
  body: doc(p('Davor.'), build.image(image.id), build.gallery(image.id)),
});
const snapshot = await aSnapshot(ctx, { authorId: author.id, imageId: image.id });
await aComment(ctx, article, { author: author.viewer });
const { locationSlug } = article.row;
const PAGES = [
  article.href,
  snapshot.href,
  '/',
  `/${locationSlug}`,
  '/feed.xml',
  `/${locationSlug}/feed.xml`,
  `/a/pub-api/articles/${article.id}/comments.html`,
  `/profile/${author.id}/x`,
];

const put = async ({ portal }: TestApp) => {
  const key = fileKey(image.id, 'v1', 'M', 'jpg');
  await portal.files.put(key, Readable.from([Buffer.from('Bild')]), { contentType: contentTypeOf(key) });
};
await put(one);

const get = async ({ http }: TestApp, url: string, headers = {}) => {
  const reply = await http.inject({ url, headers: { accept: 'text/html', ...headers } });
  return reply.statusCode === 301 ? http.inject({ url: reply.headers.location as string, headers }) : reply;
};
const showing = async (app: TestApp, headers = {}): Promise<string[]> => {
  const found: string[] = [];
  for (const url of PAGES) {
    const { statusCode, body } = await get(app, url, headers);
    expect(statusCode, url).toBe(200);
    if (body.includes(`/media/image/${image.id}/`)) found.push(url);
  }
  return found;
};

describe('an image in quarantine', () => {
  it('answers 410 and is on no page any more, within a second and in another process too', async () => {
    const other = await testApp({ target: one.portal.target });
    await put(other);
    const reader = await signedIn(one, await aUser(ctx));
    for (const app of [one, other]) {
      expect(await showing(app)).toEqual(PAGES);
      expect((await get(app, address)).statusCode).toBe(200);
    }
    await quarantineImage(ctx, image.id, 'Ohne Erlaubnis.');
    const since = performance.now();
    for (const app of [one, other])
      for (const url of [
        address,
        `/media/image/${image.id}/v1_social.jpg`,
        `/media/image/${image.id}/alt_M.webp`,
      ])
        expect((await get(app, url)).statusCode, url).toBe(410);
    await expect.poll(() => showing(other), { timeout: 1000 }).toEqual([]);
    expect(await showing(one)).toEqual([]);
    expect(await showing(one, reader)).toEqual([]);
    // The time is measured with all these pages drawn in between.
    expect(performance.now() - since).toBeLessThan(5000);
  });

  it('is back where it was after it is released', async () => {
    await releaseImage(ctx, image.id);
    expect((await get(one, address)).statusCode).toBe(200);
    expect(await showing(one)).toEqual(PAGES);
  });

  it('lets its piece be read as ever', async () => {
    await quarantineImage(ctx, image.id, 'Ohne Erlaubnis.');
    const { body } = await get(one, article.href);
    expect(body).toContain('Davor.');
    expect(body).not.toContain('og:image" content="http://localhost/media/image');
  });
});
