// Topic: reminders of a portal from a backup: those whose hour has passed are left out, those to come are sent.
import type { HeldBack } from '#kernel/held-back.ts';
import { TELL_REGISTERED } from '../registrations/constants.ts';
import { letRemindersPass } from './sending.ts';

export const heldReminders: HeldBack = { jobs: [TELL_REGISTERED], hold: letRemindersPass };
