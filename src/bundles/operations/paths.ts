// Holds the addresses of running the portal.
import { path } from '#kernel/named-routes.ts';

export const operationsPaths = {
  overview: path('admin_operations', 'GET', '/admin/betrieb'),
  jobs: path('admin_jobs', 'GET', '/admin/betrieb/aufgaben'),
  changeJobs: path('admin_jobs_change', 'POST', '/admin/betrieb/aufgaben'),
  storage: path('admin_storage', 'GET', '/admin/betrieb/speicher'),
  database: path('admin_database', 'GET', '/admin/betrieb/datenbank'),
  backups: path('admin_backups', 'GET', '/admin/betrieb/sicherungen'),
  planBackups: path('admin_backups_plan', 'POST', '/admin/betrieb/sicherungen'),
  runBackup: path('admin_backups_run', 'POST', '/admin/betrieb/sicherungen/jetzt'),
  versions: path('admin_versions', 'GET', '/admin/betrieb/fassungen'),
  caches: path('admin_caches', 'GET', '/admin/betrieb/zwischenspeicher'),
  emptyCaches: path('admin_caches_empty', 'POST', '/admin/betrieb/zwischenspeicher'),
  bundles: path('admin_bundles', 'GET', '/admin/betrieb/bausteine'),
  switchBundle: path('admin_bundle_switch', 'POST', '/admin/betrieb/bausteine/{bundle}'),
  selfTest: path('admin_self_test', 'GET', '/admin/selbsttest'),
  runSelfTest: path('admin_self_test_run', 'POST', '/admin/selbsttest'),
  /** What the portal asks itself from outside in. */
  echo: path('self_test_echo', 'GET', '/_selbsttest/{token}', { exposed: false }),
  errors: path('admin_errors', 'GET', '/admin/betrieb/fehler'),
};
