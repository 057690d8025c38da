// This is what runs by itself: sources that didn't answer are asked again, and old answers are renewed.
import { defineJob } from '#kernel/jobs.ts';
import { refreshEmbed } from './commands.ts';
import { findDue } from './queries.ts';

export const refreshEmbedsJob = defineJob({
  name: 'embeds.refresh',
  cron: '*/15 * * * *',
  work: async (ctx) => {
    for (const embed of await findDue(ctx)) await refreshEmbed(ctx, embed);
  },
});
