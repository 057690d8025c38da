// Whoever tells moderators of a picture or a film learns nothing of what shows it but for everybody.
import { expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { reportableStream } from '#bundles/streams/reporting.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { setStreamUses } from '#bundles/streams/uses.ts';
import { reportableImage } from '#bundles/media/reporting.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { setImageUses } from '#bundles/media/uses.ts';

const ctx = await testCtx();
const telling = actAs(ctx, anonymous);
const [hiddenPlace, place] = [await aPlace(ctx), await aPlace(ctx)];
const hidden = await anArticle(ctx, {
  locationId: hiddenPlace.id,
  state: 'withdrawn',
  headline: 'Noch geheim',
});
const shown = await anArticle(ctx, { locationId: place.id });
const inPlace = (article: { type: string; id: number }, { path }: { path: string }) => ({
  ...article,
  locationPath: path,
});

it('whoever tells of a picture or a film doesn’t learn where else it stands', async () => {
  const image = await anImage(ctx);
  const stream = await aStream(ctx, { access: 'public' });
  const use = (article: typeof hidden, at: typeof place, isPublic: boolean) =>
    withTransaction(ctx, async (ctx) => {
      await setImageUses(ctx, inPlace(article, at), [{ imageId: image.id, isPublic }]);
      await setStreamUses(ctx, inPlace(article, at), [{ streamId: stream.id, isPublic }]);
    });
  const found = () =>
    Promise.all([reportableImage.find(telling, image.id), reportableStream.find(telling, stream.id)]);
  // Also where the use says more than the thing itself.
  for (const isPublic of [false, true]) {
    await use(hidden, hiddenPlace, isPublic);
    expect(JSON.stringify((await found()).map((thing) => thing?.href))).not.toContain('geheim');
  }
  await use(hidden, hiddenPlace, false);
  expect(await found()).toMatchObject([{ locationPath: '' }, { locationPath: '' }]);
  await use(shown, place, true);
  const there = { href: shown.href, locationPath: place.path };
  expect(await found()).toMatchObject([there, there]);
});
