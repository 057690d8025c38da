// Names addresses of archives.
import { path } from '#kernel/named-routes.ts';

export const archivePaths = {
  desk: path('admin_archives', 'GET', '/admin/archiv'),
  begin: path('admin_archives_begin', 'POST', '/admin/archiv'),
};
