// Reminds members who asked for it of a date.
import { defineAnnouncement } from '#kernel/announcements.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import type { NoticeKind } from '#kernel/notices.ts';
import type { ReminderName } from './rules.ts';
import * as texts from './texts.ts';

const ORDER = 44;

const reminderKind: NoticeKind = {
  name: 'reminder',
  ...texts.noticeKind,
  order: ORDER,
  icon: 'info',
  defaults: { isListed: true, mail: 'now', isPushed: true },
  isAlwaysListed: true,
  urgency: 'high',
};

interface RemindedDetails {
  readonly name: ReminderName;
  /** When and where, in words. */
  readonly when: string;
}

interface Reminded extends RemindedDetails {
  readonly eventId: number;
  /** The same reminder of the same moment is told once. */
  readonly key: string;
  readonly userIds: readonly number[];
}

/** It is time to remind people of a date. */
export const remindersDue = defineAnnouncement<Reminded>('events.remindersDue');

export const reminderNews = defineDecision<RemindedDetails>({
  kind: reminderKind,
  words: ({ subject, details: { name, when } }) => ({
    lead: texts.leads[name],
    about: subject?.title ?? null,
    note: when,
    href: subject?.href ?? null,
  }),
});

export const reminderSources = notifyOn(remindersDue, async (_ctx, { eventId, key, userIds, name, when }) =>
  userIds.map((userId) =>
    reminderNews.draft({ userId, key, subject: { type: 'event', id: eventId }, details: { name, when } }),
  ),
);
