// This is what runs later: invitations that are long over are removed once a night.
import { defineJob } from '#kernel/jobs.ts';
import { removeOldInvitations } from './commands.ts';

export const removeOldInvitationsJob = defineJob({
  name: 'users.remove-old-invitations',
  cron: '37 3 * * *',
  work: async (ctx) => {
    const count = await removeOldInvitations(ctx);
    ctx.log.info({ count }, 'old invitations removed');
  },
});
