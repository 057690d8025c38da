import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { heard, noticesOf } from '#bundles/notifications/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { deleteStream, retryStream } from './commands.ts';
import { REMOVE_STREAM_FILES } from './constants.ts';
import { removeStreamFilesJob } from './jobs.ts';
import { makeStream, streamFailed } from './make-stream.ts';
import type { StreamFailed } from './make-stream.ts';
import { findStream, findUpload } from './queries.ts';
import { beginUpload, receivePieces } from './uploads.ts';

const portal = await testPortal();
const ctx: Ctx = makeCtx(
  { ...portal, config: { ...portal.config, ffmpegPath: '/nirgends/ffmpeg' } },
  portalItself,
);
const owner = await aUser(ctx);
const asOwner = actAs(ctx, owner.viewer);

/** Brings a film of which nothing can be made without ffmpeg. */
const bring = async () => {
  const file = Buffer.from('1a45dfa3878282847765626d18538067ffffffffffffff1f43b675ffa0', 'hex');
  const id = randomUUID();
  await beginUpload(asOwner, owner.id, { id, filename: 'live.webm', length: file.length });
  await receivePieces(asOwner, { id, ownerId: owner.id }, 0, Readable.from([file]));
  return (await findStream(ctx, (await findUpload(ctx, id, owner.id))!.streamId!))!;
};
const takeJobs = async <T>(condition: ReturnType<typeof sql>): Promise<T[]> => {
  const { rows } = await ctx.db.execute<{ data: T & Record<string, unknown> }>(
    sql`delete from pgboss.job where ${condition} returning data`,
  );
  return rows.map(({ data }) => data);
};

it('a stream that is deleted while it is being made leaves no file behind', async () => {
  const { id, originalKey: key } = await bring();
  const isRemoval = sql`name = ${REMOVE_STREAM_FILES} and data ->> 'streamId' = ${String(id)}`;
  const files = Object.assign(Object.create(portal.files) as typeof portal.files, {
    put: async (...[name, source, ...rest]: Parameters<typeof portal.files.put>) => {
      const bytes = await Readable.from(source).toArray();
      await deleteStream(asOwner, id);
      for (const payload of await takeJobs<{ streamId: number; key: string }>(isRemoval))
        await removeStreamFilesJob.work(ctx, payload);
      return portal.files.put(name, Readable.from(bytes), ...rest);
    },
  });
  await makeStream({ ...ctx, portal: { ...ctx.portal, files } }, { streamId: id });
  expect(await portal.files.stat(key)).toBeDefined();
  for (const payload of await takeJobs<{ streamId: number; key: string }>(isRemoval))
    await removeStreamFilesJob.work(ctx, payload);
  expect(await portal.files.stat(key)).toBeUndefined();
});

it('whoever’s stream fails once more hears of it once more, and of each time once', async () => {
  const { id: streamId } = await bring();
  await makeStream(ctx, { streamId });
  expect(await retryStream(asOwner, streamId)).toMatchObject({ kind: 'done' });
  await makeStream({ ...ctx, now: new Date(ctx.now.getTime() + 60_000) }, { streamId });
  const failures = await takeJobs<StreamFailed>(
    sql`data ->> 'streamId' = ${String(streamId)} and data ? 'at'`,
  );
  expect(failures).toHaveLength(2);
  for (const payload of [...failures, ...failures]) await heard(streamFailed)(ctx, payload);
  expect(await noticesOf(ctx, owner.id)).toHaveLength(2);
});
