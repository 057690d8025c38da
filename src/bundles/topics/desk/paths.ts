// These are the addresses of the desk of categories.
import { path } from '#kernel/named-routes.ts';

export const categoryDeskPaths = {
  list: path('admin_categories', 'GET', '/admin/rubriken'),
  begin: path('admin_category_begin', 'GET', '/admin/rubriken/neu'),
  create: path('admin_category_create', 'POST', '/admin/rubriken/neu'),
  category: path('admin_category', 'GET', '/admin/rubriken/{id}'),
  save: path('admin_category_save', 'POST', '/admin/rubriken/{id}'),
  order: path('admin_category_order', 'POST', '/admin/rubriken/{id}/reihenfolge'),
  merge: path('admin_category_merge', 'POST', '/admin/rubriken/{id}/zusammenfuehren'),
};
