// Lists the calls of one's own feed, for the table of roles. For tests only.
import { OWN, row } from './row.ts';
import type { Case } from './row.ts';

export const ownFeedRows: Readonly<Record<string, Case>> = {
  account_feed_address_renew: row('signIn forbidden forbidden ok ok ok ok ok'),
  // Whoever is suspended can still shut out whoever has the address.
  account_feed_address_remove: row(OWN),
};
