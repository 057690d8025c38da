// Declares what runs later: exports that are too large to wait for, and removing what can't be fetched any more.
import { defineJob } from '#kernel/jobs.ts';
import { pruneExports, runExport } from './commands.ts';
import { RUN_JOB } from './constants.ts';

export const runExportJob = defineJob<{ readonly exportId: number }>({
  name: RUN_JOB,
  retries: 3,
  maxSeconds: 3 * 60 * 60,
  work: (ctx, { exportId }) => runExport(ctx, exportId),
});

export const pruneExportsJob = defineJob({
  name: 'data-export.prune',
  cron: '*/15 * * * *',
  removesFiles: true,
  work: pruneExports,
});
