// Does the work of writing that comes later.
import { defineJob } from '#kernel/jobs.ts';
import { RENEW_ACCESS_JOB, RUN_SCHEDULE_JOB } from './constants.ts';
import { renewAccess, renewAccessOfHidden } from './hidden-authors.ts';
import { runSchedule } from './schedule.ts';
import { pruneRevisions } from './prune-revisions.ts';

export const runScheduleJob = defineJob({ ...RUN_SCHEDULE_JOB, cron: '* * * * *', work: runSchedule });

export const pruneRevisionsJob = defineJob({
  name: 'writing.thin-revisions',
  cron: '47 3 * * *',
  work: pruneRevisions,
});

/** Somebody may have contributed thousands of pieces. */
export const renewAccessJob = defineJob({ ...RENEW_ACCESS_JOB, maxSeconds: 3600, work: renewAccess });

export const renewHiddenJob = defineJob<object>({
  name: 'writing.renew-hidden',
  cron: '7 4 * * *',
  work: renewAccessOfHidden,
});
