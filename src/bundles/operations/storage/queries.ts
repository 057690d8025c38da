// Reads how much lies in the storage of files, as far as it is counted.
import type { Ctx } from '#kernel/ctx.ts';
import { storageKinds } from '#kernel/storage-kinds.ts';
import type { StorageKind } from '#kernel/storage-kinds.ts';

export const bytesOf = (kinds: readonly StorageKind[]): number =>
  kinds.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);

export const countStoredBytes = async (ctx: Ctx): Promise<number> => bytesOf(await storageKinds.collect(ctx));
