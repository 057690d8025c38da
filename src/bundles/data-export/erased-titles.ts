// The log of exports is kept for a year, longer than a headline may be whose piece was erased.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeCommit } from '#kernel/before-commit.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { portalItself } from '#kernel/viewer.ts';
import { exportTag } from './constants.ts';
import { exports } from './schema.ts';
import * as texts from './texts.ts';

/** Takes the titles of pieces out of the log in the transaction that erases them. No entry: the kind leaves one for the piece. */
export const forgetErased = beforeCommit.add(async (ctx, { changed }) => {
  for (const [type, refs] of Map.groupBy(changed, (ref) => ref.type))
    await forgetTitles(
      ctx,
      type,
      refs.map(({ id }) => id),
    );
  return undefined;
});

const forgetTitles = async (ctx: Ctx, type: string, ids: readonly number[]): Promise<void> => {
  const kind = ctx.portal.kinds.get(type);
  // What is about a person is forgotten with the person.
  if (!kind?.exporting || kind.exporting.holdsPieces) return;
  // Of several things the log says only how many there were.
  const named = await ctx.db
    .select({ id: exports.id, refIds: exports.refIds })
    .from(exports)
    .where(
      and(
        eq(exports.refType, type),
        sql`${exports.refIds} && ${sql.param(ids)}::int[] and cardinality(${exports.refIds}) = 1`,
      ),
    );
  if (named.length === 0) return;
  const whole = actAs(ctx, portalItself);
  const there = await kind.find(whole, [...new Set(named.flatMap(({ refIds }) => refIds))]);
  const isErased = (id: number) =>
    !there.has(id) || kind.visibility(portalItself, there.get(id), ctx.now) === 'nothing';
  const runs = named.filter(({ refIds }) => isErased(refIds[0]!)).map(({ id }) => id);
  if (runs.length === 0) return;
  await ctx.db.update(exports).set({ title: texts.erasedPiece }).where(inArray(exports.id, runs));
  touch(ctx, ...runs.map(exportTag));
};
