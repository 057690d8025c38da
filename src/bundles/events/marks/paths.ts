// Holds the addresses of what readers note about dates.
import { path } from '#kernel/named-routes.ts';

const own = { exposed: false } as const;
const DATE = '/events/{eventitemId}/wer-kommt/{dateKey}';

export const markPaths = {
  /** Everybody who wants to be seen. */
  people: path('event_people', 'GET', DATE, own),
  mark: path('event_mark', 'POST', DATE, own),
};
