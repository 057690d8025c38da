// Does the work of writing that comes later.
import { defineJob } from '#kernel/jobs.ts';
import { RUN_SCHEDULE_JOB } from './constants.ts';
import { runSchedule } from './schedule.ts';
import { pruneRevisions } from './prune-revisions.ts';

export const runScheduleJob = defineJob({ ...RUN_SCHEDULE_JOB, cron: '* * * * *', work: runSchedule });

export const pruneRevisionsJob = defineJob({
  name: 'writing.thin-revisions',
  cron: '47 3 * * *',
  work: pruneRevisions,
});
