// Puts the pages about the portal into the sitemap.
import { IDS_PER_PART } from '#kernel/sitemap.ts';
import type { SitemapSource } from '#kernel/sitemap.ts';
import { CMS_PAGES_TAG } from './constants.ts';
import { cmsPageHref } from './kind.ts';
import { getCmsPages } from './queries.ts';

export const cmsPagesSource: SitemapSource = {
  type: 'cmspage',
  order: 20,
  idsPerPart: IDS_PER_PART,
  lastId: async (ctx) => Math.max(0, ...(await getCmsPages(ctx)).map(({ id }) => id)),
  entries: async (ctx, { first, last }) =>
    (await getCmsPages(ctx))
      .filter(({ id }) => id >= first && id <= last)
      .map((page) => ({ href: cmsPageHref(page), changedAt: page.updatedAt })),
  tags: [CMS_PAGES_TAG],
};
