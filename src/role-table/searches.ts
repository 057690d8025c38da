// Lists the calls of saved searches, for the table of roles. For tests only.
import { aSavedSearch } from '#bundles/search/saved/test-data.ts';
import { OWN, row } from './row.ts';
import type { Case } from './row.ts';

export const searchRows: Readonly<Record<string, Case>> = {
  search_save: row('signIn forbidden forbidden ok ok ok ok ok', () => ({ body: { q: 'Hallenbad' } })),
  // Whoever is suspended can still end what is told to them; that of others stays, and the answer doesn't say whose it is.
  saved_search_remove: row(OWN, async ({ ctx, owner }) => ({
    params: { id: await aSavedSearch(ctx, owner) },
  })),
};
