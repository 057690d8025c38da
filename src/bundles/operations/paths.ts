// Addresses of running the portal.
import { path } from '#kernel/named-routes.ts';

export const operationsPaths = {
  overview: path('admin_operations', 'GET', '/admin/betrieb'),
  jobs: path('admin_jobs', 'GET', '/admin/betrieb/aufgaben'),
  changeJobs: path('admin_jobs_change', 'POST', '/admin/betrieb/aufgaben'),
  errors: path('admin_errors', 'GET', '/admin/betrieb/fehler'),
};
