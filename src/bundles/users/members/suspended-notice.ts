// Topic: people are told that they are suspended. Whoever suspends them has a mail written about it.
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import { momentOf } from '#design/dates.ts';
import { decisions } from '../decisions.ts';
import { userSuspended } from './commands.ts';
import { suspendedNews, suspendedUntilNews } from './texts.ts';

interface Suspended {
  readonly reason: string;
  /** ISO 8601; missing for an open end. */
  readonly until?: string;
}

export const suspended = defineDecision<Suspended>({
  kind: decisions,
  mark: { decision: 'suspended' },
  words: ({ details: { reason, until } }) => ({
    lead: until ? suspendedUntilNews(momentOf(new Date(until)).text) : suspendedNews,
    reason,
  }),
});

export const suspensionNoticeSources = notifyOn(userSuspended, async (_ctx, { userId, reason, until }) => [
  suspended.draft({
    userId,
    key: `suspended:${until ?? 'open'}:${reason}`,
    subject: { type: 'user', id: userId },
    details: { reason, ...(until && { until }) },
    isMailed: true,
  }),
]);
