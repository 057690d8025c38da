import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { removeOldCaptions } from './clean-up.ts';
import { captionsKey } from './stream-addresses.ts';
import { streams } from './schema.ts';
import { aStream } from './test-data.ts';
import { eq } from 'drizzle-orm';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);

it('removes replaced captions also of a video that is served as it came', async () => {
  const { id } = await aStream(ctx, { width: null, height: null, rungs: [] });
  const [former, present] = [captionsKey(id, 'de'), captionsKey(id, 'de')];
  for (const key of [former, present])
    await portal.files.put(key, Readable.from(['WEBVTT']), { contentType: contentTypeOf(key) });
  const captions = [{ language: 'de', label: 'Deutsch', key: present }];
  await ctx.db.update(streams).set({ captions }).where(eq(streams.id, id));
  expect(await removeOldCaptions(ctx)).toBe(1);
  expect(await portal.files.stat(former)).toBeUndefined();
  expect(await portal.files.stat(present)).toBeDefined();
});
