// Does what comes by itself: telling the week, forgetting hours.
import { defineJob } from '#kernel/jobs.ts';
import { pruneHours } from './commands.ts';
import { announceWeek } from './weeks.ts';

/** Tells the week, asked every full hour in UTC; that it is six on Monday in Berlin is found out there. */
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
