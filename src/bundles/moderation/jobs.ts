// Declares what runs later: ending cases whose time is over, and giving reasons where none were given.
import { eachByItself } from '#kernel/each-by-itself.ts';
import { defineJob } from '#kernel/jobs.ts';
import { giveReasonsOfBefore } from './deciding/reasons-of-before.ts';
import { closeCases, eraseDeleted } from './ending.ts';

export const endCasesJob = defineJob<object>({
  name: 'moderation.end-cases',
  cron: '23 4 * * *',
  work: async (ctx) => {
    const [erased, closed] = await eachByItself([eraseDeleted, closeCases], (end) => end(ctx));
    ctx.log.info({ erased, closed }, 'cases past their appeals ended');
  },
});

export const giveReasonsJob = defineJob<object>({
  name: 'moderation.give-reasons',
  cron: '43 * * * *',
  work: async (ctx) => {
    const count = await giveReasonsOfBefore(ctx);
    if (count > 0) ctx.log.info({ count }, 'suspensions of before got their statements of reasons');
  },
});
