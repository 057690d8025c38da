// Makes of an upload what can be played. Every step may be done again, and a worker may die between any two of them: files are
// written whole under names that tell their state, and the row changes last, in one short transaction.
import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { StorageUnavailable, contentTypeOf } from '#kernel/files.ts';
import { touch } from '#kernel/invalidation.ts';
import { enqueue } from '#kernel/jobs.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { removeOriginal } from '#bundles/media/public.ts';
import {
  MAKE_STREAM,
  MAX_SANDBOXED_MINUTES,
  MAX_STREAM_ATTEMPTS,
  MAX_STREAM_FAILURES,
  REMOVE_STREAM_FILES,
  STORAGE_PAUSE_MS,
  streamTag,
} from './constants.ts';
import { drawWaveform, encode } from './encode.ts';
import type { Encoded, EncodeInput } from './encode.ts';
import { FfmpegFailed, findFfmpeg } from './ffmpeg.ts';
import type { Program } from './ffmpeg.ts';
import { enterPoster, preparePoster } from './posters.ts';
import type { PreparedPoster } from './posters.ts';
import { StreamRefused, probe } from './probe.ts';
import type { Probe } from './probe.ts';
import { reporter } from './progress.ts';
import { findStream } from './queries.ts';
import type { Stream } from './queries.ts';
import { streams } from './schema.ts';
import { MASTER, fileKey, folderOf, versionOf } from './stream-addresses.ts';
import { assembleOriginal, containerOfStream, fetchOriginal, isServable } from './stream-original.ts';
import * as texts from './texts.ts';
import { inWorkFolder } from './work-folder.ts';

export interface StreamPayload {
  readonly streamId: number;
}

export interface StreamAnnouncement extends StreamPayload {
  readonly ownerId: number;
  readonly title: string;
}

/** It can be played. */
export const streamReady = defineAnnouncement<StreamAnnouncement>('streams.ready');

export interface StreamFailed extends StreamAnnouncement {
  /** The moment, ISO 8601: it may be made once more, and fail again. It is missing where nobody said it yet. */
  readonly at?: string;
}

/** Nothing could be made of it. */
export const streamFailed = defineAnnouncement<StreamFailed>('streams.failed');

/**
 * Makes what can be played of a stream that waits for it, or of whose original nothing could be made so far, which goes on
 * being played meanwhile. Nothing to do for any other. What was written of one that was deleted meanwhile goes, too.
 */
export const makeStream = async (ctx: Ctx, { streamId }: StreamPayload): Promise<void> => {
  const program = await findFfmpeg(ctx.config);
  const stream = await beginAttempt(ctx, streamId, program ? isUnmade : isPending);
  try {
    if (stream) await attempt(ctx, stream, program);
  } finally {
    await removeOldFiles(ctx, streamId, stream?.originalKey);
  }
};

const attempt = async (ctx: Ctx, stream: Stream, program: Program | undefined): Promise<void> => {
  if (stream.attempts > MAX_STREAM_ATTEMPTS) return markFailed(ctx, stream, texts.makingFailed);
  try {
    await assembleOriginal(ctx, stream);
    await (program ? makeFiles(ctx, stream, program) : serveOriginal(ctx, stream));
  } catch (error) {
    if (error instanceof StorageUnavailable) return postpone(ctx, stream);
    if (error instanceof StreamRefused) return markFailed(ctx, stream, error.text);
    // The same file would be refused once more.
    const isHopeless = error instanceof FfmpegFailed && stream.attempts > 1;
    if (!isHopeless && stream.attempts < MAX_STREAM_FAILURES) throw error;
    ctx.log.error({ err: error, streamId: stream.id }, 'stream given up');
    await markFailed(ctx, stream, texts.makingFailed);
  }
};

/** Counts before the work is begun: what kills the worker must not do so for ever. */
const beginAttempt = async (
  ctx: Ctx,
  id: number,
  isWorkable: SQL | undefined,
): Promise<Stream | undefined> => {
  const [stream] = await ctx.db
    .update(streams)
    .set({ attempts: sql`${streams.attempts} + 1` })
    .where(and(eq(streams.id, id), isWorkable))
    .returning();
  return stream;
};

const isPending = eq(streams.state, 'pending');
/** It waits, or is served as it came, without ffmpeg. */
const isUnmade = or(isPending, and(eq(streams.state, 'ready'), eq(streams.rungs, [])));

const makeFiles = (ctx: Ctx, stream: Stream, program: Program): Promise<void> =>
  inWorkFolder(async (folder) => {
    const file = await fetchOriginal(ctx, stream, folder);
    const { demuxer } = containerOfStream(stream);
    const facts = await probe(program, demuxer, file);
    if (program.isSandboxed && isTooSlowFor(facts)) return serveOriginal(ctx, stream);
    const made = path.join(folder, 'made');
    await mkdir(made);
    const input: EncodeInput = { program, demuxer, file, folder: made, probe: facts };
    const progress = reporter(ctx, stream.id, facts.durationMs);
    const encoded = await encode(input, progress.report);
    const waveform = facts.video ? null : await drawWaveform(input);
    await progress.end();
    const version = versionOf(stream.originalKey, true);
    await storeFiles(ctx, made, (name) => fileKey(stream.id, version, name));
    const poster = facts.video && (await preparePoster(ctx, { ...input, folder }, encoded.durationMs / 10));
    const fields = { ...describe(facts.video, encoded), version, waveform };
    const isWritten = await finish(ctx, stream, fields, poster);
    if (poster && !isWritten) await removeOriginal(ctx, poster.original.key);
  });

