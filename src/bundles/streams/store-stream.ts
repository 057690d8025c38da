// Uploading a stream whose file is at hand as a whole: content from elsewhere, the demo portal. Its file is stored first,
// its row is made within the transaction of what shows it.
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { HEAD_BYTES, MAKE_STREAM } from './constants.ts';
import { containerOf } from './containers.ts';
import type { Container } from './containers.ts';
import { streams } from './schema.ts';
import { newOriginalKey } from './stream-addresses.ts';

export interface StoredStreamFile {
  readonly key: string;
  readonly bytes: number;
  readonly container: Container;
}

export interface NewStream {
  readonly ownerId: number;
  readonly title: string;
  readonly copyright: string;
  readonly filename: string;
}

/** Undefined for a file of a kind that isn't taken in. */
export const storeStreamFile = async (ctx: Ctx, data: Buffer): Promise<StoredStreamFile | undefined> => {
  const container = containerOf(data.subarray(0, HEAD_BYTES));
  if (!container) return undefined;
  const key = newOriginalKey(container.extension);
  await ctx.portal.files.put(key, Readable.from([data]), { contentType: contentTypeOf(key) });
  return { key, bytes: data.length, container };
};

/** Hands it to the worker and returns its id. */
export const createStream = async (
  ctx: Ctx,
  { key, bytes, container }: StoredStreamFile,
  stream: NewStream,
): Promise<number> => {
  if (!ctx.transaction) throw new Error('streams are made inside the transaction of what shows them');
  const [row] = await ctx.db
    .insert(streams)
    .values({ ...stream, kind: container.kind, originalKey: key, bytes, createdAt: ctx.now })
    .returning({ id: streams.id });
  const streamId = row!.id;
  await record(ctx, {
    type: 'user',
    objectId: stream.ownerId,
    action: 'stream.uploaded',
    after: { streamId },
  });
  await enqueue(ctx, { name: MAKE_STREAM }, { streamId });
  return streamId;
};
