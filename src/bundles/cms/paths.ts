// These are the addresses of the pages about the portal itself.
import { path } from '#kernel/named-routes.ts';

export const cmsPaths = {
  list: path('admin_cms_pages', 'GET', '/admin/cmspages/{page?}'),
  begin: path('admin_cms_page_new', 'GET', '/admin/cmspages/neu'),
  create: path('admin_cms_page_create', 'POST', '/admin/cmspages/neu'),
  edit: path('admin_cms_page', 'GET', '/admin/cmspages/seite/{id}'),
  save: path('admin_cms_page_save', 'POST', '/admin/cmspages/seite/{id}'),
  preview: path('admin_cms_page_preview', 'GET', '/admin/cmspages/seite/{id}/vorschau'),
  versions: path('admin_cms_page_versions', 'GET', '/admin/cmspages/seite/{id}/fassungen'),
  restore: path('admin_cms_page_restore', 'POST', '/admin/cmspages/seite/{id}/fassungen'),
  release: path('admin_cms_page_release', 'POST', '/admin/cmspages/seite/{id}/zustimmung'),
  agreements: path('admin_cms_page_agreements', 'GET', '/admin/cmspages/seite/{id}/zustimmungen'),
  page: path('cmspage', 'GET', '/p/{slug}'),
  /** The former versions of a legal page, for everybody. */
  formerVersions: path('cmspage_versions', 'GET', '/p/{slug}/fassungen'),
  formerVersion: path('cmspage_version', 'GET', '/p/{slug}/fassungen/{number}'),
};
