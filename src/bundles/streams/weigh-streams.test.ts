import { expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { streamOwners, streamStorage } from './storage.ts';
import { fileKey } from './stream-addresses.ts';
import { aStream } from './test-data.ts';
import { weighStreams } from './weigh-streams.ts';

const ctx = await testCtx();

async function* bytesOf(count: number) {
  yield Buffer.alloc(count, 7);
}

it('what was made of films is weighed once, and counts for its kind and its owner', async () => {
  const stream = await aStream(ctx);
  const key = fileKey(stream.id, stream.version, 'master.m3u8');
  await ctx.portal.files.put(key, bytesOf(900), { contentType: 'application/vnd.apple.mpegurl' });
  expect(await weighStreams(ctx)).toBe(1);
  expect(await weighStreams(ctx)).toBe(0);
  expect((await streamStorage(ctx)).map(({ bytes }) => bytes)).toEqual([12_400_000, 900, 0]);
  expect(await streamOwners(ctx, 5)).toEqual([{ userId: stream.ownerId, files: 1, bytes: 12_400_900 }]);
});
