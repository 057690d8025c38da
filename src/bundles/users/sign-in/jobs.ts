// What runs later: guesses, questions and sign-ins that came to nothing are forgotten once a night.
import { defineJob } from '#kernel/jobs.ts';
import { forgetOldChallenges } from '../security/passkeys.ts';
import { forgetOldGuesses } from './guessing.ts';
import { forgetOldPending } from './pending.ts';

export const forgetAttemptsJob = defineJob({
  name: 'users.forget-attempts',
  cron: '27 3 * * *',
  work: async (ctx) => {
    await forgetOldGuesses(ctx);
    await forgetOldPending(ctx);
    await forgetOldChallenges(ctx);
  },
});
