// These are the addresses of the texts that a portal may want otherwise.
import { path } from '#kernel/named-routes.ts';

export const wordingPaths = {
  list: path('admin_wordings', 'GET', '/admin/texte'),
  edit: path('admin_wording', 'GET', '/admin/texte/{key}'),
  save: path('admin_wording_save', 'POST', '/admin/texte/{key}'),
};
