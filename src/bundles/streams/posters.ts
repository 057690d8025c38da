// Makes the picture that stands for a video. It is an image like any other, of the same owner, and goes through the same door
// and pipeline; its use by the stream decides with the stream who may fetch it.
import { createReadStream } from 'node:fs';
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { StorageUnavailable } from '#kernel/files.ts';
import { touch } from '#kernel/invalidation.ts';
import {
  createImage,
  imageObjsByIds,
  removeIfUnused,
  setImageUses,
  storeOriginal,
} from '#bundles/media/public.ts';
import type { StoredOriginal } from '#bundles/media/public.ts';
import { streamTag } from './constants.ts';
import { takeFrame } from './encode.ts';
import type { EncodeInput } from './encode.ts';
import { FfmpegFailed, findFfmpeg } from './ffmpeg.ts';
import { StreamRefused, probe } from './probe.ts';
import { findStream, lockStream } from './queries.ts';
import type { Stream } from './queries.ts';
import { streams } from './schema.ts';
import { containerOfStream, fetchOriginal } from './stream-original.ts';
import { inWorkFolder } from './work-folder.ts';

/** A frame that is stored, and not yet an image. */
export interface PreparedPoster {
  readonly original: StoredOriginal;
}

/** The priority, before other images: somebody waits for it in front of a player. */
const PRIORITY = 10;

/** Takes a frame out of a video; undefined when it gives none. */
export const preparePoster = async (
  ctx: Ctx,
  input: EncodeInput,
  atMs: number,
): Promise<PreparedPoster | undefined> => {
  try {
    const stored = await storeOriginal(ctx, createReadStream(await takeFrame(input, atMs)));
    return stored.kind === 'stored' ? { original: stored.original } : undefined;
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error;
    ctx.log.warn({ err: error }, 'video gives no frame');
    return undefined;
  }
};

/** Makes an image of it, in the transaction that changes the stream. */
export const enterPoster = async (ctx: Ctx, stream: Stream, { original }: PreparedPoster): Promise<void> => {
  const { ownerId, copyright } = stream;
  const image = await createImage(ctx, original, { ownerId, copyright, priority: PRIORITY });
  if (image.kind === 'created') await setPoster(ctx, stream, image.id);
};

/** Puts another picture in the place of the former one, which goes if it was made for this and nothing else shows it. */
export const setPoster = async (ctx: Ctx, stream: Stream, imageId: number | null): Promise<void> => {
  const { id, posterId: former, ownerId } = stream;
  await ctx.db.update(streams).set({ posterId: imageId }).where(eq(streams.id, id));
  await savePosterUse(ctx, { ...stream, posterId: imageId });
  if (former !== null && former !== imageId && !(await wasUploaded(ctx, former)))
    await removeIfUnused(ctx, former, ownerId);
  touch(ctx, streamTag(id));
};

/** Says whether a person uploaded it as a file with a name, for whatever they like. */
const wasUploaded = async (ctx: Ctx, imageId: number): Promise<boolean> =>
  (await imageObjsByIds(ctx, [imageId])).get(imageId)?.filename !== '';

/** Whoever may see the stream may see its poster. */
export const savePosterUse = (
  ctx: Ctx,
  { id, posterId, access }: Pick<Stream, 'id' | 'posterId' | 'access'>,
): Promise<void> => {
  const uses = posterId === null ? [] : [{ imageId: posterId, isPublic: access === 'public' }];
  return setImageUses(ctx, { type: 'stream', id }, uses);
};

export interface PosterPayload {
  readonly streamId: number;
  readonly atMs: number;
}

/** Takes the frame that was asked for. A video that gives none there keeps its poster. */
export const makePoster = async (ctx: Ctx, { streamId, atMs }: PosterPayload): Promise<void> => {
  const stream = await findStream(ctx, streamId);
  const program = await findFfmpeg(ctx.config);
  if (!program || stream?.state !== 'ready' || stream.kind !== 'video') return;
  await inWorkFolder(async (folder) => {
    const file = await fetchOriginal(ctx, stream, folder);
    const { demuxer } = containerOfStream(stream);
    const facts = await probe(program, demuxer, file).catch((error: unknown) => {
      if (error instanceof FfmpegFailed || error instanceof StreamRefused) return undefined;
      throw error;
    });
    const poster =
      facts && (await preparePoster(ctx, { program, demuxer, file, folder, probe: facts }, atMs));
    if (!poster) return;
    await withTransaction(ctx, async (ctx) => {
      const locked = await lockStream(ctx, streamId);
      if (locked?.state === 'ready') await enterPoster(ctx, locked, poster);
    });
  });
};
