// Reads texts as the portal says them.
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { WORDINGS_TAG } from './constants.ts';
import { wordings as slot } from './define.ts';
import type { Wording } from './define.ts';
import { fillPlaceholders, problemsIn } from './rules.ts';
import { wordings } from './schema.ts';

export type WordingRow = typeof wordings.$inferSelect;

/** Returns the changed texts from memory, by key. */
export const getChanged = (ctx: Ctx): Promise<ReadonlyMap<string, WordingRow>> =>
  fetchCached(ctx, 'wordings', [WORDINGS_TAG], async () => {
    const rows = await ctx.db.select().from(wordings);
    return new Map(rows.map((row) => [row.key, row]));
  });

/** Returns the text as it is in the database now, locked until the end of the transaction. */
export const lockWording = async (ctx: Ctx, key: string): Promise<WordingRow | undefined> =>
  (await ctx.db.select().from(wordings).where(eq(wordings.key, key)).for('update'))[0];

/** Tells one state of a text from all others. */
export const stampOf = (row: WordingRow | undefined): string => row?.changedAt.toISOString() ?? '';

/** Returns the words of each part as the portal wants them, with placeholders. */
export const partsOf = (
  { parts, placeholders }: Wording,
  row: WordingRow | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { standard, needs }]) => {
      const own = row?.parts[name];
      // A text from before an update, with placeholders that nobody knows any more, is said as the portal comes.
      const problems = own === undefined ? undefined : problemsIn(own, Object.keys(placeholders), needs);
      const holds = problems && problems.unknown.length + problems.missing.length === 0;
      return [name, holds ? own! : standard];
    }),
  );

/** Returns a text as it is said, with everything filled in. */
export const readWording = async <Part extends string, Placeholder extends string>(
  ctx: Ctx,
  wording: Wording<Part, Placeholder>,
  values: Readonly<Record<Placeholder, string>>,
): Promise<Readonly<Record<Part, string>>> => {
  const parts = partsOf(wording, (await getChanged(ctx)).get(wording.key));
  return Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, fillPlaceholders(text, values)]),
  ) as Record<Part, string>;
};

/** What `defineSentence` declared, as it is said; further values where it has further placeholders. */
export const readSentence = async <Part extends string, Placeholder extends string = 'portal'>(
  ctx: Ctx,
  sentence: Wording<Part, Placeholder>,
  values: Readonly<Record<Exclude<Placeholder, 'portal'>, string>>,
): Promise<Readonly<Record<Part, string>>> => {
  const filled: Readonly<Record<string, string>> = { ...values, portal: await readSetting(ctx, portalName) };
  return readWording(ctx, sentence as Wording<Part>, filled);
};

/** Returns all that the running bundles declare. */
export const listWordings = (ctx: Ctx): Promise<readonly Wording[]> => slot.collect(ctx);

export const findWording = async (ctx: Ctx, key: string): Promise<Wording | undefined> =>
  (await listWordings(ctx)).find((wording) => wording.key === key);
