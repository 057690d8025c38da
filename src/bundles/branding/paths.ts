// These are the addresses of a portal's own pictures.
import { path } from '#kernel/named-routes.ts';

export const brandingPaths = {
  page: path('admin_branding', 'GET', '/admin/portal/logo'),
  save: path('admin_branding_save', 'POST', '/admin/portal/logo/{picture}'),
  /** The version tells its content: it never shows anything else. */
  file: path('brand_file', 'GET', '/marke/{version}/{file}', { exposed: false }),
};
