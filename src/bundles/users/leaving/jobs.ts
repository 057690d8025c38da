// This is what runs later: once an hour those are erased who wanted to leave and have not changed their mind; that they were is
// noted where no backup of before takes it back.
import { defineJob } from '#kernel/jobs.ts';
import { NOTE_ERASURE } from '../constants.ts';
import { eraseLeavers } from './erase-leavers.ts';
import { noteErasure } from './erasure-notes.ts';

export const eraseLeaversJob = defineJob({
  name: 'profiles.erase-leavers',
  cron: '23 * * * *',
  work: async (ctx) => {
    const count = await eraseLeavers(ctx);
    if (count > 0) ctx.log.info({ count }, 'people who left were erased');
  },
});

/** The storage of files may be away for a day. */
export const noteErasureJob = defineJob<{ readonly userId: number }>({
  name: NOTE_ERASURE,
  work: (ctx, { userId }) => noteErasure(ctx, userId),
  retries: 15,
});
