// This is what runs later: making streams and posters, removing files, and once a night what was begun and
// never ended.
import { defineJob } from '#kernel/jobs.ts';
import {
  MAKE_POSTER,
  MAKE_STREAM,
  MAX_STREAM_ATTEMPTS,
  REMOVE_STREAM_FILES,
  CLEAN_UP_STREAMS,
} from './constants.ts';
import { remakeOriginals, requeuePending, removeFilesOf, removeOldCaptions } from './clean-up.ts';
import { makeStream } from './make-stream.ts';
import { removeUnusedOfErased } from './personal-data.ts';
import { makePoster } from './posters.ts';
import { removeOldUploads } from './uploads.ts';
import { weighStreams } from './weigh-streams.ts';

/** A film of hours takes hours; a worker that is gone is noticed by its missing heartbeat. */
const MAX_SECONDS = 4 * 60 * 60;

/** The job that makes a stream. It is tried once more than a stream is, so that the last time can say that it is given up. */
export const makeStreamJob = defineJob({
  name: MAKE_STREAM,
  work: makeStream,
  retries: MAX_STREAM_ATTEMPTS,
  maxSeconds: MAX_SECONDS,
});

export const makePosterJob = defineJob({ name: MAKE_POSTER, work: makePoster, retries: 2 });

/** Files of a stream that was deleted. */
export const removeStreamFilesJob = defineJob({
  name: REMOVE_STREAM_FILES,
  removesFiles: true,
  work: async (ctx, { streamId, key }: { readonly streamId: number; readonly key: string }) => {
    await removeFilesOf(ctx, streamId, key);
  },
});

export const weighStreamsJob = defineJob({
  name: 'streams.weigh-streams',
  cron: '*/5 * * * *',
  work: async (ctx) => void (await weighStreams(ctx)),
});

export const cleanUpStreams = defineJob({
  name: CLEAN_UP_STREAMS,
  cron: '52 3 * * *',
  work: async (ctx) => {
    const removed = await removeOldUploads(ctx);
    const reminded = await requeuePending(ctx);
    const remade = await remakeOriginals(ctx);
    const captions = await removeOldCaptions(ctx);
    const left = await removeUnusedOfErased(ctx);
    ctx.log.info({ removed, reminded, remade, captions, left }, 'streams tidied');
  },
});
