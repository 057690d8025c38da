// Holds Builders for tests.
import type { TeaserView } from './views.ts';

/** Returns the teaser of an article in Auenfeld with three comments, without a picture. */
export const aTeaserView = (changes: Partial<TeaserView> = {}): TeaserView => ({
  id: 7,
  kind: 'article',
  href: '/auenfeld/c-rathaus/markt_a7',
  kicker: { place: 'Auenfeld', category: 'Rathaus' },
  headline: 'Der Markt zieht um',
  lead: null,
  author: null,
  time: { iso: '2026-11-20T09:30:00Z', text: 'vor 2 Stunden', short: '10.30' },
  commentCount: 3,
  isPremium: false,
  picture: null,
  isPictureWithheld: false,
  date: null,
  ...changes,
});
