// Reads imports, what stands in them and what has become of it.
import { and, asc, count, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isJobUnderWay } from '#kernel/job-desk.ts';
import { IMPORTS_SHOWN, MAX_NAME_LENGTH, READ_JOB, REMOVE_JOB, TAG, TAKE_JOB } from './constants.ts';
import type { ImportState, ItemState } from './constants.ts';
import type { EntryKind, PieceForm } from './reading/entries.ts';
import { withoutScheme } from './rules.ts';
import { importItems, importedAddresses, importedThings, imports } from './schema.ts';

export type Import = typeof imports.$inferSelect;
export type ImportItem = typeof importItems.$inferSelect;

export const findImport = async (ctx: Ctx, id: number): Promise<Import | undefined> =>
  (await ctx.db.select().from(imports).where(eq(imports.id, id)))[0];

/** Locks an import inside the transaction that changes it. */
export const lockImport = async (ctx: Ctx, id: number): Promise<Import | undefined> =>
  (await ctx.db.select().from(imports).where(eq(imports.id, id)).for('update'))[0];

/** The name of the job that works on an import in a state. */
export const JOB_OF: Partial<Record<ImportState, string>> = {
  reading: READ_JOB,
  running: TAKE_JOB,
  takingBack: REMOVE_JOB,
};

/** Says whether the work of an import has stopped for good, so that somebody must let it go on. */
export const isStalled = async (ctx: Ctx, { id, state }: Pick<Import, 'id' | 'state'>): Promise<boolean> => {
  const job = JOB_OF[state];
  return job !== undefined && !(await isJobUnderWay(ctx, job, { importId: id }));
};

export const listImports = (ctx: Ctx): Promise<Import[]> =>
  ctx.db.select().from(imports).orderBy(desc(imports.id)).limit(IMPORTS_SHOWN);

/** Says whether pieces have come by an import. */
export const hasBrought = async (ctx: Ctx, importId: number): Promise<boolean> =>
  (await listThings(ctx, importId, 'piece', 1)).length > 0;

/** Says whether anything has come by an import: the command brings pictures from a folder before pieces. */
export const hasBroughtAny = async (ctx: Ctx, importId: number): Promise<boolean> => {
  const isOfImport = eq(importedThings.importId, importId);
  return (
    (await ctx.db.select({ id: importedThings.refId }).from(importedThings).where(isOfImport).limit(1))
      .length > 0
  );
};

export interface ItemCount {
  readonly kind: EntryKind;
  readonly state: ItemState;
  readonly count: number;
}

export const countItems = (ctx: Ctx, importId: number): Promise<ItemCount[]> =>
  ctx.db
    .select({ kind: importItems.kind, state: importItems.state, count: count() })
    .from(importItems)
    .where(eq(importItems.importId, importId))
    .groupBy(importItems.kind, importItems.state);

/** Counts how many drafts and pages stay behind unless somebody wants them. */
export const countForms = async (ctx: Ctx, importId: number): Promise<ReadonlyMap<PieceForm, number>> => {
  const form = sql<PieceForm>`${importItems.content} ->> 'form'`;
  const rows = await ctx.db
    .select({ form, count: count() })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), eq(importItems.kind, 'piece'), sql`${form} is not null`))
    .groupBy(form);
  return new Map(rows.map((row) => [row.form, row.count]));
};

export const listItems = (
  ctx: Ctx,
  importId: number,
  kind: EntryKind,
  limit: number,
): Promise<ImportItem[]> =>
  ctx.db
    .select()
    .from(importItems)
    .where(and(eq(importItems.importId, importId), eq(importItems.kind, kind)))
    .orderBy(asc(importItems.id))
    .limit(limit);

