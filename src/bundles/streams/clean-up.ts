// Cleans up what was begun and never ended, and files that nobody needs any more.
import { and, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import { STALLED_AFTER_MS, MAKE_STREAM } from './constants.ts';
import { findFfmpeg } from './ffmpeg.ts';
import type { Program } from './ffmpeg.ts';
import { removePieces } from './pieces.ts';
import { findStream } from './queries.ts';
import { streamUploads, streams } from './schema.ts';
import { folderOf } from './stream-addresses.ts';

/** Removes everything of a stream that was deleted: what was made, the original, pieces that were never put together. */
export const removeFilesOf = async (ctx: Ctx, streamId: number, originalKey: string): Promise<void> => {
  const { files } = ctx.portal;
  for await (const made of files.list(folderOf(streamId))) await files.remove(made);
  await files.remove(originalKey);
  const uploads = await ctx.db
    .delete(streamUploads)
    .where(eq(streamUploads.streamId, streamId))
    .returning({ id: streamUploads.id });
  for (const { id } of uploads) await removePieces(files, id);
};

/** Hands streams that wait for long to the worker again; that does no harm to one that is being worked on. */
export const requeuePending = async (ctx: Ctx): Promise<number> => {
  const since = new Date(ctx.now.getTime() - STALLED_AFTER_MS);
  const waiting = await ctx.db
    .select({ streamId: streams.id })
    .from(streams)
    .where(and(eq(streams.state, 'pending'), eq(streams.attempts, 0), lt(streams.createdAt, since)));
  for (const payload of waiting) await enqueue(ctx, { name: MAKE_STREAM }, payload);
  return waiting.length;
};

/** Hands streams that are served as they came to the worker, once each, when there is an ffmpeg at last. */
export const remakeOriginals = async (
  ctx: Ctx,
  findProgram: () => Promise<Program | undefined> = () => findFfmpeg(ctx.config),
): Promise<number> => {
  const program = await findProgram();
  // The sandboxed ffmpeg has made what it can at once.
  if (!program || program.isSandboxed) return 0;
  const unmade = await ctx.db
    .select({ streamId: streams.id })
    .from(streams)
    .where(and(eq(streams.state, 'ready'), eq(streams.rungs, []), eq(streams.attempts, 0)));
  // They come after what is new: they can be played already.
  for (const payload of unmade) await enqueue(ctx, { name: MAKE_STREAM }, payload, { priority: -1 });
  return unmade.length;
};

/** Removes files of words that were replaced or taken away. */
export const removeOldCaptions = async (ctx: Ctx): Promise<number> => {
  const rows = await ctx.db.select({ id: streams.id }).from(streams).where(eq(streams.kind, 'video'));
  let removed = 0;
  for (const { id } of rows) {
    const files: string[] = [];
    for await (const key of ctx.portal.files.list(`${folderOf(id)}captions/`)) files.push(key);
    const known = new Set((await findStream(ctx, id))?.captions.map(({ key }) => key));
    for (const key of files.filter((key) => !known.has(key))) {
      await ctx.portal.files.remove(key);
      removed++;
    }
  }
  return removed;
};
