// These are the addresses of the portal's menus.
import { path } from '#kernel/named-routes.ts';

export const menuPaths = {
  desk: path('admin_menus', 'GET', '/admin/portal/menues'),
  save: path('admin_menu_save', 'POST', '/admin/portal/menues/{menu}'),
};