/** Returns what pieces are filed under there, with how many of them: first what is no tag, then what most are filed under. */
export const listTerms = async (ctx: Ctx, importId: number, limit: number) => {
  const pieces = sql`(
    select term, count(*)::int as pieces from ${importItems}, jsonb_array_elements_text(content -> 'terms') as term
    where import_id = ${importId} and kind = 'piece' group by term)`;
  const { rows } = await ctx.db.execute<{ id: number; pieces: number }>(sql`
    select id, coalesce(pieces, 0) as pieces from ${importItems} left join ${pieces} counted on term = key
    where import_id = ${importId} and kind = 'term'
    order by content ->> 'isTag' = 'true', pieces desc nulls last, id limit ${limit}`);
  const counts = new Map(rows.map(({ id, pieces }) => [id, pieces]));
  const ids = [...counts.keys()];
  if (ids.length === 0) return [];
  const items = await ctx.db.select().from(importItems).where(inArray(importItems.id, ids));
  return items
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((item) => ({ ...item, pieces: counts.get(item.id) ?? 0 }));
};

/** Lists the items behind an id, in the order in which they stood in the file. */
export const listAfter = (ctx: Ctx, importId: number, kind: EntryKind, after: number, limit: number) =>
  ctx.db
    .select()
    .from(importItems)
    .where(and(eq(importItems.importId, importId), eq(importItems.kind, kind), gt(importItems.id, after)))
    .orderBy(asc(importItems.id))
    .limit(limit);

/** Returns pieces that wait, spread over all of these, old and new. */
export const samplePieces = (ctx: Ctx, importId: number, limit: number): Promise<ImportItem[]> => {
  const ofImport = sql`${importItems.importId} = ${importId} and ${importItems.kind} = 'piece' and ${importItems.state} = 'waiting'`;
  const numbered = sql`(select id, row_number() over (order by id) - 1 as at, count(*) over () as total from ${importItems} where ${ofImport})`;
  return ctx.db
    .select()
    .from(importItems)
    .where(
      sql`${importItems.id} in (select id from ${numbered} numbered where at % greatest(total / ${limit}, 1) = 0)`,
    )
    .orderBy(asc(importItems.id))
    .limit(limit);
};

/** Lists the items of which something was changed or dropped, and those that didn't come. */
export const listReported = (ctx: Ctx, importId: number, limit: number): Promise<ImportItem[]> =>
  ctx.db
    .select()
    .from(importItems)
    .where(and(eq(importItems.importId, importId), isReported))
    .orderBy(asc(importItems.id))
    .limit(limit);

const isReported = sql`cardinality(${importItems.report}) > 0`;

export const countReported = (ctx: Ctx, importId: number): Promise<number> =>
  ctx.db.$count(importItems, and(eq(importItems.importId, importId), isReported));

/** People come along with what they wrote, and wait for nothing but the pictures on their pages. */
const isOfTurn = (kind: EntryKind) =>
  kind === 'person' ? sql`${importItems.content} ?| array['portrait', 'cover']` : undefined;

/** Lists the next items that wait, by when they were written. */
export const listWaiting = (ctx: Ctx, importId: number, kind: EntryKind, limit: number) =>
  ctx.db
    .select({ id: importItems.id })
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        eq(importItems.kind, kind),
        eq(importItems.state, 'waiting'),
        isOfTurn(kind),
      ),
    )
    .orderBy(asc(importItems.at), asc(importItems.id))
    .limit(limit);

/** Lists pieces that are here without links to pieces that were yet to come. */
export const listUnlinked = (ctx: Ctx, importId: number, limit: number) =>
  ctx.db
    .select({ id: importItems.id })
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        eq(importItems.kind, 'piece'),
        eq(importItems.state, 'taken'),
        isNotNull(importItems.content),
      ),
    )
    .orderBy(asc(importItems.at), asc(importItems.id))
    .limit(limit);

export const findItem = async (ctx: Ctx, id: number): Promise<ImportItem | undefined> =>
  (await ctx.db.select().from(importItems).where(eq(importItems.id, id)))[0];

export const lockItem = async (ctx: Ctx, id: number): Promise<ImportItem | undefined> =>
  (await ctx.db.select().from(importItems).where(eq(importItems.id, id)).for('update'))[0];

export const findItems = (ctx: Ctx, importId: number, kind: EntryKind, keys: readonly string[]) =>
  keys.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(importItems)
        .where(
          and(
            eq(importItems.importId, importId),
            eq(importItems.kind, kind),
            inArray(importItems.key, [...keys]),
          ),
        );

