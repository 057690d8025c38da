// Tells members what becomes of their registrations, and of dates that they noted.
import { defineAnnouncement } from '#kernel/announcements.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import type { NoticeKind } from '#kernel/notices.ts';
import { EVENT_TYPE } from './constants.ts';
import * as texts from './texts.ts';

const ORDER = 45;

const registrationKind: NoticeKind = {
  name: 'registration',
  ...texts.noticeKind,
  order: ORDER,
  icon: 'info',
  defaults: { isListed: true, mail: 'now', isPushed: true },
  isAlwaysListed: true,
};

interface NewsDetails {
  readonly what: keyof typeof texts.news;
  /** When and where, in words. */
  readonly when: string;
  readonly reason?: string;
  /** When and where it was to be. */
  readonly before?: string;
  /** They noted the date and didn't register for it. */
  readonly isMarked?: boolean;
}

interface News extends NewsDetails {
  readonly eventId: number;
  /** What is told is told once, however often it is announced. */
  readonly key: string;
  readonly userIds: readonly number[];
}

/** Something became of what members registered for, or noted. */
export const registeredTold = defineAnnouncement<News>('events.registeredTold');

export const registrationNews = defineDecision<NewsDetails>({
  kind: registrationKind,
  words: ({ subject, details: { what, when, reason, before, isMarked } }) => ({
    lead: isMarked ? texts.newsMarked[what] : texts.news[what],
    about: subject?.title ?? null,
    ...(reason ? { reason } : { note: before ? texts.insteadOf(when, before) : when }),
    href: subject?.href ?? null,
  }),
});

export const registrationSources = notifyOn(
  registeredTold,
  async (_ctx, { eventId, key, userIds, what, when, reason, before, isMarked }) =>
    userIds.map((userId) =>
      registrationNews.draft({
        userId,
        key,
        subject: { type: EVENT_TYPE, id: eventId },
        details: {
          what,
          when,
          ...(reason && { reason }),
          ...(before && { before }),
          ...(isMarked && { isMarked }),
        },
      }),
    ),
);
