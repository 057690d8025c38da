// This is what runs later: images whose licence has ended are withdrawn, on the minute at which days end.
import { defineJob } from '#kernel/jobs.ts';
import { expireImages } from './commands.ts';

export const expireImagesJob = defineJob({
  name: 'media.expire-images',
  cron: '*/10 * * * *',
  work: async (ctx) => {
    const withdrawn = await expireImages(ctx);
    if (withdrawn > 0) ctx.log.info({ withdrawn }, 'images withdrawn, their licences have ended');
  },
});
