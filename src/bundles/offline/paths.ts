// These are the addresses of reading without a network.
import { path } from '#kernel/named-routes.ts';
import { WORKER } from './constants.ts';

export const offlinePaths = {
  worker: path('browser_worker', 'GET', WORKER, { exposed: false }),
  /** The worker keeps this page and fills it with what can be read. */
  page: path('offline', 'GET', '/offline', { exposed: false }),
};
