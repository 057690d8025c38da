// Reads what lies in the storage of files, as it was counted last.
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { StorageKind } from '#kernel/storage-kinds.ts';
import { STORAGE_COUNT } from '../constants.ts';
import { storageCounts } from '../schema.ts';

export type StorageCount = Omit<typeof storageCounts.$inferSelect, 'id'>;

export const findStorageCount = async (ctx: Ctx): Promise<StorageCount | undefined> => {
  const { countedAt, kinds, owners } = storageCounts;
  const [count] = await ctx.db
    .select({ countedAt, kinds, owners })
    .from(storageCounts)
    .where(eq(storageCounts.id, STORAGE_COUNT));
  return count;
};

export const bytesOf = (kinds: readonly StorageKind[]): number =>
  kinds.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
