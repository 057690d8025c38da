// These are the addresses of the desk of tags.
import { path } from '#kernel/named-routes.ts';

export const tagDeskPaths = {
  list: path('admin_tags', 'GET', '/admin/schlagwoerter'),
  tag: path('admin_tag', 'GET', '/admin/schlagwoerter/{id}'),
  save: path('admin_tag_save', 'POST', '/admin/schlagwoerter/{id}'),
  merge: path('admin_tag_merge', 'POST', '/admin/schlagwoerter/{id}/zusammenfuehren'),
  delete: path('admin_tag_delete', 'POST', '/admin/schlagwoerter/{id}/loeschen'),
};
