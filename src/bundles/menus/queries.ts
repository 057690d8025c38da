// Reads the menus that were changed, and what all menus begin with.
import { eq } from 'drizzle-orm';
import type { LinkView, PageFrame } from '#design/page-frame.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { MENUS_TAG } from './constants.ts';
import type { MenuName } from './constants.ts';
import { menus } from './schema.ts';

export type MenuRow = typeof menus.$inferSelect;

/** From memory; a menu that isn't among them is as the portal came. */
export const getMenus = async (ctx: Ctx): Promise<ReadonlyMap<MenuName, MenuRow>> =>
  new Map((await getRows(ctx)).map((row) => [row.name, row]));

const getRows = (ctx: Ctx): Promise<readonly MenuRow[]> =>
  fetchCached(ctx, 'menus', [MENUS_TAG], async () => ctx.db.select().from(menus));

/** As it is in the database now, locked until the end of the transaction. */
export const lockMenu = async (ctx: Ctx, name: MenuName): Promise<MenuRow | undefined> =>
  (await ctx.db.select().from(menus).where(eq(menus.name, name)).for('update'))[0];

/** Tells one state of a menu from all others. */
export const stampOf = (row: MenuRow | undefined): string => row?.changedAt.toISOString() ?? '';

export const partOf = (name: MenuName): keyof Pick<PageFrame, 'sections' | 'footer'> =>
  name === 'kopf' ? 'sections' : 'footer';

/** What bundles give on the portal's first page. */
export const loadStandard = async (
  ctx: Ctx,
  place: PagePlace,
): Promise<Record<MenuName, readonly LinkView[]>> => {
  const contributions = ctx.portal.bundles.flatMap((bundle) => bundle.frame ?? []);
  const parts = await Promise.all(contributions.map((contribute) => contribute(ctx, place)));
  return {
    kopf: parts.flatMap(({ sections = [] }) => sections),
    fuss: parts.flatMap(({ footer = [] }) => footer),
  };
};
