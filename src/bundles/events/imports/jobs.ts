// What calendars do by themselves.
import { defineJob } from '#kernel/jobs.ts';
import { bringIn } from './bring-in.ts';
import { BRING_IN_JOB } from './job-names.ts';

export const importJobs = [
  defineJob<{ readonly sourceId: number }>({
    ...BRING_IN_JOB,
    work: (ctx, { sourceId }) => bringIn(ctx, sourceId),
  }),
];
