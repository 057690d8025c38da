// Holds what runs later: guesses, questions and sign-ins that came to nothing are forgotten once a night.
import { defineJob } from '#kernel/jobs.ts';
import { pruneChallenges } from '../security/passkeys.ts';
import { pruneGuesses } from './guessing.ts';
import { prunePending } from './pending.ts';

export const pruneAttemptsJob = defineJob({
  name: 'users.forget-attempts',
  cron: '27 3 * * *',
  work: async (ctx) => {
    await pruneGuesses(ctx);
    await prunePending(ctx);
    await pruneChallenges(ctx);
  },
});
