// Declares later work of reminders.
import { defineJob } from '#kernel/jobs.ts';
import { sendReminders } from './sending.ts';

export const reminderJobs = [
  defineJob<object>({
    name: 'events.send-reminders',
    cron: '*/5 * * * *',
    work: async (ctx) => void (await sendReminders(ctx)),
  }),
];
