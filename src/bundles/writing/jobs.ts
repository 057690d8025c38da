// Work of writing that comes later.
import { defineJob } from '#kernel/jobs.ts';
import { KEEP_TIME_JOB } from './constants.ts';
import { keepTime } from './keeping-time.ts';
import { thinRevisions } from './thinning.ts';

export const keepTimeJob = defineJob({ ...KEEP_TIME_JOB, cron: '* * * * *', work: keepTime });

export const thinRevisionsJob = defineJob({
  name: 'writing.thin-revisions',
  cron: '47 3 * * *',
  work: thinRevisions,
});
