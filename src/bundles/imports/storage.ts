// Stores files that were brought and aren't read yet.
import { count, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { StorageKind } from '#kernel/storage-kinds.ts';
import { imports } from './schema.ts';
import { storage } from './texts.ts';

export const importStorage = async ({ db }: Ctx): Promise<StorageKind> => {
  const [row] = await db.select({ files: count() }).from(imports).where(isNotNull(imports.fileKey));
  return { name: storage, order: 32, files: row!.files, bytes: null };
};
