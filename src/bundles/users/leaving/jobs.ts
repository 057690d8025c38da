// This is what runs later: once an hour those are erased who wanted to leave and have not changed their mind.
import { defineJob } from '#kernel/jobs.ts';
import { eraseLeavers } from './erase-leavers.ts';

export const eraseLeaversJob = defineJob({
  name: 'profiles.erase-leavers',
  cron: '23 * * * *',
  work: async (ctx) => {
    const count = await eraseLeavers(ctx);
    if (count > 0) ctx.log.info({ count }, 'people who left were erased');
  },
});
