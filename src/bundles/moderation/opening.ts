// Opens the case of a thing, for who tells of it or for moderators themselves, and keeps how the thing looked then.
import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import { DEADLINES_MS, SUSPENDED_PLACES_TAG, WAITING_STATES } from './constants.ts';
import type { Severity } from './constants.ts';
import { findCaseOf, findLastEvidence } from './queries.ts';
import type { Case } from './queries.ts';
import type { Evidence, ReportedThing } from './reportables.ts';
import { moderationCases, moderationDecisions, moderationEvidence } from './schema.ts';

/**
 * Opens the case of the thing, made where there is none; its row is locked from now on. One that was decided is open again, and
 * graver news make it graver.
 */
export const openCase = async (
  ctx: Ctx,
  { type, id }: { readonly type: string; readonly id: number },
  thing: ReportedThing,
  severity: Severity,
): Promise<Case> => {
  const { title, href, authorId, locationPath, writtenAt = null } = thing;
  const dueAt = new Date(ctx.now.getTime() + DEADLINES_MS[severity]);
  const fresh = { state: 'open' as const, severity, dueAt, createdAt: ctx.now };
  const known = await findCaseOf(ctx, { type, id });
  const [row] = await ctx.db
    .insert(moderationCases)
    .values({ type, objectId: id, title, href, authorId, locationPath, writtenAt, ...fresh })
    .onConflictDoUpdate({
      target: [moderationCases.type, moderationCases.objectId],
      set: { title, href, locationPath, writtenAt },
    })
    .returning();
  const one = row!;
  if (known && known.locationPath !== locationPath) await keepSuspendedPlace(ctx, known);
  const isWaiting = WAITING_STATES.includes(one.state);
  if (isWaiting && severity <= one.severity) return one;
  const change = isWaiting
    ? { severity, dueAt: dueAt < one.dueAt ? dueAt : one.dueAt }
    : { state: 'open' as const, severity, dueAt, claimedBy: null };
  const [changed] = await ctx.db
    .update(moderationCases)
    .set(change)
    .where(eq(moderationCases.id, one.id))
    .returning();
  return changed!;
};

/**
 * Keeps the place at which its author must not write by decisions in a case, before the case goes along with what it is about
 * to another place.
 */
const keepSuspendedPlace = async (ctx: Ctx, { id, locationPath }: Case): Promise<void> => {
  const place = idsOfPath(locationPath).at(-1);
  if (place === undefined) return;
  const { caseId, state, suspensionPlace, undo } = moderationDecisions;
  await ctx.db
    .update(moderationDecisions)
    .set({ undo: sql`${undo} || ${JSON.stringify({ place })}::jsonb` })
    .where(and(eq(caseId, id), eq(state, 'valid'), ne(suspensionPlace, ''), sql`not ${undo} ? 'place'`));
  touch(ctx, SUSPENDED_PLACES_TAG);
};

/** Saves the evidence once for each state of the thing. */
export const saveEvidence = async (ctx: Ctx, caseId: number, content: Evidence): Promise<void> => {
  const last = await findLastEvidence(ctx, caseId);
  if (last && isDeepStrictEqual(last.content, content)) return;
  await ctx.db.insert(moderationEvidence).values({ caseId, content, takenAt: ctx.now });
};
