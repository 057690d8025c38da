// Declares the kind `cmspage`: whatever is saved is out, for everybody.
import { sql } from 'drizzle-orm';
import type { ContentKind } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { cmsPageTag } from './constants.ts';
import { cmsPaths } from './paths.ts';
import { maySaveCmsPages } from './policy.ts';
import { findCmsPages } from './queries.ts';
import type { CmsPage } from './queries.ts';

export const cmsPageHref = ({ slug }: { slug: string }): string => url(cmsPaths.page, { slug });

export const cmsPageKind: ContentKind<CmsPage> = {
  type: 'cmspage',
  hasShareCard: true,
  find: findCmsPages,
  visibility: () => 'all',
  visibleTo: () => sql`true`,
  may: (viewer, action) => action === 'edit' && maySaveCmsPages(viewer),
  summary: (page, visibility) => ({
    id: page.id,
    title: page.title,
    href: cmsPageHref(page),
    locationPath: '',
    authorId: null,
    visibility,
    changedAt: page.updatedAt,
  }),
  tag: cmsPageTag,
};
