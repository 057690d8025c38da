// Does one thing with many rows, and takes it back. Each thing has a transaction of its own, in which its command asks the
// policy and writes the history; what is refused is told and stops nothing else.
import { and, eq, isNull, lt } from 'drizzle-orm';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { tableQueryText } from '#kernel/desk-table.ts';
import type { DeskTable, DrawnTable } from '#kernel/desk-table.ts';
import { HttpError, forbidden, notFound } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { bulkActions } from './bulk-actions.ts';
import type { BulkAction, BulkField, BulkResult, RecordedFields, UndoResult } from './bulk-actions.ts';
import { demandTable } from './commands.ts';
import { markOf } from './selection.ts';
import { BULK_UNDO_MINUTES, BULK_UNDO_MS, MAX_BULK, MAX_EVERY } from './constants.ts';
import { isOwn, mayUseTable } from './policy.ts';
import { findOperation, findTable, listItems } from './queries.ts';
import type { BulkItem } from './queries.ts';
import { bulkItems, bulkOperations } from './schema.ts';
import * as texts from './texts.ts';

export interface BulkInput {
  readonly action: string;
  /** Undefined where something among them is none. */
  readonly refs: readonly ContentRef[] | undefined;
  /** The mark of all that the table listed then; given instead of `refs` it means all of that. */
  readonly every?: string | undefined;
  readonly typed: Readonly<Record<string, string>>;
  /** The query of the table that it is done in. */
  readonly query: string;
}

/** Something that was left as it is, with the reason. */
export interface LeftAlone {
  readonly title: string;
  readonly reason: string;
}

export interface BulkDone {
  readonly kind: 'done';
  readonly action: BulkAction;
  readonly count: number;
  readonly unchanged: number;
  readonly refused: readonly LeftAlone[];
  /** Null where nothing was done, or nothing can be taken back. */
  readonly undoId: number | null;
}

/** Throws 404 for an unknown table and 403 for who may not work with it. */
export const doWithMany = async (
  ctx: Ctx,
  tableName: string,
  input: BulkInput,
): Promise<BulkDone | Refused | WrongField> => {
  const table = await demandTable(ctx, tableName);
  const action = (await bulkActions.collect(ctx, tableName)).find(({ name }) => name === input.action);
  if (!action) return refused(texts.unknownAction);
  const meant = await listMeant(ctx, table, input);
  if (meant.kind === 'refused') return meant;
  for (const field of action.fields) {
    const error = problemOf(field, input.typed[field.name] ?? '');
    if (error) return { kind: 'wrong field', field: field.name, error };
  }
  const operationId = action.undo ? await beginOperation(ctx, table, input) : null;
  const results: [ContentRef, BulkResult][] = [];
  const nowOf = clockFrom(ctx.now);
  for (const ref of meant.refs)
    results.push([ref, await actOn({ ...ctx, now: nowOf() }, action, { ref, operationId, input })]);
  const countOf = (kind: BulkResult['kind']) => results.filter(([, result]) => result.kind === kind).length;
  const count = countOf('done');
  return {
    kind: 'done',
    action,
    count,
    unchanged: countOf('unchanged'),
    refused: await named(
      ctx,
      table,
      results.flatMap(([ref, result]) => (result.kind === 'refused' ? [{ ref, reason: result.text }] : [])),
    ),
    undoId: count > 0 ? operationId : null,
  };
};

/** Returns a clock. What is done with many takes its time: each thing is done at its own moment, not when all of it began. */
const clockFrom = (begun: Date) => {
  const since = performance.now();
  return () => new Date(begun.getTime() + (performance.now() - since));
};

/** What was typed for the action can't be taken. */
export interface WrongField {
  readonly kind: 'wrong field';
  readonly field: string;
  readonly error: string;
}

type Meant = { readonly kind: 'meant'; readonly refs: readonly ContentRef[] } | Refused;

/** Lists what is ticked, or all that the table lists; never anything that came since. */
const listMeant = async (ctx: Ctx, table: DrawnTable, { refs, every, query }: BulkInput): Promise<Meant> => {
  if (every !== undefined && table.allOf) {
    const asked = Object.fromEntries(new URLSearchParams(tableQueryText(table, query)));
    const all = await table.allOf(ctx, asked, MAX_EVERY + 1);
    if (all.length > MAX_EVERY || markOf(all) !== every) return refused(texts.othersThanSeen(all.length));
    return all.length === 0 ? refused(texts.nothingTicked) : { kind: 'meant', refs: all };
  }
  if (!refs) return refused(texts.unknownAction);
  if (refs.length === 0) return refused(texts.nothingTicked);
  return refs.length > MAX_BULK ? refused(texts.tooManyTicked(MAX_BULK)) : { kind: 'meant', refs };
};

const problemOf = (
  { label, options, maxLength, isOptional }: BulkField,
  typed: string,
): string | undefined => {
  if (!typed) return isOptional ? undefined : texts.fieldMissing(label);
  if (options && !options.some(({ value }) => value === typed)) return texts.fieldUnknown(label);
  return maxLength !== undefined && typed.length > maxLength
    ? texts.fieldTooLong(label, maxLength)
    : undefined;
};

const beginOperation = async (ctx: Ctx, table: DeskTable, { action, query }: BulkInput): Promise<number> => {
  const [row] = await ctx.db
    .insert(bulkOperations)
    .values({
      userId: ctx.viewer.id!,
      tableName: table.name,
      action,
      query: tableQueryText(table, query),
      doneAt: ctx.now,
    })
    .returning({ id: bulkOperations.id });
  return row!.id;
};

