// Saves what is the same of pieces from wherever they come: what has become of their row, their dates, and where they could be
// found.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { Import, ImportItem } from '../queries.ts';
import type { PieceEntry } from '../reading/entries.ts';
import { importItems, importedAddresses } from '../schema.ts';
import * as texts from '../texts.ts';

type Settled = Partial<Pick<ImportItem, 'state' | 'report' | 'refType' | 'refId' | 'content'>>;

export const settle = async (ctx: Ctx, id: number, settled: Settled) => {
  await ctx.db.update(importItems).set(settled).where(eq(importItems.id, id));
};

/** Forgets what stood in the file once nothing more can come of it: the texts of all, and what people are called. */
export const forgetWords = async (ctx: Ctx, importId: number): Promise<void> => {
  const isOfImport = eq(importItems.importId, importId);
  const isOfPeople = inArray(importItems.kind, ['person', 'comment']);
  await ctx.db
    .update(importItems)
    .set({ content: null })
    .where(and(isOfImport, isNotNull(importItems.content)));
  await ctx.db.update(importItems).set({ title: '' }).where(and(isOfImport, isOfPeople));
};

export const datesOf = ({ now }: Ctx, piece: PieceEntry) => {
  const said = piece.publishedAt === '' ? undefined : new Date(piece.publishedAt);
  const isLater = said !== undefined && said > now;
  const publishedAt = said === undefined || isLater ? now : said;
  const updatedAt = piece.updatedAt === '' ? undefined : new Date(piece.updatedAt);
  return {
    publishedAt,
    updatedAt: updatedAt && updatedAt > publishedAt && updatedAt <= now ? updatedAt : undefined,
    report: [...(said === undefined ? [texts.noDate] : []), ...(isLater ? [texts.inFuture] : [])],
  };
};

/** The first piece that was there keeps an address. */
export const saveAddresses = async (
  ctx: Ctx,
  { id }: Import,
  paths: readonly string[],
  ref: { readonly type: string; readonly id: number },
) => {
  if (paths.length === 0) return;
  await ctx.db
    .insert(importedAddresses)
    .values(paths.map((path) => ({ path, refType: ref.type, refId: ref.id, importId: id })))
    .onConflictDoNothing();
};
