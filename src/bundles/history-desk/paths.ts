// Holds the addresses of the history.
import { path } from '#kernel/named-routes.ts';

export const historyPaths = {
  /** contract.md 7, 13.1 */
  log: path('log_history', 'POST', '/logging/ajax/history'),
  thing: path('history_of_thing', 'GET', '/logging/verlauf/{type}/{objectId}'),
  desk: path('cockpit_history', 'GET', '/cockpit/verlauf'),
};
