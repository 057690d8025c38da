// Holds the addresses of imports.
import { path } from '#kernel/named-routes.ts';

export const importPaths = {
  desk: path('admin_imports', 'GET', '/admin/import'),
  begin: path('admin_imports_begin', 'POST', '/admin/import'),
  import: path('admin_import', 'GET', '/admin/import/{id}'),
  columns: path('admin_import_columns', 'POST', '/admin/import/{id}/spalten'),
  columnsAgain: path('admin_import_columns_again', 'POST', '/admin/import/{id}/spalten/neu'),
  start: path('admin_import_start', 'POST', '/admin/import/{id}'),
  goOn: path('admin_import_go_on', 'POST', '/admin/import/{id}/weiter'),
  takeBack: path('admin_import_take_back', 'POST', '/admin/import/{id}/zuruecknehmen'),
  remove: path('admin_import_remove', 'POST', '/admin/import/{id}/entfernen'),
};
