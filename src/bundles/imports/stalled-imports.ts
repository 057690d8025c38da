// Forgets what still waits in imports that stopped long ago with some of it here: names, addresses and words of people lie in it for
// nothing. Also the file that it stands in.
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ImportState } from './constants.ts';
import { isStalled, lockImport } from './queries.ts';
import { importItems, imports } from './schema.ts';
import { forgetFile } from './stored-file.ts';
import { forgetWords } from './taking/settling.ts';
import * as texts from './texts.ts';

/** Somebody may still let it go on, to its end, or take it back. No entry: nobody did it. */
export const forgetStalled = async (ctx: Ctx, before: Date): Promise<void> => {
  const found = await ctx.db.select({ id: imports.id }).from(imports).where(isLongQuiet(before));
  for (const { id } of found) {
    const stalled = await withTransaction(ctx, async (ctx) => {
      const source = await lockImport(ctx, id);
      if (!source || !QUIET_STATES.includes(source.state)) return undefined;
      if (source.state !== 'ready' && !(await isStalled(ctx, source))) return undefined;
      await ctx.db
        .update(importItems)
        .set({ state: 'leftOut', report: [texts.waitedTooLong] })
        .where(and(eq(importItems.importId, id), eq(importItems.state, 'waiting')));
      await forgetWords(ctx, id);
      return source;
    });
    if (stalled) await forgetFile(ctx, stalled);
  }
};

const QUIET_STATES: readonly ImportState[] = ['ready', 'running', 'takingBack'];

/** Nothing has come of it since then, and something still stands in it. */
const isLongQuiet = (before: Date) =>
  and(
    inArray(imports.state, [...QUIET_STATES]),
    lt(imports.createdAt, before),
    sql`not exists (select 1 from imported_things where import_id = ${imports.id} and taken_at >= ${before})`,
    sql`exists (${sql`select 1 from ${importItems} where ${importItems.importId} = ${imports.id} and ${isNotNull(importItems.content)}`})`,
  );
