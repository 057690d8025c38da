// Says what the columns of a table are. They are looked at before anything is read, said by somebody, and known again when a
// table with the same columns comes.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { enqueue } from '#kernel/jobs.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { READ_JOB } from './constants.ts';
import { mayImport } from './policy.ts';
import { hasBrought, lockImport } from './queries.ts';
import type { Import } from './queries.ts';
import { findRepeated, guessColumns } from './reading/columns.ts';
import type { Meaning } from './reading/columns.ts';
import { UnreadableFile } from './reading/entries.ts';
import type { ImportFormat, TableShape } from './reading/entries.ts';
import { formatNamed } from './reading/formats.ts';
import { importItems, imports } from './schema.ts';
import * as texts from './texts.ts';

/** Looks at the columns of a stored file, and waits for somebody to say what they are. No entry: that it was brought has one. */
export const inspectInto = async (
  ctx: Ctx,
  { id }: Import,
  inspect: NonNullable<ImportFormat['inspect']>,
  stream: Readable,
): Promise<void> => {
  let found: Partial<Import>;
  try {
    found = { state: 'columns', shape: await inspect(stream) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    found = { state: 'failed', problem: error.message };
  } finally {
    stream.destroy();
  }
  await ctx.db
    .update(imports)
    .set(found)
    .where(and(eq(imports.id, id), eq(imports.state, 'reading')));
};

/** Returns the columns as somebody has said of the last table with the same columns, else as they are guessed. */
export const likelyColumns = async (
  ctx: Ctx,
  { names, samples }: TableShape,
): Promise<readonly Meaning[]> => {
  const isSame = sql`${imports.shape} -> 'names' = ${JSON.stringify(names)}::jsonb`;
  const [known] = await ctx.db
    .select({ columns: imports.columns })
    .from(imports)
    .where(and(isNotNull(imports.columns), isSame))
    .orderBy(desc(imports.id))
    .limit(1);
  return known?.columns ?? guessColumns(names, samples);
};

export type ColumnsOutcome = { readonly kind: 'chosen' } | Invalid | Refused;

/** Saves what the columns are; what stood in them as a sample is forgotten with that. Throws 403 and 404. */
export const chooseColumns = (ctx: Ctx, id: number, typed: readonly Meaning[]): Promise<ColumnsOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ColumnsOutcome> => {
    if (!mayImport(ctx.viewer)) throw forbidden();
    const source = await lockImport(ctx, id);
    if (!source) throw notFound();
    if (source.state !== 'columns' || !source.shape) return refused(texts.notReady);
    const { names, rows } = source.shape;
    const columns = names.map((_name, at) => typed[at] ?? 'nothing');
    const errors = problemsOf(columns);
    if (Object.keys(errors).length > 0) return invalid(errors);
    await ctx.db
      .update(imports)
      .set({ state: 'reading', columns, shape: { names, rows, samples: [] } })
      .where(eq(imports.id, id));
    await record(ctx, {
      type: 'import',
      objectId: id,
      action: 'import.columns',
      after: { name: source.name },
    });
    await enqueue(ctx, { name: READ_JOB }, { importId: id });
    return { kind: 'chosen' };
  });

/** Says whether it can be said once more what the columns of an import are: nothing has come, and its file is still there. */
export const areColumnsOpen = ({ state, fileKey, format }: Import, isBegun: boolean): boolean =>
  (state === 'ready' || state === 'failed') &&
  fileKey !== null &&
  formatNamed(format)?.inspect !== undefined &&
  !isBegun;

/** Forgets what was read by the columns, which are looked at anew, filled in as they were said. Throws 403 and 404. */
export const reopenColumns = (ctx: Ctx, id: number): Promise<ColumnsOutcome> =>
  withTransaction(ctx, async (ctx): Promise<ColumnsOutcome> => {
    if (!mayImport(ctx.viewer)) throw forbidden();
    const source = await lockImport(ctx, id);
    if (!source) throw notFound();
    if (!areColumnsOpen(source, await hasBrought(ctx, id))) return refused(texts.notReady);
    await ctx.db.delete(importItems).where(eq(importItems.importId, id));
    await ctx.db
      .update(imports)
      .set({ state: 'reading', shape: null, problem: null, choices: null })
      .where(eq(imports.id, id));
    await record(ctx, {
      type: 'import',
      objectId: id,
      action: 'import.columns-reopened',
      after: { name: source.name },
    });
    await enqueue(ctx, { name: READ_JOB }, { importId: id });
    return { kind: 'chosen' };
  });

const problemsOf = (columns: readonly Meaning[]): FieldErrors => {
  const repeated = findRepeated(columns).map((column) => texts.columnNames[column]);
  const problem =
    (!columns.includes('title') && texts.titleColumnMissing) ||
    (!columns.includes('text') && texts.textColumnMissing) ||
    (repeated.length > 0 && texts.columnRepeated(repeated));
  return problem ? { columns: problem } : {};
};
