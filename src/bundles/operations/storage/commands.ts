// Counts what lies in the storage of files, and keeps it for the pages that show it.
import { sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { storageKinds, storageOwners } from '#kernel/storage-kinds.ts';
import type { StorageOwner } from '#kernel/storage-kinds.ts';
import { OWNERS_SHOWN, STORAGE_COUNT } from '../constants.ts';
import { maySeeOperations } from '../policy.ts';
import { storageCounts } from '../schema.ts';
import { findStorageCount } from './queries.ts';
import type { StorageCount } from './queries.ts';

/**
 * Weighs every file that is known. Of two counts at once the one that began later is kept.
 * No entry: it changes nothing but what is known of the storage.
 */
export const countStorage = async (ctx: Ctx): Promise<StorageCount> => {
  const [kinds, owned] = await Promise.all([
    storageKinds.collect(ctx),
    storageOwners.collect(ctx, OWNERS_SHOWN),
  ]);
  const count = { countedAt: ctx.now, kinds, owners: addUp(owned).slice(0, OWNERS_SHOWN) };
  await withTransaction(ctx, ({ db }) =>
    db
      .insert(storageCounts)
      .values({ id: STORAGE_COUNT, ...count })
      .onConflictDoUpdate({
        target: storageCounts.id,
        set: count,
        setWhere: sql`${storageCounts.countedAt} < excluded.counted_at`,
      }),
  );
  return count;
};

/**
 * Returns what was counted last; who asks before anything was counted waits for it. Throws 403 for everybody but administrators
 * of the whole portal.
 */
export const storageCount = async (ctx: Ctx): Promise<StorageCount> => {
  if (!maySeeOperations(ctx.viewer)) throw forbidden();
  return (await findStorageCount(ctx)) ?? (await countStorage(ctx));
};

/** Adds up one line for each person, whatever kinds their files are of; the most comes first. */
const addUp = (owned: readonly StorageOwner[]): StorageOwner[] =>
  [...Map.groupBy(owned, ({ userId }) => userId)]
    .map(([userId, parts]) => ({
      userId,
      files: parts.reduce((sum, { files }) => sum + files, 0),
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