interface OneAct {
  readonly ref: ContentRef;
  readonly operationId: number | null;
  readonly input: BulkInput;
}

/** No entry: the command of the action writes it. */
const actOn = (ctx: Ctx, action: BulkAction, { ref, operationId, input }: OneAct): Promise<BulkResult> =>
  orRefused(() =>
    withTransaction(ctx, async (ctx) => {
      const result = await action.act(ctx, ref, input.typed);
      if (result.kind === 'done' && operationId !== null)
        await ctx.db.insert(bulkItems).values({
          operationId,
          type: ref.type,
          objectId: ref.id,
          before: result.before,
          after: result.after,
        });
      return result;
    }),
  );

/** Does the work and returns the reason where it throws, which is told of this one thing; an error of ours stops everything. */
const orRefused = async <T>(work: () => Promise<T>): Promise<T | Refused> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return refused(texts.notThere);
    if (error instanceof HttpError && error.status < 500)
      return refused(Object.values(error.errors ?? {}).join(' ') || error.message);
    throw error;
  }
};

export interface UndoDone {
  readonly kind: 'done';
  readonly table: DeskTable;
  readonly query: string;
  readonly count: number;
  readonly kept: readonly LeftAlone[];
  /** The things that were taken back except for what the reason says. */
  readonly partly: readonly LeftAlone[];
}

export interface RefusedUndo extends Refused {
  readonly table: DeskTable;
  readonly query: string;
}

/**
 * Takes back what one did oneself, thing by thing; what somebody changed since stays as it is. Begun again it goes on where it
 * stopped. Throws 404 for what others did, and 403 for who may not work with the table any more.
 */
export const undoBulk = async (ctx: Ctx, id: number): Promise<UndoDone | RefusedUndo> => {
  const operation = await findOperation(ctx, id);
  const table = operation && (await findTable(ctx, operation.tableName));
  if (!operation || !isOwn(ctx.viewer, operation) || !table) throw notFound();
  if (!mayUseTable(ctx.viewer, table)) throw forbidden();
  const { query } = operation;
  const there = { table, query };
  if (ctx.now.getTime() - operation.doneAt.getTime() > BULK_UNDO_MS)
    return { ...refused(texts.tooLateToUndo(BULK_UNDO_MINUTES)), ...there };
  const action = (await bulkActions.collect(ctx, table.name)).find(({ name }) => name === operation.action);
  if (!action?.undo || operation.undoneAt) return { ...refused(texts.nothingUndone), ...there };
  const results: [ContentRef, OneUndone][] = [];
  for (const item of await listItems(ctx, id)) results.push([refOf(item), await undoOne(ctx, action, item)]);
  await ctx.db
    .update(bulkOperations)
    .set({ undoneAt: ctx.now })
    .where(and(eq(bulkOperations.id, id), isNull(bulkOperations.undoneAt)));
  const namesOf = (kind: 'refused' | 'partly') =>
    named(
      ctx,
      table,
      results.flatMap(([ref, result]) =>
        kindOf(result) === kind ? [{ ref, reason: reasonOf(result) }] : [],
      ),
    );
  const [kept, partly] = await Promise.all([namesOf('refused'), namesOf('partly')]);
  const count = results.filter(([, result]) => result === 'undone').length + partly.length;
  return { kind: 'done', ...there, count, kept, partly };
};

type OneUndone = UndoResult | Refused | 'gone';

const kindOf = (result: OneUndone) => {
  if (typeof result !== 'string') return result.kind;
  return result === 'changed' ? 'refused' : result;
};

const reasonOf = (result: OneUndone) => (typeof result === 'string' ? texts.changedSince : result.text);

/** Whoever is first takes the item away with it. No entry: the command of the action writes it. */
const undoOne = (ctx: Ctx, action: BulkAction, item: BulkItem): Promise<OneUndone> =>
  orRefused(() =>
    withTransaction(ctx, async (ctx): Promise<UndoResult | 'gone'> => {
      const { operationId, type, objectId } = item;
      const isIt = and(
        eq(bulkItems.operationId, operationId),
        eq(bulkItems.type, type),
        eq(bulkItems.objectId, objectId),
      );
      const [taken] = await ctx.db.delete(bulkItems).where(isIt).returning({ id: bulkItems.objectId });
      if (!taken) return 'gone';
      const kept = { before: item.before as RecordedFields, after: item.after as RecordedFields };
      return action.undo!(ctx, refOf(item), kept);
    }),
  );

const refOf = ({ type, objectId }: BulkItem): ContentRef => ({ type, id: objectId });

const named = async (
  ctx: Ctx,
  table: DeskTable,
  left: readonly { readonly ref: ContentRef; readonly reason: string }[],
): Promise<LeftAlone[]> => {
  const refs = left.map(({ ref }) => ref);
  const [summaries, titles] = await Promise.all([
    summariesOf(ctx, refs),
    table.titlesOf?.(
      ctx,
      refs.map(({ id }) => id),
    ),
  ]);
  return left.map(({ ref, reason }) => ({
    title: (titles?.get(ref.id) ?? summaries.get(refKey(ref))?.title) || texts.withoutTitle(ref.id),
    reason,
  }));
};

/** Deletes what is kept about operations that can't be taken back any more. */
export const pruneOperations = async (ctx: Ctx): Promise<void> => {
  await ctx.db
    .delete(bulkOperations)
    .where(lt(bulkOperations.doneAt, new Date(ctx.now.getTime() - BULK_UNDO_MS)));
};
