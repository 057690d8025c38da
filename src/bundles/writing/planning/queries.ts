// Reads what is scheduled in a week.
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { isEdited, narrowed } from '../pages/listing.ts';
import type { DeskOptions } from '../pages/listing.ts';
import { manuscripts } from '../schema.ts';
import { MOST_SCHEDULED } from './constants.ts';

export type Scheduled = Awaited<ReturnType<typeof listScheduled>>[number];

export interface Span extends Pick<DeskOptions, 'placePath' | 'type'> {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Returns what comes out by itself in a span of time at places where the viewer is an editor, soonest first; one more than is
 * shown.
 */
export const listScheduled = async (ctx: Ctx, { from, until, ...narrow }: Span) => {
  const { scheduledFor } = manuscripts;
  const rows = await ctx.db
    .select({
      id: manuscripts.id,
      type: manuscripts.type,
      version: manuscripts.version,
      title: manuscripts.title,
      authorId: manuscripts.authorId,
      locationPath: manuscripts.locationPath,
      pieceState: manuscripts.pieceState,
      takenBackBy: manuscripts.takenBackBy,
      scheduledFor,
    })
    .from(manuscripts)
    .where(
      and(
        eq(manuscripts.state, 'scheduled'),
        gte(scheduledFor, from),
        lt(scheduledFor, until),
        isEdited(ctx.viewer),
        narrowed(narrow),
      ),
    )
    .orderBy(asc(scheduledFor), asc(manuscripts.id))
    .limit(MOST_SCHEDULED + 1);
  return rows.map((row) => ({ ...row, scheduledFor: row.scheduledFor! }));
};
