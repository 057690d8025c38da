// Reading rules and what is missing. The only one that readers wait for is one row by its index.
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { MAX_PATTERNS, MISSING_SHOWN, REDIRECTS_TAG, RULES_SHOWN } from './constants.ts';
import { fillTarget, matchPattern } from './rules.ts';
import { missingAddresses, redirects } from './schema.ts';

export type Redirect = typeof redirects.$inferSelect;
export type MissingAddress = typeof missingAddresses.$inferSelect;

const targetOfSource = prepared('redirects.target', (db) =>
  db
    .select({ source: redirects.source, target: redirects.target })
    .from(redirects)
    .where(
      sql`${redirects.source} in (${sql.placeholder('whole')}, ${sql.placeholder('path')}) and not ${redirects.isPattern}`,
    ),
);

/** In the order in which they were made: the first that fits holds. */
const listPatterns = (ctx: Ctx): Promise<Pick<Redirect, 'source' | 'target'>[]> =>
  fetchCached(ctx, 'redirects.patterns', [REDIRECTS_TAG], () =>
    ctx.db
      .select({ source: redirects.source, target: redirects.target })
      .from(redirects)
      .where(eq(redirects.isPattern, true))
      .orderBy(asc(redirects.id))
      .limit(MAX_PATTERNS),
  );

/** Where a path leads now, by the rule for it with what stands behind its question mark, for it alone, or by a pattern. */
export const findTarget = async (
  ctx: Ctx,
  path: string,
  query = '',
): Promise<{ readonly source: string; readonly target: string } | undefined> => {
  const rows = await targetOfSource(ctx, { whole: path + query, path });
  const exact = rows.find(({ source }) => source === path + query) ?? rows[0];
  if (exact) return exact;
  for (const { source, target } of await listPatterns(ctx)) {
    const found = matchPattern(source, path);
    if (found) return { source, target: fillTarget(target, found) };
  }
  return undefined;
};

export const listRules = (ctx: Ctx, part: string): Promise<Redirect[]> =>
  ctx.db
    .select()
    .from(redirects)
    .where(part === '' ? undefined : sql`starts_with(${redirects.source}, ${part})`)
    .orderBy(desc(redirects.id))
    .limit(RULES_SHOWN);

export const countRules = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.select({ count: count() }).from(redirects))[0]?.count ?? 0;

export const countPatterns = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.select({ count: count() }).from(redirects).where(eq(redirects.isPattern, true)))[0]?.count ??
  0;

export const findRule = async (ctx: Ctx, id: number): Promise<Redirect | undefined> =>
  (await ctx.db.select().from(redirects).where(eq(redirects.id, id)))[0];

/** Rules of these sources, and rules that lead to one of these addresses. */
export const rulesAbout = (ctx: Ctx, addresses: readonly string[]) =>
  Promise.all([
    ctx.db
      .select()
      .from(redirects)
      .where(inArray(redirects.source, [...addresses])),
    ctx.db
      .select()
      .from(redirects)
      .where(inArray(redirects.target, [...addresses])),
  ]);

export const patternRules = (ctx: Ctx): Promise<Redirect[]> =>
  ctx.db.select().from(redirects).where(eq(redirects.isPattern, true)).orderBy(asc(redirects.id));

/** Those whose targets a new pattern would send on. */
export const targetsFitting = async (ctx: Ctx, source: string): Promise<Redirect | undefined> => {
  const start = source.slice(0, source.indexOf('*'));
  const rows = await ctx.db
    .select()
    .from(redirects)
    .where(and(sql`starts_with(${redirects.target}, ${start})`))
    .limit(1000);
  return rows.find(({ target }) => matchPattern(source, target));
};

/** By how often they were asked for. */
export const listMissing = (ctx: Ctx): Promise<MissingAddress[]> =>
  ctx.db
    .select()
    .from(missingAddresses)
    .orderBy(desc(missingAddresses.count), desc(missingAddresses.lastAt))
    .limit(MISSING_SHOWN);
