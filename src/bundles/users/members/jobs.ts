// This is what runs later: once a night, after midnight in Germany, those are found again whose suspension has ended.
import { defineJob } from '#kernel/jobs.ts';
import { renewAfterSuspensions } from './commands.ts';

export const renewAfterSuspensionsJob = defineJob({
  name: 'users.renew-after-suspensions',
  cron: '7 1 * * *',
  work: async (ctx) => {
    const count = await renewAfterSuspensions(ctx);
    if (count > 0) ctx.log.info({ count }, 'people whose suspension has ended are found again');
  },
});
