// Uploads a stream whose file is at hand as a whole: content from elsewhere, the demo portal. Its file is stored first, its row
// is made within the transaction of what shows it.
import { Readable } from 'node:stream';
import { bufferReader } from '#kernel/byte-reader.ts';
import type { ByteReader } from '#kernel/byte-reader.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { enqueue } from '#kernel/jobs.ts';
import { record } from '#bundles/history/public.ts';
import { HEAD_BYTES, MAKE_STREAM } from './constants.ts';
import { containerOf } from './containers.ts';
import type { Container } from './containers.ts';
import { findLocationMetadata, overwrite } from './location-metadata.ts';
import { savePosterUse } from './posters.ts';
import { streams } from './schema.ts';
import { newOriginalKey, versionOf } from './stream-addresses.ts';

export interface StoredStreamFile {
  readonly key: string;
  readonly bytes: number;
  readonly container: Container;
  /** Whether nothing in it can tell where it was recorded, so that it can be played as it came. */
  readonly isServable: boolean;
}

/** A file that is read here and there to see what it is, and once from its beginning to its end. */
export interface StreamFileAtHand {
  readonly reader: ByteReader;
  readonly open: () => AsyncIterable<Uint8Array>;
}

export interface NewStream {
  readonly ownerId: number;
  readonly title: string;
  readonly copyright: string;
  readonly filename: string;
  /**
   * What a stream that comes from another portal was like there: it is played as it came until its qualities are made, and
   * nobody is told.
   */
  readonly former?: { readonly createdAt: Date; readonly posterId: number | null };
}

/** Stores a file, or returns undefined for one of a kind that isn't taken in. Where it was recorded is overwritten. */
export const storeStreamAtHand = async (
  ctx: Ctx,
  { reader, open }: StreamFileAtHand,
): Promise<StoredStreamFile | undefined> => {
  const container = containerOf(await reader.read(0, HEAD_BYTES));
  if (!container) return undefined;
  const { blanks, isAll } = await findLocationMetadata(reader, container.demuxer);
  const key = newOriginalKey(container.extension);
  await ctx.portal.files.put(key, overwrite(open(), blanks), { contentType: contentTypeOf(key) });
  return { key, bytes: reader.size, container, isServable: isAll };
};

export const storeStreamFile = (ctx: Ctx, data: Buffer): Promise<StoredStreamFile | undefined> =>
  storeStreamAtHand(ctx, { reader: bufferReader(data), open: () => Readable.from([data]) });

/** Removes a file of which no stream was made. */
export const removeStreamFile = (ctx: Ctx, { key }: StoredStreamFile): Promise<void> =>
  ctx.portal.files.remove(key);

/** Hands it to the worker and returns its id. */
export const createStream = async (
  ctx: Ctx,
  { key, bytes, container }: StoredStreamFile,
  { former, ...stream }: NewStream,
): Promise<number> => {
  if (!ctx.transaction) throw new Error('streams are made inside the transaction of what shows them');
  const [row] = await ctx.db
    .insert(streams)
    .values({
      ...stream,
      kind: container.kind,
      originalKey: key,
      bytes,
      createdAt: ctx.now,
      ...(former && { ...former, state: 'ready' as const, progress: 100, version: versionOf(key, false) }),
    })
    .returning();
  const streamId = row!.id;
  if (former) await savePosterUse(ctx, row!);
  await record(ctx, {
    type: 'user',
    objectId: stream.ownerId,
    action: 'stream.uploaded',
    after: { streamId },
  });
  await enqueue(ctx, { name: MAKE_STREAM }, { streamId });
  return streamId;
};