/** Finds pictures of the library there by where they lie. */
export const findPicturesByAddress = (ctx: Ctx, importId: number, addresses: readonly string[]) =>
  addresses.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(importItems)
        .where(
          and(
            eq(importItems.importId, importId),
            eq(importItems.kind, 'picture'),
            inArray(
              importItems.title,
              addresses.map((address) => address.slice(0, MAX_NAME_LENGTH)),
            ),
          ),
        );

export type ImportedThing = typeof importedThings.$inferSelect;

/** Returns what the things with these keys have become, whichever import brought them. */
export const findThings = (
  ctx: Ctx,
  site: string,
  kind: EntryKind,
  keys: readonly string[],
): Promise<ImportedThing[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(importedThings)
        .where(
          and(
            eq(importedThings.site, site),
            eq(importedThings.kind, kind),
            inArray(importedThings.key, [...keys]),
          ),
        );

/** Returns which of these places came from a portal. */
export const findBroughtPlaces = async (
  ctx: Ctx,
  site: string,
  ids: readonly number[],
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const { refType, refId } = importedThings;
  const isOfSite = and(eq(importedThings.site, site), eq(importedThings.kind, 'term'));
  const rows = await ctx.db
    .select({ id: refId })
    .from(importedThings)
    .where(and(isOfSite, eq(refType, 'location'), inArray(refId, [...ids])));
  return rows.map(({ id }) => id);
};

/** Lists things of an import, the newest first. */
export const listThings = (ctx: Ctx, importId: number, kind: EntryKind, limit: number) =>
  ctx.db
    .select()
    .from(importedThings)
    .where(and(eq(importedThings.importId, importId), eq(importedThings.kind, kind)))
    .orderBy(desc(importedThings.refId))
    .limit(limit);

/** Tags of imports that were taken back before. */
export const listTagsLeft = async (ctx: Ctx, limit: number): Promise<ImportedThing[]> => {
  const rows = await ctx.db
    .select({ thing: importedThings })
    .from(importedThings)
    .innerJoin(imports, eq(imports.id, importedThings.importId))
    .where(
      and(eq(imports.state, 'takenBack'), eq(importedThings.kind, 'term'), eq(importedThings.refType, TAG)),
    )
    .limit(limit);
  return rows.map(({ thing }) => thing);
};

/** Finds another import that needs people and pictures of the same portal, by whichever scheme that was reached. */
export const findOtherOfSite = async (ctx: Ctx, { id, site }: Import): Promise<number | undefined> => {
  const portal = withoutScheme(site);
  if (portal === '') return undefined;
  const isSame = sql`regexp_replace(${imports.site}, '^https?://', '') = ${portal}`;
  const [other] = await ctx.db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isSame, ne(imports.id, id), inArray(imports.state, ['running', 'done'])))
    .orderBy(desc(imports.id))
    .limit(1);
  return other?.id;
};

/** Lists pieces that stayed when all others went. */
export const listSaved = (ctx: Ctx, importId: number) =>
  ctx.db
    .select({ type: importItems.refType, id: importItems.refId })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), eq(importItems.state, 'kept')));

/** Says whether old addresses lead to what is still here of an import, which go with its row. */
export const hasAddresses = async (ctx: Ctx, importId: number): Promise<boolean> =>
  (await ctx.db.$count(importedAddresses, eq(importedAddresses.importId, importId))) > 0;

/** Finds what stands at an old address now: at the longest of these paths that leads somewhere; undefined where none does. */
export const findAddress = async (ctx: Ctx, paths: readonly string[]) =>
  (
    await ctx.db
      .select({ path: importedAddresses.path, type: importedAddresses.refType, id: importedAddresses.refId })
      .from(importedAddresses)
      .where(inArray(importedAddresses.path, [...paths]))
  ).toSorted((one, other) => other.path.length - one.path.length)[0];

/** Returns where these things could be found on the portals that they come from. */
export const listFormerPaths = (ctx: Ctx, refs: readonly ContentRef[]) => {
  if (refs.length === 0) return Promise.resolve([]);
  const { path, refType: type, refId: id } = importedAddresses;
  const isOneOf = refs.map((ref) => and(eq(type, ref.type), eq(id, ref.id)));
  return ctx.db
    .select({ type, id, path })
    .from(importedAddresses)
    .where(or(...isOneOf));
};
