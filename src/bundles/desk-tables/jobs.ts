// Declares the jobs of the tables that run later.
import { defineJob } from '#kernel/jobs.ts';
import { pruneOperations } from './bulk.ts';

export const pruneOperationsJob = defineJob({
  name: 'desk-tables.prune-operations',
  cron: '*/30 * * * *',
  work: pruneOperations,
});
