// Finds what moderators see on their desk: comments under things where they are moderators.
import { and, desc, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { DESK_PAGE_LENGTH } from '../constants.ts';
import { isModeratedBy, whereOwner } from '../owner-conditions.ts';
import type { CommentRow } from '../queries.ts';
import { comments } from '../schema.ts';

export type DeskKind = 'held' | 'recent';

export interface DeskOptions {
  readonly kind: DeskKind;
  /** The comment than which only older ones are listed, or only newer ones. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export interface DeskPageRows {
  /** The rows, the newest first. */
  readonly rows: readonly CommentRow[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/** „Lately“ is as many comments of the portal as this: whoever moderates a quiet place searches no further. */
const RECENT_IDS = 20_000;

export const listForDesk = async (ctx: Ctx, { kind, before, after }: DeskOptions): Promise<DeskPageRows> => {
  const isBack = after !== undefined;
  const window = isBack ? gt(comments.id, after) : before === undefined ? undefined : lt(comments.id, before);
  const found = await ctx.db
    .select()
    .from(comments)
    .where(and(isOfKind(kind), window, isModerated(ctx)))
    .orderBy(isBack ? asc(comments.id) : desc(comments.id))
    .limit(DESK_PAGE_LENGTH + 1);
  const hasMore = found.length > DESK_PAGE_LENGTH;
  const rows = found.slice(0, DESK_PAGE_LENGTH);
  return isBack
    ? { rows: rows.toReversed(), hasNewer: hasMore, hasOlder: true }
    : { rows, hasNewer: before !== undefined, hasOlder: hasMore };
};

/** Counts the comments that wait for the viewer as a moderator; counting ends at a hundred. */
export const countPending = async (ctx: Ctx): Promise<number> =>
  (
    await ctx.db
      .select({ id: comments.id })
      .from(comments)
      .where(and(isOfKind('held'), isModerated(ctx)))
      .limit(MOST_COUNTED)
  ).length;

const MOST_COUNTED = 100;

const isOfKind = (kind: DeskKind): SQL | undefined =>
  kind === 'held'
    ? sql`${comments.state} = 'held'`
    : and(
        eq(comments.state, 'visible'),
        sql`${comments.id} > (select max(id) from comments) - ${RECENT_IDS}`,
      );

const isModerated = ({ viewer, now, portal: { kinds } }: Ctx): SQL =>
  whereOwner({ viewer, now, kinds }, (owner) => isModeratedBy(viewer, owner));
