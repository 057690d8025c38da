// Declares the addresses of exports. contract.md 7.10, 7.11, 12
import { path } from '#kernel/named-routes.ts';

export const exportPaths = {
  dialog: path('export_dialog', 'GET', '/dataexchange/ajax/exporttask/{dataType}'),
  task: path('export_task', 'POST', '/dataexchange/ajax/exporttask/{dataType}'),
  logHistory: path('export_log_history', 'GET', '/dataexchange/ajax/exportloghistory'),
  progress: path('export_progress', 'GET', '/dataexchange/ajax/exportprogress/{exportId}'),
  file: path('export_file', 'GET', '/dataexchange/datei/{exportId}'),
  log: path('exports', 'GET', '/cockpit/export', { exposed: false }),
  begin: path('export_begin', 'GET', '/cockpit/export/neu/{dataType}', { exposed: false }),
  run: path('export_run', 'GET', '/cockpit/export/{exportId}', { exposed: false }),
};
