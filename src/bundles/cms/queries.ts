// Reads pages with the version that is shown.
import { and, asc, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { CMS_PAGES_TAG } from './constants.ts';
import { cmsAddresses, cmsPages, cmsVersions } from './schema.ts';

/** A page as lists and references need it. */
export interface CmsPage {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly footerPosition: number | null;
  readonly updatedAt: Date;
  /** The one that is shown. */
  readonly version: number;
  readonly demandedVersion: number | null;
}

export interface WholeCmsPage {
  readonly page: typeof cmsPages.$inferSelect;
  readonly shown: typeof cmsVersions.$inferSelect;
}

const isShown = and(eq(cmsVersions.pageId, cmsPages.id), eq(cmsVersions.number, cmsPages.version));

/** Gives all pages by slug, from memory. */
export const getCmsPages = (ctx: Ctx): Promise<readonly CmsPage[]> =>
  fetchCached(ctx, 'cms.pages', [CMS_PAGES_TAG], () => selectPages(ctx).orderBy(asc(cmsPages.slug)));

export const findCmsPages = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CmsPage>> => {
  if (ids.length === 0) return new Map();
  const rows = await selectPages(ctx).where(inArray(cmsPages.id, [...ids]));
  return new Map(rows.map((page) => [page.id, page]));
};

/** Gives one page with its text. */
export const findCmsPageBySlug = async (ctx: Ctx, slug: string): Promise<WholeCmsPage | undefined> => {
  const [row] = await ctx.db
    .select({ page: cmsPages, shown: cmsVersions })
    .from(cmsPages)
    .innerJoin(cmsVersions, isShown)
    .where(eq(cmsPages.slug, slug));
  return row;
};

/** Returns the address now of a page that is out and had this one before. */
export const findSlugNow = async (ctx: Ctx, formerSlug: string): Promise<string | undefined> => {
  const [row] = await ctx.db
    .select({ slug: cmsPages.slug })
    .from(cmsAddresses)
    .innerJoin(cmsPages, eq(cmsPages.id, cmsAddresses.pageId))
    .where(and(eq(cmsAddresses.slug, formerSlug), gt(cmsPages.version, 0)));
  return row?.slug;
};

/** Lists all versions of a page that were ever out, the newest first, without their words. */
export const listPublished = (ctx: Ctx, pageId: number) => {
  const { number, title, publishedAt } = cmsVersions;
  return ctx.db
    .select({ number, title, publishedAt })
    .from(cmsVersions)
    .where(and(eq(cmsVersions.pageId, pageId), isNotNull(publishedAt)))
    .orderBy(desc(number));
};

export const findPublished = async (
  ctx: Ctx,
  pageId: number,
  number: number,
): Promise<WholeCmsPage['shown'] | undefined> => {
  const isIt = and(eq(cmsVersions.pageId, pageId), eq(cmsVersions.number, number));
  const [version] = await ctx.db
    .select()
    .from(cmsVersions)
    .where(and(isIt, isNotNull(cmsVersions.publishedAt)));
  return version;
};

const selectPages = (ctx: Ctx) =>
  ctx.db
    .select({
      id: cmsPages.id,
      slug: cmsPages.slug,
      title: cmsVersions.title,
      footerPosition: cmsPages.footerPosition,
      updatedAt: cmsPages.updatedAt,
      version: cmsPages.version,
      demandedVersion: cmsPages.demandedVersion,
    })
    .from(cmsPages)
    .innerJoin(cmsVersions, isShown)
    .$dynamic();
