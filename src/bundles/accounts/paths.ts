// Names addresses of looking after accounts.
import { path } from '#kernel/named-routes.ts';

export const accountPaths = {
  /** Asks for the reason to look at what an account holds. */
  look: path('admin_account_look', 'GET', '/admin/mitglieder/{id}/bestand'),
  lookSend: path('admin_account_look_send', 'POST', '/admin/mitglieder/{id}/bestand'),
  /** Shows it to whoever has given one; the entry is that of the history. */
  holdings: path('admin_account_holdings', 'GET', '/admin/mitglieder/{id}/bestand/{entry}'),
  /** What erasing an account would come to; erases it. */
  erasure: path('admin_account_erasure', 'GET', '/admin/mitglieder/{id}/loeschen'),
  erase: path('admin_account_erase', 'POST', '/admin/mitglieder/{id}/loeschen'),
  proofs: path('admin_erasures', 'GET', '/admin/loeschungen'),
  proof: path('admin_erasure', 'GET', '/admin/loeschungen/{id}'),
  proofFile: path('admin_erasure_file', 'GET', '/admin/loeschungen/{id}/nachweis'),
  /** Asks which second account becomes part of this one, and what would come of it; merges them. */
  merging: path('admin_account_merging', 'GET', '/admin/mitglieder/{id}/zusammenfuehren'),
  merge: path('admin_account_merge', 'POST', '/admin/mitglieder/{id}/zusammenfuehren'),
  /** Who looked at one's own. */
  ownLooks: path('account_looks', 'GET', '/konto/einsicht'),
};
