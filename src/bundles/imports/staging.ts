// Reads a file into rows, a few at a time: what stands in it can be looked at before anything of it comes.
import { eq } from 'drizzle-orm';
import { inBatches } from '#kernel/batches.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalIn } from './rules.ts';
import {
  MAX_ENTRY_LENGTH,
  MAX_KEY_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TERMS,
  STAGED_AT_ONCE,
  STAGED_LENGTH,
} from './constants.ts';
import type { ItemState } from './constants.ts';
import type { Meaning } from './reading/columns.ts';
import type { Chunks, Entry, ImportFormat, SiteEntry } from './reading/entries.ts';
import { importItems, imports } from './schema.ts';
import { plainWords } from './words.ts';

interface StagedImport {
  readonly id: number;
  readonly site: string;
  readonly columns: readonly Meaning[] | null;
}

/**
 * Reads the file into rows; reading the same file once more adds only what is missing. No entry: that it was brought has one.
 * Throws an `UnreadableFile`.
 */
export const stageFile = async (
  ctx: Ctx,
  { id, site, columns }: StagedImport,
  format: ImportFormat,
  chunks: Chunks,
): Promise<void> => {
  await stageEntries(ctx, { id, site }, format.read(chunks, { site, columns }));
};

/** Does the same for what is read otherwise. No entry: that it was brought has one. */
export const stageEntries = async (
  ctx: Ctx,
  { id, site }: { readonly id: number; readonly site: string },
  read: AsyncIterable<Entry | SiteEntry>,
): Promise<void> => {
  const entries = entriesOf(ctx, { id, site }, read);
  for await (const batch of inBatches(entries, STAGED_AT_ONCE, weightOf))
    await withTransaction(ctx, (ctx) => insertItems(ctx, id, batch));
};

/** What the file says of itself is kept at the import, unless somebody has said it. */
async function* entriesOf(
  ctx: Ctx,
  { id, site }: { readonly id: number; readonly site: string },
  read: AsyncIterable<Entry | SiteEntry>,
): AsyncGenerator<Entry> {
  let known = site;
  for await (const entry of read) {
    if (entry.kind !== 'site') yield entry;
    else if (entry.signer !== undefined) {
      // What is signed names its portal, also one that lies within a network of its own.
      const signed = { site: known || (URL.parse(entry.address)?.origin ?? ''), signer: entry.signer };
      await ctx.db.update(imports).set(signed).where(eq(imports.id, id));
    } else if (known === '') {
      known = portalIn(entry.address) ?? '';
      await ctx.db.update(imports).set({ site: known }).where(eq(imports.id, id));
    }
  }
}

const insertItems = async (ctx: Ctx, importId: number, entries: readonly Entry[]) => {
  const rows = entries
    .filter(({ key }) => key !== '' && key.length <= MAX_KEY_LENGTH)
    .map((entry) => ({ ...rowOf(ctx, storable(entry)), importId }));
  if (rows.length > 0) await ctx.db.insert(importItems).values(rows).onConflictDoNothing();
};

const weightOf = (entry: Entry): number => 1 + lengthOf(entry) / STAGED_LENGTH;

const lengthOf = (entry: Entry): number => {
  if (entry.kind === 'comment') return entry.text.length;
  if (entry.kind !== 'piece') return 0;
  return entry.own ? JSON.stringify(entry.own).length : entry.html.length;
};

/** Returns an entry without signs that PostgreSQL doesn't keep, also in names of fields, and no longer than it takes. */
const storable = <T extends Entry>(entry: T): T => {
  // What a portal of our own has written is as long as it may be already.
  const most = 'own' in entry ? Number.POSITIVE_INFINITY : MAX_TERMS;
  return JSON.parse(
    JSON.stringify(entry, (_key, value: unknown) => {
      if (Array.isArray(value)) return value.slice(0, most) as unknown[];
      if (typeof value === 'object' && value !== null) return withStorableNames(value);
      return typeof value === 'string' ? storableText(value) : value;
    }),
  ) as T;
};

const storableText = (text: string): string =>
  text.slice(0, MAX_ENTRY_LENGTH).replaceAll('\0', '').toWellFormed();

const withStorableNames = (value: object): object =>
  Object.keys(value).every((name) => storableText(name) === name)
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), inner]));

const rowOf = (ctx: Ctx, entry: Entry) => {
  const leftOut = entry.kind === 'piece' ? entry.leftOut : '';
  const state: ItemState = leftOut === '' ? 'waiting' : 'leftOut';
  return {
    kind: entry.kind,
    key: entry.key,
    title: titleOf(entry).slice(0, MAX_NAME_LENGTH).toWellFormed(),
    content: entry,
    state,
    at: momentOf(entry) ?? ctx.now,
    report: leftOut === '' ? [] : [leftOut],
  };
};

const titleOf = (entry: Entry): string => {
  if (entry.kind === 'piece') return plainWords(entry.title);
  if (entry.kind === 'picture') return entry.address;
  return entry.name;
};

const momentOf = (entry: Entry): Date | undefined => {
  const said = entry.kind === 'piece' ? entry.publishedAt : entry.kind === 'comment' ? entry.at : '';
  return said === '' ? undefined : new Date(said);
};
