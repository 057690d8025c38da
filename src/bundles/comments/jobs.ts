// Declares the jobs of comments that run later.
import { defineJob } from '#kernel/jobs.ts';
import { announceNew, pruneUntold } from './announcements.ts';
import { ANNOUNCE_JOB } from './constants.ts';

/**
 * This job is asked for after each new comment; every minute it runs by itself for what was left when a process was killed
 * before it could ask.
 */
export const announceNewJob = defineJob({ ...ANNOUNCE_JOB, cron: '* * * * *', work: announceNew });

export const pruneUntoldJob = defineJob<object>({
  name: 'comments.prune-untold',
  cron: '27 3 * * *',
  work: async (ctx) => {
    await pruneUntold(ctx);
  },
});
