// These are the addresses of the desk of places.
import { path } from '#kernel/named-routes.ts';

export const placeDeskPaths = {
  list: path('admin_places', 'GET', '/admin/orte'),
  begin: path('admin_place_begin', 'GET', '/admin/orte/neu'),
  create: path('admin_place_create', 'POST', '/admin/orte/neu'),
  importing: path('admin_places_import', 'GET', '/admin/orte/einlesen'),
  import: path('admin_places_import_check', 'POST', '/admin/orte/einlesen'),
  place: path('admin_place', 'GET', '/admin/orte/{id}'),
  save: path('admin_place_save', 'POST', '/admin/orte/{id}'),
  order: path('admin_place_order', 'POST', '/admin/orte/{id}/reihenfolge'),
  merging: path('admin_place_merging', 'GET', '/admin/orte/{id}/zusammenfuehren'),
  merge: path('admin_place_merge', 'POST', '/admin/orte/{id}/zusammenfuehren'),
};
