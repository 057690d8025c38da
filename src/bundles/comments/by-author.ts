// Finds what one person wrote last, for their profile. Comments on things that the viewer doesn't see are left out.
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { ANCHOR_PREFIX, COUNTED_UP_TO, authorCommentsTag } from './constants.ts';
import { excerptOf } from './excerpt.ts';
import { comments } from './schema.ts';

export interface AuthoredComment {
  readonly id: number;
  /** What it says, without its markup, cut at a word's end. */
  readonly excerpt: string;
  readonly createdAt: Date;
  /** The comment where it stands. */
  readonly href: string;
  /** What it is about. */
  readonly title: string;
}

export interface AuthoredComments {
  /** The comments, newest first. */
  readonly newest: readonly AuthoredComment[];
  /** How many there are; counting ends at COUNTED_UP_TO. */
  readonly count: number;
  readonly tags: readonly string[];
}

/** Returns the newest visible comments of a person and the number of all. */
export const commentsByAuthor = async (
  ctx: Ctx,
  authorId: number,
  limit: number,
): Promise<AuthoredComments> => {
  const [rows, [total]] = await Promise.all([
    // More rows are read than are shown, since the things they are about may be gone.
    selectNewest(ctx, { authorId, limit: limit * 2 }),
    countAll(ctx, { authorId }),
  ]);
  const owners = await summariesOf(ctx, rows.map(ownerOf));
  const newest = rows.flatMap((row): AuthoredComment[] => {
    const owner = owners.get(refKey(ownerOf(row)));
    if (!owner) return [];
    const { id, text, createdAt } = row;
    const href = `${owner.href}#${ANCHOR_PREFIX}${id}`;
    return [{ id, createdAt, href, title: owner.title, excerpt: excerptOf(text) }];
  });
  return {
    newest: newest.slice(0, limit),
    count: total!.count,
    tags: [authorCommentsTag(authorId), ...new Set(rows.map(ownerOf).map(refKey))],
  };
};

const isVisibleBy = and(
  eq(comments.authorId, sql.placeholder('authorId')),
  eq(comments.state, sql`'visible'`),
);

const selectNewest = prepared('comments.newest-of-author', (db) =>
  db
    .select({
      id: comments.id,
      ownerType: comments.ownerType,
      ownerId: comments.ownerId,
      text: comments.text,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .where(isVisibleBy)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(sql.placeholder('limit')),
);

const countAll = prepared('comments.count-of-author', (db) => {
  const some = db
    .select({ id: comments.id })
    .from(comments)
    .where(isVisibleBy)
    .limit(COUNTED_UP_TO)
    .as('some');
  return db.select({ count: count() }).from(some);
});

const ownerOf = ({
  ownerType,
  ownerId,
}: Pick<typeof comments.$inferSelect, 'ownerType' | 'ownerId'>): ContentRef => ({
  type: ownerType,
  id: ownerId,
});
