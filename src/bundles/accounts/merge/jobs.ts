// Declares the job by which what came to an account while it was merged follows it.
import type { AccountMerge } from '#kernel/account-merges.ts';
import { defineJob } from '#kernel/jobs.ts';
import { GATHER_MERGED } from '../constants.ts';
import { gatherMerged } from './commands.ts';

export const gatherMergedJob = defineJob<AccountMerge>({ name: GATHER_MERGED, work: gatherMerged });
