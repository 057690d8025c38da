// This is what runs later: accounts that nobody confirmed in time are removed once a night.
import { defineJob } from '#kernel/jobs.ts';
import { removeUnconfirmed } from './commands.ts';

export const removeUnconfirmedJob = defineJob({
  name: 'users.remove-unconfirmed',
  cron: '27 3 * * *',
  work: async (ctx) => {
    const count = await removeUnconfirmed(ctx);
    ctx.log.info({ count }, 'unconfirmed accounts removed');
  },
});
