// These are the addresses of a portal's looks.
import { path } from '#kernel/named-routes.ts';

export const appearancePaths = {
  page: path('admin_appearance', 'GET', '/admin/portal/aussehen'),
  save: path('admin_appearance_save', 'POST', '/admin/portal/aussehen'),
  preview: path('admin_appearance_preview', 'POST', '/admin/portal/aussehen/vorschau'),
  styleSheet: path('theme_style_sheet', 'GET', '/aussehen/{version}.css'),
};
