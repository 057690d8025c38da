// Holds the addresses of the desk for addresses that have moved.
import { path } from '#kernel/named-routes.ts';

export const redirectPaths = {
  desk: path('admin_redirects', 'GET', '/admin/umleitungen'),
  save: path('admin_redirects_save', 'POST', '/admin/umleitungen'),
  import: path('admin_redirects_import', 'POST', '/admin/umleitungen/tabelle'),
  forget: path('admin_redirects_forget', 'POST', '/admin/umleitungen/verwerfen'),
  remove: path('admin_redirects_remove', 'POST', '/admin/umleitungen/{id}/entfernen'),
};
