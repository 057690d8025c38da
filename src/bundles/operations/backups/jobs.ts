// Does what is done at night: a backup when it is due, and once a week the proof that it can be read back.
import { defineJob } from '#kernel/jobs.ts';
import { MAKE_BACKUP, MOST_SECONDS, PROVE_BACKUP } from './constants.ts';
import { checkPlan, proveNewest, takeBackup, unlessDone } from './nightly.ts';
import type { AskedRun } from './nightly.ts';

export const checkPlanJob = defineJob<object>({
  name: 'operations.plan-backups',
  cron: '*/10 * * * *',
  work: checkPlan,
});

/** A failure is told once; the next night is the next attempt. */
export const makeBackupJob = defineJob<AskedRun>({
  name: MAKE_BACKUP,
  work: unlessDone('backup', takeBackup),
  retries: 0,
  maxSeconds: MOST_SECONDS,
});

export const proveBackupJob = defineJob<AskedRun>({
  name: PROVE_BACKUP,
  work: unlessDone('proof', proveNewest),
  retries: 0,
  maxSeconds: MOST_SECONDS,
});
