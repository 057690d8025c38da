// Reads the history of one thing, or of many.
import { and, desc, eq, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ListCursor } from '#kernel/list-cursor.ts';
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

/** Whose entries somebody may read: those of these kinds at these places, or of all things but those of some types. */
export type HistoryScope =
  | { readonly withoutTypes: readonly string[] }
  | {
      /** `isAt` says of a column of ids whether its thing stands at one of the reader's places. */
      readonly kinds: readonly { readonly type: string; readonly isAt: (id: AnyPgColumn) => SQL }[];
    };

export interface EntryFilter {
  readonly scope: HistoryScope;
  readonly thing?: ContentRef | undefined;
  readonly actorIds?: readonly number[] | undefined;
  readonly action?: string | undefined;
  readonly withoutActions: readonly string[];
  readonly from?: Date | undefined;
  /** The moment before which entries are wanted. */
  readonly until?: Date | undefined;
}

/** Returns entries newest first, only those after the cursor. */
export const findEntries = (
  ctx: Ctx,
  filter: EntryFilter,
  { after, limit }: { after: ListCursor | undefined; limit: number },
): Promise<HistoryEntry[]> => {
  const { at, id, type, objectId, actorId, action } = historyEntries;
  const { thing, actorIds, from, until, withoutActions } = filter;
  return ctx.db
    .select()
    .from(historyEntries)
    .where(
      and(
        isWithin(filter.scope),
        thing && and(eq(type, thing.type), eq(objectId, thing.id)),
        actorIds && (actorIds.length > 0 ? inArray(actorId, [...actorIds]) : sql`false`),
        filter.action === undefined ? undefined : eq(action, filter.action),
        withoutActions.length > 0 ? notInArray(action, [...withoutActions]) : undefined,
        from && gte(at, from),
        until && lt(at, until),
        after && sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit);
};

const isWithin = (scope: HistoryScope): SQL | undefined => {
  if ('withoutTypes' in scope)
    return scope.withoutTypes.length > 0
      ? notInArray(historyEntries.type, [...scope.withoutTypes])
      : undefined;
  const conditions = scope.kinds.map(({ type, isAt }) =>
    and(eq(historyEntries.type, type), isAt(historyEntries.objectId)),
  );
  return or(...conditions) ?? sql`false`;
};
