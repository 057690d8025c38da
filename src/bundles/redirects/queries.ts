// Reads rules and what is missing. The only query that readers wait for is for one row by its index.
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { readLinkAddress } from '#kernel/link-address.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { MAX_PATTERNS, MAX_STEPS, MISSING_SHOWN, REDIRECTS_TAG, RULES_SHOWN } from './constants.ts';
import { asExpression, asksOf, fillTarget, matchPattern } from './rules.ts';
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

/** Returns the patterns in the order in which they were made: the first that fits holds. */
export const listPatterns = (ctx: Ctx): Promise<Pick<Redirect, 'source' | 'target'>[]> =>
  fetchCached(ctx, 'redirects.patterns', [REDIRECTS_TAG], () =>
    ctx.db
      .select({ source: redirects.source, target: redirects.target })
      .from(redirects)
      .where(eq(redirects.isPattern, true))
      .orderBy(asc(redirects.id))
      .limit(MAX_PATTERNS),
  );

type Found = Pick<Redirect, 'source' | 'target'>;

/**
 * Finds where a path leads now, by the rule for it with what stands behind its question mark, for it alone, or by a pattern. It
 * leads nowhere rather than round in a circle, which stars can make of rules that none of them shows.
 */
export const findTarget = async (ctx: Ctx, path: string, query = ''): Promise<Found | undefined> => {
  const first = await findFitting(ctx, path, query);
  const passed = new Set([path + query]);
  let next = first;
  for (let step = 0; next && step < MAX_STEPS; step++) {
    const target = readLinkAddress(next.target, ctx.config.publicUrl) ?? next.target;
    const [whole, bare = whole] = asksOf(target);
    if (whole === undefined || bare === undefined) return first;
    if (passed.has(whole)) return undefined;
    passed.add(whole);
    next = await findFitting(ctx, bare, whole.slice(bare.length));
  }
  return next ? undefined : first;
};

const findFitting = async (ctx: Ctx, path: string, query: string): Promise<Found | undefined> => {
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

export const findRule = async (ctx: Ctx, id: number): Promise<Redirect | undefined> =>
  (await ctx.db.select().from(redirects).where(eq(redirects.id, id)))[0];

/** The path of a target, in the words of the index. */
const targetPath = sql`split_part(split_part(${redirects.target}, '#', 1), '?', 1)`;

/** Returns the rules of these addresses, and one for each target that leads to the page of one of these sources. */
export const rulesAbout = (ctx: Ctx, addresses: readonly string[], sources: readonly string[]) =>
  Promise.all([
    ctx.db
      .select()
      .from(redirects)
      .where(inArray(redirects.source, [...addresses])),
    ctx.db
      .selectDistinctOn([redirects.target])
      .from(redirects)
      .where(inArray(targetPath, [...new Set(sources.map((source) => source.split('?')[0]!))])),
  ]);

/** Returns rules for one address each that lead to these paths. */
export const rulesLeadingTo = (ctx: Ctx, paths: readonly string[]) =>
  paths.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select({ source: redirects.source, target: sql<string>`${targetPath}` })
        .from(redirects)
        .where(and(eq(redirects.isPattern, false), inArray(targetPath, [...paths])));

export const patternRules = (ctx: Ctx): Promise<Redirect[]> =>
  ctx.db.select().from(redirects).where(eq(redirects.isPattern, true)).orderBy(asc(redirects.id));

/** Returns another rule whose target a new pattern would send on. */
export const targetsFitting = async (ctx: Ctx, source: string): Promise<Redirect | undefined> => {
  const start = source.slice(0, source.indexOf('*'));
  const [found] = await ctx.db
    .select()
    .from(redirects)
    .where(
      and(
        sql`starts_with(${redirects.target}, ${start})`,
        sql`${targetPath} ~ ${asExpression(source)}`,
        ne(redirects.source, source),
      ),
    )
    .limit(1);
  return found;
};

/** Lists what is missing by how often it was asked for. */
export const listMissing = (ctx: Ctx): Promise<MissingAddress[]> =>
  ctx.db
    .select()
    .from(missingAddresses)
    .orderBy(desc(missingAddresses.count), desc(missingAddresses.lastAt))
    .limit(MISSING_SHOWN);
