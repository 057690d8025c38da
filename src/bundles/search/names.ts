// Topic: names of places, categories and tags stand in the words of whatever has them. Called otherwise, or become part of
// another one, they are written anew by a job that comes within seconds.
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { defineJob, enqueue } from '#kernel/jobs.ts';
import { indexThings } from './commands.ts';
import { REINDEX_BATCH } from './constants.ts';
import { searchThings } from './schema.ts';

const NAMED = ['location', 'category', 'tag'] as const;
type Named = (typeof NAMED)[number];

interface NamedRef {
  readonly type: Named;
  readonly id: number;
}

/** Longer than another process needs to hear that the tree of places it remembers is an old one. */
const PAUSE_MS = 2000;

export const followNameJob = defineJob<NamedRef>({
  name: 'search.follow-name',
  maxSeconds: 6 * 3600,
  work: (ctx: Ctx, ref) => rewrite(ctx, ref),
});

export const isNamed = (ref: ContentRef): ref is NamedRef => NAMED.some((type) => type === ref.type);

/** In the caller's transaction. */
export const followName = (ctx: Ctx, ref: NamedRef): Promise<void> =>
  enqueue(ctx, followNameJob, ref, { startAfter: new Date(ctx.now.getTime() + PAUSE_MS) });

/** Whatever loses a tag that nobody has any more is no longer known by it; until it is written anew it is marked. */
export const NEVER = new Date(0);

const hasName = ({ type, id }: NamedRef): SQL => {
  if (type === 'category') return eq(searchThings.categoryId, id);
  if (type === 'tag') return or(sql`${id} = any(${searchThings.tagIds})`, eq(searchThings.writtenAt, NEVER))!;
  return sql`position(${`/${id}/`} in '/' || ${searchThings.locationPath}) > 0`;
};

const rewrite = async (ctx: Ctx, ref: NamedRef): Promise<void> => {
  let after: ContentRef | undefined = { type: '', id: 0 };
  while (after) after = await rewriteSome(ctx, ref, after);
};

/** Those after one in the order of kinds and numbers; gives the last. No entry: whoever changed the name has written it. */
const rewriteSome = (ctx: Ctx, ref: NamedRef, after: ContentRef): Promise<ContentRef | undefined> =>
  withTransaction(ctx, async (ctx) => {
    const { type, objectId } = searchThings;
    const rows = await ctx.db
      .select({ type, id: objectId })
      .from(searchThings)
      .where(and(sql`(${type}, ${objectId}) > (${after.type}, ${after.id})`, hasName(ref)))
      .orderBy(asc(type), asc(objectId))
      .limit(REINDEX_BATCH);
    for (const [type, things] of Map.groupBy(rows, (row) => row.type))
      await indexThings(
        { ...ctx, now: new Date() },
        type,
        things.map(({ id }) => id),
      );
    return rows.length < REINDEX_BATCH ? undefined : rows.at(-1);
  });
