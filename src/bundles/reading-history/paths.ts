// These are the addresses of what is kept of somebody's reading.
import { path } from '#kernel/named-routes.ts';

export const readingHistoryPaths = {
  list: path('reading_history', 'GET', '/konto/leseverlauf'),
  keep: path('reading_history_keep', 'POST', '/konto/leseverlauf'),
  erase: path('reading_history_erase', 'POST', '/konto/leseverlauf/loeschen'),
  /** A browser says what was read in it, and hears what was read elsewhere. */
  sync: path('reading_history_sync', 'POST', '/konto/ajax/leseverlauf'),
};
