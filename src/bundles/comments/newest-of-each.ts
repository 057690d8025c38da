// Lists what was said last under each of many things.
import { desc, sql } from 'drizzle-orm';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { fetchEachCached } from '#kernel/memory-cache.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { hiddenPeople } from '#bundles/users/public.ts';
import { commentsTag } from './constants.ts';
import { comments } from './schema.ts';

export interface NewestComment {
  readonly id: number;
  readonly owner: ContentRef;
  readonly authorId: number;
  /** What it says, without its markup. */
  readonly text: string;
  readonly createdAt: Date;
}

/**
 * Returns the newest visible comment of each of these things, the newest of all first, each cached by itself: the newest by
 * somebody whose contributions aren't hidden, if one of the last few is. It looks into the index once for each thing, however
 * long its thread; 20 of them at most. The caller knows that the viewer may see the things.
 */
export const listNewestOfEach = async (
  ctx: Ctx,
  owners: readonly ContentRef[],
  limit: number,
): Promise<NewestComment[]> => {
  if (owners.length === 0) return [];
  const byKey = new Map(owners.slice(0, MOST_NEWEST).map((owner) => [refKey(owner), owner]));
  const [found, isHidden] = await Promise.all([
    fetchEachCached(ctx, {
      name: 'comments.newest-of',
      keys: [...byKey.keys()],
      tagOf: (key) => commentsTag(byKey.get(key)!),
      load: (keys) =>
        findNewestOf(
          ctx,
          keys.map((key) => byKey.get(key)!),
        ),
    }),
    hiddenPeople(ctx),
  ]);
  return [...found.values()]
    .flatMap((newest) => newest.find(({ authorId }) => !isHidden(authorId)) ?? [])
    .toSorted((a, b) => b.id - a.id)
    .slice(0, limit);
};

const findNewestOf = async (
  ctx: Ctx,
  owners: readonly ContentRef[],
): Promise<ReadonlyMap<string, readonly NewestComment[]>> => {
  const types = owners.map((owner) => owner.type);
  const rows = await selectNewestOfEach(ctx, { types, ids: owners.map((owner) => owner.id) });
  const newest = rows.map(({ ownerType: type, ownerId: id, text, ...comment }) => ({
    ...comment,
    owner: { type, id },
    text: bbcodeToPlainText(text),
  }));
  return Map.groupBy(newest, ({ owner }) => refKey(owner));
};

/** A limit that is known lets PostgreSQL keep its plan. */
const MOST_NEWEST = 20;
/** Who is hidden may change at any moment, by the clock alone; of so many that are cached one is chosen whenever they are asked for. */
const NEWEST_OF_ONE = 5;

const selectNewestOfEach = prepared('comments.newest-of-each', (db) => {
  const newest = db
    .select({
      id: comments.id,
      ownerType: comments.ownerType,
      ownerId: comments.ownerId,
      authorId: comments.authorId,
      text: comments.text,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .where(
      sql`${comments.ownerType} = owner.type and ${comments.ownerId} = owner.id and ${comments.state} = 'visible'`,
    )
    .orderBy(desc(comments.id))
    .limit(NEWEST_OF_ONE)
    .as('newest');
  return db
    .select(newest._.selectedFields)
    .from(
      sql`unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::int[]) as owner (type, id)`,
    )
    .crossJoinLateral(newest)
    .orderBy(desc(newest.id))
    .limit(MOST_NEWEST * NEWEST_OF_ONE);
});
