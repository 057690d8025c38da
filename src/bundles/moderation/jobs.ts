// What runs later: ending cases whose time is over.
import { defineJob } from '#kernel/jobs.ts';
import { closeCases, eraseDeleted } from './ending.ts';

export const endCasesJob = defineJob<object>({
  name: 'moderation.end-cases',
  cron: '23 4 * * *',
  work: async (ctx) => {
    const erased = await eraseDeleted(ctx);
    const closed = await closeCases(ctx);
    ctx.log.info({ erased, closed }, 'cases past their appeals ended');
  },
});
