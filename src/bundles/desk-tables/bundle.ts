// Declares the tables of the desks: views and columns that members keep, and what is done with many rows at once.
// docs/decisions/0065
import { defineBundle } from '#kernel/bundle.ts';
import { deskSearch } from '#kernel/desk-search.ts';
import { findViewHits } from './desk-hits.ts';
import { pruneOperationsJob } from './jobs.ts';
import { ownViews } from './personal-data.ts';
import { routes } from './routes.ts';

export const deskTables = defineBundle({
  name: 'desk-tables',
  routes,
  jobs: [pruneOperationsJob],
  personalData: [ownViews],
  slots: [deskSearch.addAll(findViewHits)],
});
