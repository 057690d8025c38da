// Tells people that they are named as organisers, and authors what became of it.
import { defineAnnouncement } from '#kernel/announcements.ts';
import { url } from '#kernel/named-routes.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import { decisions } from '#bundles/users/public.ts';
import { organiserPaths } from './paths.ts';
import * as texts from './texts.ts';

interface NewsDetails {
  readonly what: keyof typeof texts.news;
}

interface News extends NewsDetails {
  readonly eventId: number | null;
  /** What is told is told once, however often it is announced. */
  readonly key: string;
  readonly userId: number;
}

/** Somebody is named as organiser, or has answered. */
export const organiserTold = defineAnnouncement<News>('events.organiserTold');

export const organiserNews = defineDecision<NewsDetails>({
  kind: decisions,
  mark: { decision: 'organiser' },
  words: ({ subject, details: { what } }) => ({
    lead: texts.news[what],
    about: subject?.title ?? null,
    // Who is named answers on a page of their own; an author goes to the event.
    href: what === 'asked' || what === 'named' ? url(organiserPaths.page) : (subject?.href ?? null),
  }),
});

export const organiserNewsSources = notifyOn(organiserTold, async (_ctx, { key, userId, what, eventId }) => [
  organiserNews.draft({
    userId,
    key,
    subject: eventId === null ? { type: 'user', id: userId } : { type: 'event', id: eventId },
    details: { what },
  }),
]);
