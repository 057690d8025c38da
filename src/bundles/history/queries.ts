// Reads the history of one thing.
import { and, desc, eq } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { historyEntries } from './schema.ts';

const MAX_ENTRIES = 200;

export type HistoryEntry = typeof historyEntries.$inferSelect;

/** Gives the newest entries of a thing, newest first. */
export const listHistory = (ctx: Ctx, ref: ContentRef): Promise<HistoryEntry[]> =>
  ctx.db
    .select()
    .from(historyEntries)
    .where(and(eq(historyEntries.type, ref.type), eq(historyEntries.objectId, ref.id)))
    .orderBy(desc(historyEntries.id))
    .limit(MAX_ENTRIES);
