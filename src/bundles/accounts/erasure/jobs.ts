// Declares the job that erases an account that was ordered to be erased, and finishes its proof.
import { defineJob } from '#kernel/jobs.ts';
import { ERASE_ACCOUNT } from '../constants.ts';
import { finishErasure } from './commands.ts';

export const eraseAccountJob = defineJob<{ readonly proofId: number }>({
  name: ERASE_ACCOUNT,
  work: (ctx, { proofId }) => finishErasure(ctx, proofId),
});
