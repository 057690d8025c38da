// This is what runs later: sessions that are over are removed once a night.
import { defineJob } from '#kernel/jobs.ts';
import { removeOldSessions } from './commands.ts';

export const removeOldSessionsJob = defineJob({
  name: 'users.remove-old-sessions',
  cron: '17 3 * * *',
  work: async (ctx) => {
    const count = await removeOldSessions(ctx);
    ctx.log.info({ count }, 'old sessions removed');
  },
});
