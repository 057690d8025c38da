// Declares the jobs that run later: reading files, letting come what stands in them, taking it back, and forgetting what nobody
// chose.
import { defineJob } from '#kernel/jobs.ts';
import { pruneImports, readStoredFile } from './commands.ts';
import { READ_JOB, REMOVE_JOB, TAKE_JOB } from './constants.ts';
import { takeBackTurn } from './taking/take-back.ts';
import { takeTurn } from './taking/take.ts';

interface OfImport {
  readonly importId: number;
}

const LONG_SECONDS = 3 * 60 * 60;

export const importJobs = [
  defineJob<OfImport>({
    name: READ_JOB,
    retries: 3,
    maxSeconds: LONG_SECONDS,
    work: (ctx, { importId }) => readStoredFile(ctx, importId),
  }),
  defineJob<OfImport>({ name: TAKE_JOB, work: (ctx, { importId }) => takeTurn(ctx, importId) }),
  defineJob<OfImport>({ name: REMOVE_JOB, work: (ctx, { importId }) => takeBackTurn(ctx, importId) }),
  defineJob({ name: 'imports.prune', cron: '25 2 * * *', work: pruneImports }),
];
