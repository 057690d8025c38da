// Keeps the file of an import as long as it is needed.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { storedArchive } from '#bundles/archives/public.ts';
import type { ArchiveBytes } from '#bundles/archives/public.ts';
import type { Import } from './queries.ts';
import { imports } from './schema.ts';

/**
 * Removes the file of an import; its key is known as long as the file is there, so that none is left behind by whatever breaks
 * off.
 */
export const forgetFile = async (
  ctx: Ctx,
  { id, fileKey }: Pick<Import, 'id' | 'fileKey'>,
): Promise<void> => {
  if (fileKey === null) return;
  await ctx.portal.files.remove(fileKey);
  await ctx.db.update(imports).set({ fileKey: null }).where(eq(imports.id, id));
};

/** Opens the stored file of an import for formats that read it here and there; undefined where the file is gone. */
export const storedBytes = async (
  ctx: Ctx,
  { fileKey }: Pick<Import, 'fileKey'>,
): Promise<ArchiveBytes | undefined> => {
  const { files } = ctx.portal;
  const facts = fileKey === null ? undefined : await files.stat(fileKey);
  return facts && storedArchive(files, fileKey!, facts.bytes);
};

/** Forgets the files of imports that were broken off between their last thing and forgetting their file. */
export const forgetUsedFiles = async (ctx: Ctx): Promise<void> => {
  const isOver = inArray(imports.state, ['done', 'takenBack']);
  const found = await ctx.db
    .select({ id: imports.id, fileKey: imports.fileKey })
    .from(imports)
    .where(and(isOver, isNotNull(imports.fileKey)));
  for (const one of found) await forgetFile(ctx, one);
};
