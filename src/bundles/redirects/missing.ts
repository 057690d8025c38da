// Counts what is asked for and not there, without a query for each: a flood of wrong addresses must cost nothing.
import { notInArray, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Portal } from '#kernel/portal.ts';
import { FLUSH_MS, MISSING_AT_ONCE, MISSING_KEPT } from './constants.ts';
import { isWorthCounting } from './rules.ts';
import { missingAddresses } from './schema.ts';

interface Counted {
  readonly secretStarts: readonly string[];
  readonly counts: Map<string, number>;
  since: number;
  isSaving: boolean;
}

const counted = new WeakMap<Portal, Counted>();

/** Counts in this process what is missing; what it has counted when it ends is lost, which is no harm. */
export const noteMissing = async (ctx: Ctx, path: string): Promise<void> => {
  const known = counted.get(ctx.portal) ?? {
    secretStarts: ctx.portal.routes.secretStarts(),
    counts: new Map<string, number>(),
    since: ctx.now.getTime(),
    isSaving: false,
  };
  counted.set(ctx.portal, known);
  if (!isWorthCounting(path, known.secretStarts)) return;
  if (known.counts.has(path) || known.counts.size < MISSING_AT_ONCE)
    known.counts.set(path, (known.counts.get(path) ?? 0) + 1);
  if (ctx.now.getTime() - known.since >= FLUSH_MS) await saveMissing(ctx);
};

/** Writes down what was counted; one at a time in this process. No entry: nobody did anything. */
export const saveMissing = async (ctx: Ctx): Promise<void> => {
  const known = counted.get(ctx.portal);
  if (!known || known.isSaving || known.counts.size === 0) return;
  known.isSaving = true;
  known.since = ctx.now.getTime();
  const found = [...known.counts];
  try {
    await withTransaction(ctx, async (ctx) => {
      await addCounts(ctx, found);
      // In a HEAD request nothing is written, and then nothing is forgotten either.
      ctx.afterCommit(() => forget(known.counts, found));
    });
  } finally {
    known.isSaving = false;
  }
};

const addCounts = async (ctx: Ctx, found: readonly (readonly [string, number])[]): Promise<void> => {
  const rows = found.map(([path, count]) => ({ path, count, lastAt: ctx.now }));
  await ctx.db
    .insert(missingAddresses)
    .values(rows.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    .onConflictDoUpdate({
      target: missingAddresses.path,
      set: { count: sql`${missingAddresses.count} + excluded.count`, lastAt: sql`excluded.last_at` },
    });
  const newest = ctx.db
    .select({ path: missingAddresses.path })
    .from(missingAddresses)
    .orderBy(sql`${missingAddresses.lastAt} desc`)
    .limit(MISSING_KEPT);
  await ctx.db.delete(missingAddresses).where(notInArray(missingAddresses.path, newest));
};

/** Takes away what was saved; what was counted meanwhile stays. */
const forget = (counts: Map<string, number>, found: readonly (readonly [string, number])[]): void => {
  for (const [path, count] of found) {
    const left = (counts.get(path) ?? 0) - count;
    if (left > 0) counts.set(path, left);
    else counts.delete(path);
  }
};
