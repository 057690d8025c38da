// Keeps what moderators say about things to everybody, as decisions that hold say it. They are few and stay in memory, since
// every page with comments asks.
import { and, asc, eq, ne } from 'drizzle-orm';
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { LABELS_TAG } from './constants.ts';
import { moderationCases, moderationDecisions } from './schema.ts';

const { state, label, id } = moderationDecisions;

/** Returns the labels by the references of the things; of several the one that was said last. */
export const labelsNow = (ctx: Ctx): Promise<ReadonlyMap<string, string>> =>
  fetchCached(ctx, 'moderation.labels', [LABELS_TAG], async () => {
    const rows = await ctx.db
      .select({ type: moderationCases.type, objectId: moderationCases.objectId, label })
      .from(moderationDecisions)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
      .where(and(eq(state, 'valid'), ne(label, '')))
      .orderBy(asc(id));
    return new Map(rows.map((row) => [refKey({ type: row.type, id: row.objectId }), row.label]));
  });
