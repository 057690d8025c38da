// Tells how far the work on a stream is, at most once a second, to those who wait for it.
import { and, eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { streamTag } from './constants.ts';
import { streams } from './schema.ts';

const PAUSE_MS = 1000;
/** The rest is for putting the files away. */
const MOST = 98;

export interface Reporter {
  /** Reports how much of it is done, in ms of its duration. */
  readonly report: (ms: number) => void;
  /** Waits until what was told is written. */
  readonly end: () => Promise<void>;
}

/** Nothing is told of what doesn't know its own length. */
export const reporter = (ctx: Ctx, streamId: number, durationMs: number | undefined): Reporter => {
  let told = { at: 0, percent: -1 };
  let writing = Promise.resolve();
  return {
    report: (ms) => {
      const percent = durationMs ? Math.min(MOST, Math.floor((100 * ms) / durationMs)) : 0;
      if (percent <= told.percent || Date.now() - told.at < PAUSE_MS) return;
      told = { at: Date.now(), percent };
      writing = writing
        .then(() => writeProgress(ctx, streamId, percent))
        .catch((err: unknown) => ctx.log.warn({ err, streamId }, 'progress not told'));
    },
    end: () => writing,
  };
};

/** No entry: the progress of a job. */
const writeProgress = (ctx: Ctx, streamId: number, progress: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(streams)
      .set({ progress })
      .where(and(eq(streams.id, streamId), eq(streams.state, 'pending')));
    touch(ctx, streamTag(streamId));
  });
