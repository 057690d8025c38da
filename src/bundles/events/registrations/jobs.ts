// Declares the later work of registrations: notifying people, giving on seats, erasing what is over.
import { defineJob } from '#kernel/jobs.ts';
import { FILL_SEATS, FOLLOW_DATES, NOTIFY_REGISTERED } from './constants.ts';
import { eraseOldMarks } from '../marks/personal-data.ts';
import { followDates } from './following.ts';
import type { FollowedEvent } from './following.ts';
import { eraseOldRegistrations } from './pruning.ts';
import { fillSeatsOf } from './seats.ts';
import type { DateRef } from './seats.ts';
import { notifyRegistered } from './notify-registered.ts';
import type { RegisteredNews } from './notify-registered.ts';

export const registrationJobs = [
  defineJob<RegisteredNews>({ name: NOTIFY_REGISTERED, work: notifyRegistered }),
  defineJob<FollowedEvent>({ name: FOLLOW_DATES, work: followDates }),
  defineJob<DateRef>({ name: FILL_SEATS, work: fillSeatsOf }),
  defineJob<object>({
    name: 'events.erase-old-registrations',
    cron: '41 * * * *',
    work: async (ctx) => {
      await eraseOldRegistrations(ctx);
      await eraseOldMarks(ctx);
    },
  }),
];
