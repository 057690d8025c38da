// Writes everything anew, while readers search and others write: in small transactions, thing by thing.
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { setMark, takeMark } from '#kernel/marks.ts';
import { listTag } from '#bundles/lists/public.ts';
import { indexThings, learnThings } from './commands.ts';
import { INCOMPLETE_MARK, INDEX_MARK, REINDEX_BATCH } from './constants.ts';
import { searchThings } from './schema.ts';
import { searchedTypes } from './visible.ts';

interface Progress {
  readonly type: ContentType;
  readonly done: number;
}

interface IndexedAmount {
  readonly things: number;
  /** The size of all that is searched: titles, leads, texts and the names around them. */
  readonly textBytes: number;
}

/**
 * Works in two rounds, since words are taken apart by a vocabulary: the first one makes it whole, the second writes. Whoever
 * changes a thing meanwhile writes it as well; both wait for each other, and the later one reads what is there then.
 */
export const reindexAll = async (
  ctx: Ctx,
  onStep: (progress: Progress) => void = () => {},
): Promise<IndexedAmount> => {
  const startedAt = new Date();
  const types = mostTextFirst(ctx);
  const rounds = [learnThings, indexThings];
  let [done, textBytes] = [0, 0];
  for (const work of rounds)
    for (const type of types)
      for (let after: number | undefined = 0; after !== undefined; ) {
        const batch: Batch = await workOnBatch(ctx, type, { after, work });
        done += batch.count;
        textBytes += batch.learntBytes;
        onStep({ type, done });
        after = batch.last;
      }
  await removeOld(ctx, types, startedAt);
  await finish(ctx);
  return { things: done / rounds.length, textBytes };
};

/**
 * Puts kinds with the most text first. The earlier a word is known, the shorter its character is: the words of articles come
 * before those of people’s names.
 */
const mostTextFirst = (ctx: Ctx): string[] => {
  const rankOf = (type: string) => ctx.portal.kinds.get(type)?.rank ?? Number.MAX_SAFE_INTEGER;
  return searchedTypes(ctx).toSorted((a, b) => rankOf(a) - rankOf(b));
};

interface Batch {
  readonly count: number;
  readonly learntBytes: number;
  readonly last: number | undefined;
}

interface Round {
  /** The last thing that was worked on. */
  readonly after: number;
  readonly work: typeof indexThings | typeof learnThings;
}

/** No entry: what can be found follows from what is there. */
const workOnBatch = (ctx: Ctx, type: ContentType, { after, work }: Round): Promise<Batch> =>
  withTransaction(ctx, async (ctx) => {
    const ids = (await ctx.portal.kinds.get(type)?.searching?.idsAfter(ctx, after, REINDEX_BATCH)) ?? [];
    const learntBytes = (await work({ ...ctx, now: new Date() }, type, ids)) ?? 0;
    return { count: ids.length, learntBytes, last: ids.length < REINDEX_BATCH ? undefined : ids.at(-1) };
  });

/** Answers that were given while something was missing are given no longer. No entry: nothing was changed that anybody wrote. */
const finish = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await setMark(ctx, INDEX_MARK);
    if (await takeMark(ctx, INCOMPLETE_MARK)) touch(ctx, listTag());
  });

/**
 * Removes what is there no more, which is among what hasn't been written since the start. What is there is written anew: whoever
 * began before that, as an import does that takes hours, writes under the time at which they began.
 */
const removeOld = async (ctx: Ctx, types: readonly ContentType[], startedAt: Date) => {
  for (const type of types)
    for (let after: number | undefined = 0; after !== undefined; )
      after = await removeSome(ctx, type, { after, startedAt });
  await ctx.db.execute(sql`analyze ${searchThings}`);
};

/** Returns the last thing that was looked at; undefined where there are no more. No entry: what can be found follows from what is there. */
const removeSome = (
  ctx: Ctx,
  type: ContentType,
  { after, startedAt }: { readonly after: number; readonly startedAt: Date },
): Promise<number | undefined> =>
  withTransaction(ctx, async (ctx) => {
    const { objectId, writtenAt } = searchThings;
    const rows = await ctx.db
      .select({ id: objectId })
      .from(searchThings)
      .where(and(eq(searchThings.type, type), lt(writtenAt, startedAt), gt(objectId, after)))
      .orderBy(asc(objectId))
      .limit(REINDEX_BATCH);
    const ids = rows.map(({ id }) => id);
    await indexThings({ ...ctx, now: new Date() }, type, ids);
    return ids.length < REINDEX_BATCH ? undefined : ids.at(-1);
  });
