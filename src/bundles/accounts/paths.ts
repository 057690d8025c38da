// Addresses of looking after accounts.
import { path } from '#kernel/named-routes.ts';

export const accountPaths = {
  /** Asks for the reason to look at what an account holds. */
  look: path('admin_account_look', 'GET', '/admin/mitglieder/{id}/bestand'),
  lookSend: path('admin_account_look_send', 'POST', '/admin/mitglieder/{id}/bestand'),
  /** Shows it to whoever has given one; the entry is that of the history. */
  holdings: path('admin_account_holdings', 'GET', '/admin/mitglieder/{id}/bestand/{entry}'),
  /** Who looked at one's own. */
  ownLooks: path('account_looks', 'GET', '/konto/einsicht'),
};
