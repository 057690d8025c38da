// Keeps the addresses of pages. One that was out under another address is found there for ever, so nobody else gets it.
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { cmsAddresses, cmsPages, cmsVersions } from '../schema.ts';

type PageRow = typeof cmsPages.$inferSelect;

/** Locks addresses: until the end of the transaction nobody else takes one. */
const lockAddresses = (ctx: Ctx) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('cms.addresses'))`);

/** Says whether a page, or this one, can have the address. */
export const isFree = async (ctx: Ctx, slug: string, pageId = 0): Promise<boolean> => {
  await lockAddresses(ctx);
  const [page] = await ctx.db
    .select({ id: cmsPages.id })
    .from(cmsPages)
    .where(and(eq(cmsPages.slug, slug), ne(cmsPages.id, pageId)));
  const [former] = await ctx.db
    .select({ slug: cmsAddresses.slug })
    .from(cmsAddresses)
    .where(and(eq(cmsAddresses.slug, slug), ne(cmsAddresses.pageId, pageId)));
  return !page && !former;
};

/** Keeps the old address of a page that was out; false where the new one belongs to another page. */
export const moveAddress = async (ctx: Ctx, { id, slug }: PageRow, wanted: string): Promise<boolean> => {
  if (!(await isFree(ctx, wanted, id))) return false;
  await ctx.db.delete(cmsAddresses).where(eq(cmsAddresses.slug, wanted));
  const [out] = await ctx.db
    .select({ number: cmsVersions.number })
    .from(cmsVersions)
    .where(and(eq(cmsVersions.pageId, id), isNotNull(cmsVersions.publishedAt)))
    .limit(1);
  if (out) await ctx.db.insert(cmsAddresses).values({ slug, pageId: id }).onConflictDoNothing();
  return true;
};
