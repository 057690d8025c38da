// This is what runs later: sending each mail, and removing old ones once a night.
import { defineJob } from '#kernel/jobs.ts';
import { removeOldMails } from './commands.ts';
import { DELIVER_MAIL } from './constants.ts';
import { deliverMail } from './delivery.ts';

/** A mail server that is gone is no failure of the job, which then enqueues the next attempt; the retries are for ours. */
export const deliverMailJob = defineJob({ name: DELIVER_MAIL, work: deliverMail, retries: 12 });

export const removeOldMailsJob = defineJob({
  name: 'mail.remove-old-mails',
  cron: '27 3 * * *',
  work: async (ctx) => {
    const count = await removeOldMails(ctx);
    ctx.log.info({ count }, 'old mails removed');
  },
});
