// Names of places, categories and tags stand in the words of whatever has them. When one is called otherwise, or becomes part
// of another one, these words are written anew by a job that comes within seconds.
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

/** A pause that is longer than another process needs to hear that the tree of places it remembers is an old one. */
const PAUSE_MS = 2000;

export const followNameJob = defineJob<NamedRef>({
  name: 'search.follow-name',
  maxSeconds: 6 * 3600,
  work: (ctx: Ctx, ref) => rewrite(ctx, ref),
});

export const isNamed = (ref: ContentRef): ref is NamedRef => NAMED.some((type) => type === ref.type);

/** Enqueues the job that follows a name, in the caller's transaction. */
export const followName = (ctx: Ctx, ref: NamedRef): Promise<void> =>
  enqueue(ctx, followNameJob, ref, { startAfter: new Date(ctx.now.getTime() + PAUSE_MS) });

/**
 * The time of writing that marks whatever lost a tag that nobody has any more: it is no longer known by that tag, so it keeps
 * this mark until it is written anew.
 */
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

/**
 * Rewrites some of the things after one in the order of kinds and numbers, and returns the last. No entry: whoever changed the
 * name has written it.
 */
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
