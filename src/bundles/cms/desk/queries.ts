// Reads pages as those who work on them see them: also what isn't out, and every version.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { PAGES_PER_PAGE, VERSIONS_SHOWN } from '../constants.ts';
import { cmsPages, cmsVersions } from '../schema.ts';

export type DeskPage = typeof cmsPages.$inferSelect;
export type DeskVersion = typeof cmsVersions.$inferSelect;

export interface PageWithLatest {
  readonly page: DeskPage;
  readonly latest: Pick<DeskVersion, 'number' | 'title' | 'createdAt' | 'publishedAt'>;
}

const isLatest = and(
  eq(cmsVersions.pageId, cmsPages.id),
  sql`${cmsVersions.number} = (select max(v.number) from cms_versions v where v.page_id = ${cmsPages.id})`,
);

/** Lists pages by title; one more than a page holds tells that there are others. */
export const listPages = async (
  ctx: Ctx,
  page: number,
): Promise<{ readonly rows: readonly PageWithLatest[]; readonly hasMore: boolean }> => {
  const { number, title, createdAt, publishedAt } = cmsVersions;
  const rows = await ctx.db
    .select({ page: cmsPages, latest: { number, title, createdAt, publishedAt } })
    .from(cmsPages)
    .innerJoin(cmsVersions, isLatest)
    .orderBy(asc(cmsVersions.title), asc(cmsPages.id))
    .offset((page - 1) * PAGES_PER_PAGE)
    .limit(PAGES_PER_PAGE + 1);
  return { rows: rows.slice(0, PAGES_PER_PAGE), hasMore: rows.length > PAGES_PER_PAGE };
};

export interface WholePage {
  readonly page: DeskPage;
  readonly latest: DeskVersion;
}

export const findPage = (ctx: Ctx, id: number): Promise<WholePage | undefined> =>
  findOne(ctx, eq(cmsPages.id, id));

/** Also one that isn't out. */
export const findPageBySlug = (ctx: Ctx, slug: string): Promise<WholePage | undefined> =>
  findOne(ctx, eq(cmsPages.slug, slug));

const findOne = async (ctx: Ctx, isIt: SQL): Promise<WholePage | undefined> => {
  const [row] = await ctx.db
    .select({ page: cmsPages, latest: cmsVersions })
    .from(cmsPages)
    .innerJoin(cmsVersions, isLatest)
    .where(isIt);
  return row;
};

/** Lists versions, the newest first, as far as they are shown. */
export const listVersions = (ctx: Ctx, pageId: number) =>
  ctx.db
    .select({ number: cmsVersions.number, title: cmsVersions.title, createdAt: cmsVersions.createdAt })
    .from(cmsVersions)
    .where(eq(cmsVersions.pageId, pageId))
    .orderBy(desc(cmsVersions.number))
    .limit(VERSIONS_SHOWN);

export const findVersion = async (
  ctx: Ctx,
  pageId: number,
  number: number,
): Promise<DeskVersion | undefined> => {
  const isIt = and(eq(cmsVersions.pageId, pageId), eq(cmsVersions.number, number));
  const [version] = await ctx.db.select().from(cmsVersions).where(isIt);
  return version;
};

/**
 * Changes with everything that is saved, so that two who work on a page don't undo each other: its words, and what is settled
 * beside them, which makes no version of its own.
 */
export const stampOf = (
  { version, slug, footerPosition, isLegal, publishAt }: DeskPage,
  latest: Pick<DeskVersion, 'number' | 'createdAt'> | undefined,
): string =>
  [
    version,
    latest?.number ?? 0,
    latest?.createdAt.getTime() ?? 0,
    footerPosition ?? 0,
    isLegal ? 1 : 0,
    publishAt?.getTime() ?? 0,
    slug,
  ].join('.');
