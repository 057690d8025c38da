// These are the addresses of the pages about the portal itself.
import { path } from '#kernel/named-routes.ts';

export const cmsPaths = {
  page: path('cmspage', 'GET', '/p/{slug}'),
};
