// Says how people who were suspended before moderation told of it were told on the site; it stays in their lists.
import { defineDecision } from '#kernel/notices.ts';
import { momentOf } from '#design/dates.ts';
import { decisions } from '../decisions.ts';
import { suspendedNews, suspendedUntilNews } from './texts.ts';

interface Suspended {
  readonly reason: string;
  /** The end in ISO 8601; missing for an open end. */
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