const describe = (video: { width: number; height: number } | undefined, encoded: Encoded) => ({
  kind: video ? ('video' as const) : ('audio' as const),
  durationMs: encoded.durationMs,
  width: video?.width ?? null,
  height: video?.height ?? null,
  rungs: encoded.qualities.map(({ name, width, height, bandwidth }) => ({ name, width, height, bandwidth })),
});

/** Playlists come last, so that there is nothing in them that isn't there. */
const storeFiles = async (ctx: Ctx, folder: string, keyOf: (name: string) => string): Promise<void> => {
  const names = (await readdir(folder)).toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const name of names) {
    const key = keyOf(name);
    await ctx.portal.files.put(key, createReadStream(path.join(folder, name)), {
      contentType: contentTypeOf(key),
    });
  }
};

const rankOf = (name: string): number => (name === MASTER ? 2 : name.endsWith('.m3u8') ? 1 : 0);

/** Nobody waits for days. What is long is left to an ffmpeg of the system. */
const isTooSlowFor = ({ video, durationMs = Infinity }: Probe): boolean =>
  durationMs > MAX_SANDBOXED_MINUTES[video ? 'video' : 'audio'] * MINUTE_MS;

/** Without ffmpeg a stream is played as it came, if it can't tell where it was recorded. */
const serveOriginal = async (ctx: Ctx, stream: Stream): Promise<void> => {
  if (!(await isServable(ctx, stream))) return markFailed(ctx, stream, texts.locationInside);
  const version = versionOf(stream.originalKey, false);
  await finish(ctx, stream, { version, rungs: [], waveform: null }, undefined);
};

type MadeFields = Pick<Stream, 'version' | 'rungs' | 'waveform'> & Partial<Stream>;

/** Returns whether it wrote: not where the stream was deleted, or made by another worker, meanwhile. */
const finish = (
  ctx: Ctx,
  { id, ownerId, title, state }: Stream,
  made: MadeFields,
  poster: PreparedPoster | undefined,
): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(streams)
      .set({ ...made, state: 'ready', progress: 100, failure: null, attempts: 0, madeBytes: null })
      .where(and(eq(streams.id, id), isUnmade))
      .returning();
    if (!row) return false;
    // Its owner may have chosen another picture meanwhile.
    if (poster && row.posterId === null) await enterPoster(ctx, row, poster);
    // Nobody waits to hear of one that could be played before.
    if (state === 'pending') await announce(ctx, streamReady, { streamId: id, ownerId, title });
    touch(ctx, streamTag(id));
    return true;
  });

/**
 * Removes what was made for former states of a stream, and everything of one that was deleted while it was being made: the job
 * that removes its files may have come too early. One that waits to be made is left to the job that makes it.
 */
const removeOldFiles = async (ctx: Ctx, id: number, originalKey: string | undefined): Promise<void> => {
  const stream = await findStream(ctx, id);
  if (!stream || stream.state === 'deleted') {
    const key = stream?.originalKey ?? originalKey;
    if (key !== undefined) await enqueue(ctx, { name: REMOVE_STREAM_FILES }, { streamId: id, key });
    return;
  }
  if (stream.state === 'pending' || (stream.state === 'ready' && stream.rungs.length === 0)) return;
  const kept = [fileKey(id, stream.version, ''), `${folderOf(id)}captions/`];
  for await (const key of ctx.portal.files.list(folderOf(id)))
    if (!kept.some((start) => key.startsWith(start))) await ctx.portal.files.remove(key);
};

/** The storage being away is not the file's fault: it waits without having failed. */
const postpone = async (ctx: Ctx, { id }: Stream): Promise<void> => {
  const startAfter = new Date(Date.now() + STORAGE_PAUSE_MS);
  await withTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(streams)
      .set({ attempts: sql`greatest(${streams.attempts} - 1, 0)` })
      .where(eq(streams.id, id));
    await enqueue(ctx, { name: MAKE_STREAM }, { streamId: id }, { startAfter });
  });
};

/** The original stays: another ffmpeg may make something of it, and it belongs to its owner. */
const markFailed = (ctx: Ctx, { id, ownerId, title }: Stream, failure: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(streams)
      .set({ state: 'failed', failure, attempts: 0 })
      .where(and(eq(streams.id, id), eq(streams.state, 'pending')))
      .returning({ id: streams.id });
    if (rows.length === 0) return;
    await announce(ctx, streamFailed, { streamId: id, ownerId, title, at: ctx.now.toISOString() });
    touch(ctx, streamTag(id));
  });
