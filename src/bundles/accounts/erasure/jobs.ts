// Does what runs later: an account that was ordered to be erased is, and its proof is finished.
import { defineJob } from '#kernel/jobs.ts';
import { ERASE_ACCOUNT } from '../constants.ts';
import { finishErasure } from './commands.ts';

export const eraseAccountJob = defineJob<{ readonly proofId: number }>({
  name: ERASE_ACCOUNT,
  work: (ctx, { proofId }) => finishErasure(ctx, proofId),
});
