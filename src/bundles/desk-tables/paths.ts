// Declares the addresses of what is done with the tables of desks.
import { path } from '#kernel/named-routes.ts';

const TABLES = '/cockpit/tabellen';

export const tablePaths = {
  /** Does one thing with all rows that are ticked. */
  bulk: path('table_bulk', 'POST', `${TABLES}/{table}/auswahl`, { exposed: false }),
  undo: path('table_undo', 'POST', `${TABLES}/rueckgaengig/{id}`, { exposed: false }),
  columns: path('table_columns', 'POST', `${TABLES}/{table}/spalten`, { exposed: false }),
  saveView: path('table_view_save', 'POST', `${TABLES}/{table}/ansichten`, { exposed: false }),
  renameView: path('table_view_rename', 'POST', `${TABLES}/ansichten/{id}/umbenennen`, { exposed: false }),
  deleteView: path('table_view_delete', 'POST', `${TABLES}/ansichten/{id}/loeschen`, { exposed: false }),
};
