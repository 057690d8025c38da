// An archive is read where it lies, and stays there until everything has come.
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { forgetFile, storedBytes } from './stored-file.ts';
import type { Import } from './queries.ts';
import { UnreadableFile } from './reading/entries.ts';
import type { ReadStored } from './reading/entries.ts';
import { imports } from './schema.ts';
import { stageEntries } from './staging.ts';
import { fileGone } from './texts.ts';

/** Doing it twice does no harm. */
export const readArchive = async (ctx: Ctx, source: Import, read: ReadStored): Promise<void> => {
  if (source.state !== 'reading') return;
  const problem = await stage(ctx, source, read);
  const { rowCount } = await ctx.db
    .update(imports)
    .set({ state: problem === null ? 'ready' : 'failed', problem })
    .where(and(eq(imports.id, source.id), eq(imports.state, 'reading')));
  // Where somebody else has read it whole meanwhile, it is needed still.
  if (problem !== null && rowCount !== 0) await forgetFile(ctx, source);
};

/** Reads the archive, and returns why it can't be read, or null. */
const stage = async (ctx: Ctx, source: Import, read: ReadStored): Promise<string | null> => {
  const bytes = await storedBytes(ctx, source);
  if (!bytes) return fileGone;
  try {
    await stageEntries(ctx, source, read(bytes));
    return null;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return error.message;
  }
};
