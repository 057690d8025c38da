// These are the addresses of reading without a network.
import { path } from '#kernel/named-routes.ts';
import { WORKER } from './constants.ts';

export const offlinePaths = {
  worker: path('browser_worker', 'GET', WORKER, { exposed: false }),
  /** Kept by the worker, which fills it with what can be read. */
  page: path('offline', 'GET', '/offline', { exposed: false }),
};
