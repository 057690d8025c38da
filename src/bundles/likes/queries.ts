// Reads likes: how many of many things at once, and the people behind one of them.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { countByDay } from '#kernel/count-by-day.ts';
import type { DayCount } from '#kernel/count-by-day.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
import { likeCounts, likes } from './schema.ts';

/** Returns one row for each of the things that somebody has liked, in one query. */
export const findLikeStates = async (ctx: Ctx, refs: readonly ContentRef[]) =>
  refs.length === 0
    ? []
    : selectStates(ctx, {
        types: refs.map((ref) => ref.type),
        ids: refs.map((ref) => ref.id),
        userId: ctx.viewer.id,
      });

const selectStates = prepared('likes.states', (db) =>
  db
    .select({
      type: likeCounts.contentType,
      id: likeCounts.contentId,
      count: likeCounts.count,
      isLiked: sql<boolean>`exists (select from likes as own where own.content_type = like_counts.content_type
        and own.content_id = like_counts.content_id and own.user_id = ${sql.placeholder('userId')})`,
    })
    .from(likeCounts)
    .where(
      sql`(${likeCounts.contentType}, ${likeCounts.contentId}) in (select * from unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::int[]))`,
    ),
);

export interface Liking {
  readonly createdAt: Date;
  readonly userId: number;
}

/** Lists the latest likes of a thing, continued after a cursor. */
export const listLikes = (
  ctx: Ctx,
  { type, id }: ContentRef,
  { after, limit }: { readonly after: ListCursor | undefined; readonly limit: number },
): Promise<Liking[]> => {
  const last = after ?? { at: ctx.now, id: LARGEST_ID };
  return selectLikes(ctx, { type, id, createdAt: last.at, userId: last.id, limit });
};

const LARGEST_ID = 2 ** 31 - 1;

const selectLikes = prepared('likes.newest', (db) =>
  db
    .select({ createdAt: likes.createdAt, userId: likes.userId })
    .from(likes)
    .where(
      and(
        eq(likes.contentType, sql.placeholder('type')),
        eq(likes.contentId, sql.placeholder('id')),
        sql`(${likes.createdAt}, ${likes.userId}) < (${sql.placeholder('createdAt')}, ${sql.placeholder('userId')})`,
      ),
    )
    .orderBy(desc(likes.createdAt), desc(likes.userId))
    .limit(sql.placeholder('limit')),
);

/** Lists everything that a person likes. */
export const listLikesOfUser = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({ contentType: likes.contentType, contentId: likes.contentId, createdAt: likes.createdAt })
    .from(likes)
    .where(eq(likes.userId, userId))
    .orderBy(asc(likes.createdAt));

/** Counts how many began to like each of these, day by day. */
export const countLikesByDay = (ctx: Ctx, refs: readonly ContentRef[], since: Date): Promise<DayCount[]> =>
  countByDay(ctx, LIKINGS, refs, since);

const LIKINGS = { table: likes, type: likes.contentType, id: likes.contentId, at: likes.createdAt };
