// Declares the jobs that run by themselves: telling the week, deleting old hours.
import { defineJob } from '#kernel/jobs.ts';
import { pruneHours } from './commands.ts';
import { announceWeek } from './weeks.ts';

/**
 * Tells the week. It runs every full hour, since `announceWeek` finds out whether it is Monday, and six or later, by the
 * portal's clocks.
 */
export const announceWeekJob = defineJob<object>({
  name: 'audience.tell-week',
  cron: '0 * * * *',
  work: (ctx) => announceWeek(ctx),
});

export const pruneHoursJob = defineJob<object>({
  name: 'audience.prune-hours',
  cron: '41 3 * * *',
  work: (ctx) => pruneHours(ctx),
});
