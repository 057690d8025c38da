// Decides what a portal from a backup tells of events: reminders whose hour has passed are left out, those to come are sent;
// dates are followed and seats given on without a word to people who may have had it.
import type { SuppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';
import { FILL_SEATS, FOLLOW_DATES, NOTIFY_REGISTERED } from '../registrations/constants.ts';
import { letRemindersPass } from './sending.ts';

export const suppressedReminders: SuppressedAfterRestoration = {
  jobs: [NOTIFY_REGISTERED],
  quietJobs: [FOLLOW_DATES, FILL_SEATS],
  suppress: letRemindersPass,
};
