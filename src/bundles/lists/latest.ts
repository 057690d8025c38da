// Reads what came out since a moment, newest first, with all that it is about: for those who put it in an order of their own,
// or choose among it.
import { desc, sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
import { ENTRY } from './list-statements.ts';
import { toEntry } from './queries.ts';
import type { PieceEntry } from './queries.ts';
import { pieces } from './schema.ts';

export interface LatestEntry extends PieceEntry {
  readonly tagIds: readonly number[];
}

interface Wanted {
  readonly since: Date;
  /** The one kind that is wanted; all kinds where it is missing. */
  readonly type?: ContentType;
  /** The newest of them alone. */
  readonly limit?: number;
}

/** Returns published pieces that everybody may see, one step along the index of all. */
export const piecesSince = async (ctx: Ctx, { since, type, limit }: Wanted): Promise<LatestEntry[]> => {
  const rows = await selectSince(ctx, { since, now: ctx.now, type: type ?? null, limit: limit ?? null });
  return rows.map(({ tagIds, ...row }) => ({ ...toEntry(row), tagIds }));
};

const asked = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const sinceQuery = (db: Db) =>
  db
    .select({ ...ENTRY, publishedAt: pieces.publishedAt, tagIds: pieces.tagIds })
    .from(pieces)
    .where(
      sql`${pieces.isListed} and ${pieces.publishedAt} > ${sql.placeholder('since')} and ${pieces.publishedAt} <= ${sql.placeholder('now')}
        and (${asked('type', 'text')} is null or ${pieces.type} = ${asked('type', 'text')})`,
    )
    .orderBy(desc(pieces.publishedAt), desc(pieces.objectId), desc(pieces.type))
    .limit(sql.placeholder('limit'));

const selectSince = prepared('pieces.since', sinceQuery);
