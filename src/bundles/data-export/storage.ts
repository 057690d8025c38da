// Says how much room files of exports take until they are removed, and whose they are.
import { and, count, desc, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { StorageKind, StorageOwner } from '#kernel/storage-kinds.ts';
import { exports } from './schema.ts';
import { storageExports } from './texts.ts';

const bytes = sql<number>`coalesce(sum(${exports.bytes}), 0)`.mapWith(Number);

export const exportStorage = async ({ db }: Ctx): Promise<StorageKind> => {
  const [row] = await db.select({ files: count(), bytes }).from(exports).where(isNotNull(exports.fileKey));
  return { name: storageExports, order: 30, ...row! };
};

export const exportOwners = ({ db }: Ctx, limit: number): Promise<StorageOwner[]> =>
  db
    .select({ userId: sql<number>`${exports.userId}`, files: count(), bytes })
    .from(exports)
    .where(and(isNotNull(exports.fileKey), isNotNull(exports.userId)))
    .groupBy(exports.userId)
    .orderBy(desc(sql`coalesce(sum(${exports.bytes}), 0)`))
    .limit(limit);
