// These are the addresses of the page of settings.
import { path } from '#kernel/named-routes.ts';

export const settingPaths = {
  page: path('admin_settings', 'GET', '/admin/portal'),
  takeBack: path('admin_settings_take_back', 'POST', '/admin/portal/aenderungen/{entry}'),
  save: path('admin_settings_save', 'POST', '/admin/portal/{group}'),
};
