// Writes the history. No command removes an entry, and the database refuses to; on erasure entries lose what somebody wrote.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import type { Db } from '#kernel/database.ts';
import { historyEntries } from './schema.ts';

export interface HistoryChange {
  /** A content type, or `setting` for the portal's settings. */
  readonly type: ContentType | 'setting';
  readonly objectId: number;
  /** The action as `kind.participle`, e.g. `comment.created`. */
  readonly action: string;
  /** Holds the fields before and after, but only those that changed. */
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

/** Writes one entry in the caller's transaction, which every command that changes something is in. */
export const record = async (ctx: Ctx, change: HistoryChange): Promise<void> => {
  if (!ctx.transaction) throw new Error('record() needs a transaction');
  const { before, after, ...entry } = change;
  const values = {
    ...entry,
    at: ctx.now,
    actorId: ctx.viewer.id,
    before: before ?? null,
    after: after ?? null,
  };
  await insertEntry(ctx, values);
};

/**
 * Writes entries as part of the statement that writes what they are about. Of each, `rows` (a relation of that statement) gives
 * `at`, `actor_id`, `object_id` and `after`.
 */
export const recordPart = (
  db: Db,
  { type, action, rows }: Pick<HistoryChange, 'type' | 'action'> & { readonly rows: SQL },
) =>
  db.$with('recorded', {}).as(sql`
    insert into ${historyEntries} (at, actor_id, type, object_id, action, after)
    select at, actor_id, ${type}::text, object_id, ${action}::text, after from ${rows}`);

/**
 * Takes these fields out of all entries about these things: personal data on erasure. Each thing that lost something gets an
 * entry that says so. The database lets nothing else be changed. contract.md 17.2
 */
export const redactHistory = async (
  ctx: Ctx,
  { type, ids, fields }: { type: ContentType; ids: readonly number[]; fields: readonly string[] },
): Promise<void> => {
  if (!ctx.transaction) throw new Error('redactHistory() needs a transaction');
  if (ids.length > 0) await redact(ctx, type, inArray(historyEntries.objectId, [...ids]), fields);
};

export interface NamingRedaction {
  /** The type of the things that the entries are about. */
  readonly type: ContentType;
  /** The actions whose entries may hold the fields. */
  readonly actions: readonly string[];
  /** Says in which field, before or after, an entry names one of these things. */
  readonly naming: { readonly field: string; readonly ids: readonly number[] };
  readonly fields: readonly string[];
}

/**
 * Takes fields out of entries that name certain things in another field, whatever they are about; else it does as
 * `redactHistory` does. Returns the ids of what they were about.
 */
export const redactNaming = async (
  ctx: Ctx,
  { type, actions, naming: { field, ids }, fields }: NamingRedaction,
): Promise<readonly number[]> => {
  if (!ctx.transaction) throw new Error('redactNaming() needs a transaction');
  if (ids.length === 0) return [];
  const { before, after, action } = historyEntries;
  const names = (column: FieldsColumn) =>
    sql`${column} ->> ${field}::text = any(${sql.param(ids.map(String))}::text[])`;
  return redact(ctx, type, and(inArray(action, [...actions]), or(names(before), names(after))), fields);
};

const redact = async (
  ctx: Ctx,
  type: ContentType,
  isMeant: SQL | undefined,
  fields: readonly string[],
): Promise<readonly number[]> => {
  const { before, after, objectId } = historyEntries;
  await setRedacting(ctx, true);
  const redacted = await ctx.db
    .update(historyEntries)
    .set({ before: without(before, fields), after: without(after, fields) })
    .where(and(eq(historyEntries.type, type), isMeant, or(hasAny(before, fields), hasAny(after, fields))))
    .returning({ id: objectId });
  await setRedacting(ctx, false);
  const redactedIds = [...new Set(redacted.map(({ id }) => id))];
  if (redactedIds.length === 0) return [];
  const entry = { type, at: ctx.now, actorId: ctx.viewer.id, action: REDACTED, after: { fields } };
  await ctx.db.insert(historyEntries).values(redactedIds.map((objectId) => ({ ...entry, objectId })));
  return redactedIds;
};

const REDACTED = 'history.redacted';

/** The trigger on the table asks for this; it holds for the transaction only. */
const setRedacting = (ctx: Ctx, is: boolean) =>
  ctx.db.execute(sql`select set_config('litfass.redacts_history', ${is ? 'on' : 'off'}, true)`);

type FieldsColumn = typeof historyEntries.before | typeof historyEntries.after;

const hasAny = (column: FieldsColumn, fields: readonly string[]) =>
  sql`(jsonb_typeof(${column}) = 'object' and ${column} ?| ${sql.param([...fields])}::text[])`;

/** What had no fields keeps none. */
const without = (column: FieldsColumn, fields: readonly string[]) =>
  sql`case jsonb_typeof(${column}) when 'object' then ${column} - ${sql.param([...fields])}::text[] else ${column} end`;

const insertEntry = prepared('history.insert', (db) =>
  db.insert(historyEntries).values({
    at: sql.placeholder('at'),
    actorId: sql.placeholder('actorId'),
    type: sql.placeholder('type'),
    objectId: sql.placeholder('objectId'),
    action: sql.placeholder('action'),
    before: sql.placeholder('before'),
    after: sql.placeholder('after'),
  }),
);
