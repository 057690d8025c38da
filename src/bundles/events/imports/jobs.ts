// Declares what calendars do by themselves.
import { defineJob } from '#kernel/jobs.ts';
import { bringIn } from './bring-in.ts';
import { followItems } from './following/follow.ts';
import { readDueSource, readDueSources } from './following/read-again.ts';
import { BRING_IN_JOB, FOLLOW_JOB, READ_SOURCE_JOB } from './job-names.ts';

export const importJobs = [
  defineJob<{ readonly sourceId: number }>({
    ...BRING_IN_JOB,
    work: (ctx, { sourceId }) => bringIn(ctx, sourceId),
  }),
  defineJob<object>({
    name: 'events.read-due-sources',
    // The job doesn't run at the full hour, when everybody asks.
    cron: '17 * * * *',
    work: (ctx) => readDueSources(ctx),
  }),
  defineJob<{ readonly sourceId: number }>({
    ...READ_SOURCE_JOB,
    work: (ctx, { sourceId }) => readDueSource(ctx, sourceId),
  }),
  defineJob<{ readonly sourceId: number }>({
    ...FOLLOW_JOB,
    work: (ctx, { sourceId }) => followItems(ctx, sourceId),
  }),
];
