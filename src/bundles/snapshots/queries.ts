// Reads snapshots. What a viewer may see of them is asked of the policy afterwards; lists hold only what is open to all.
import { and, asc, desc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { deskPieces } from '#bundles/lists/public.ts';
import { slugsOfPieces } from '#bundles/pieces/public.ts';
import type { PieceSlugs } from '#bundles/pieces/public.ts';
import type { Part, RichTextDocument } from '#bundles/rich-text/public.ts';
import { isByHiddenPerson } from '#bundles/users/public.ts';
import { MORE_OF_AUTHOR, NEIGHBOURS } from './constants.ts';
import { snapshots } from './schema.ts';

const { text, parts, ...columns } = getTableColumns(snapshots);

/** A snapshot as lists and references need it. */
export type Snapshot = Row & PieceSlugs;

export interface WholeSnapshot {
  readonly snapshot: Snapshot;
  readonly text: RichTextDocument | null;
  readonly parts: readonly Part[];
}

const selectWhole = prepared('snapshots.whole', (db) =>
  db
    .select({ snapshot: columns, text, parts })
    .from(snapshots)
    .where(eq(snapshots.id, sql.placeholder('id'))),
);

const selectMany = prepared('snapshots.many', (db) =>
  db
    .select(columns)
    .from(snapshots)
    .where(sql`${snapshots.id} = any(${sql.placeholder('ids')})`),
);

/** Finds snapshots that exist, whatever their state, in one query. */
export const findSnapshots = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Snapshot>> => {
  const found = await withSlugs(ctx, selectMany(ctx, { ids }));
  return new Map(found.map((snapshot) => [snapshot.id, snapshot]));
};

/** Finds one snapshot with its text. */
export const findWholeSnapshot = async (ctx: Ctx, id: number): Promise<WholeSnapshot | undefined> => {
  const [[row], slugs] = await Promise.all([selectWhole(ctx, { id }), slugsOfPieces(ctx)]);
  return row && { ...row, snapshot: { ...row.snapshot, ...slugs(row.snapshot) } };
};

/** Returns one snapshot as it was written, for those who change it. */
export const findEditable = async (
  ctx: Ctx,
  id: number,
): Promise<typeof snapshots.$inferSelect | undefined> =>
  (await ctx.db.select().from(snapshots).where(eq(snapshots.id, id)))[0];

/** Returns the snapshots next to one in its place, on each side the nearest first; without those of hidden people. */
export const listNeighbours = async (
  ctx: Ctx,
  { id, locationId, publishedAt }: Pick<Snapshot, 'id' | 'locationId' | 'publishedAt'>,
): Promise<{ readonly newer: readonly Snapshot[]; readonly older: readonly Snapshot[] }> => {
  const values = { id, locationId, publishedAt: publishedAt ?? ctx.now, now: ctx.now };
  const [newer, older] = await Promise.all([
    withSlugs(ctx, selectNewer(ctx, values)),
    withSlugs(ctx, selectOlder(ctx, values)),
  ]);
  return { newer, older };
};

/** Lists the newest by somebody, but for one. */
export const listOfAuthor = (ctx: Ctx, authorId: number, exceptId: number): Promise<readonly Snapshot[]> =>
  withSlugs(ctx, selectOfAuthor(ctx, { authorId, exceptId, now: ctx.now }));

const isPublished = eq(snapshots.state, sql`'published'`);
const isOut = and(
  isPublished,
  sql`${snapshots.publishedAt} <= ${sql.placeholder('now')}`,
  not(deskPieces.isReducedPiece(sql`'imagepost'`, sql`${snapshots.id}`)),
);

/** Compares (`<` or `>`) with the one whose place and moment are given, in the order of the index. */
const isNeighbour = (comparison: SQL) =>
  and(
    isOut,
    eq(snapshots.locationId, sql.placeholder('locationId')),
    not(isByHiddenPerson(snapshots.authorId, sql.placeholder('now'))),
    sql`(${snapshots.publishedAt}, ${snapshots.id}) ${comparison} (${sql.placeholder('publishedAt')}, ${sql.placeholder('id')})`,
  );

const selectNewer = prepared('snapshots.newer', (db) =>
  db
    .select(columns)
    .from(snapshots)
    .where(isNeighbour(sql`>`))
    .orderBy(asc(snapshots.publishedAt), asc(snapshots.id))
    .limit(NEIGHBOURS),
);

const selectOlder = prepared('snapshots.older', (db) =>
  db
    .select(columns)
    .from(snapshots)
    .where(isNeighbour(sql`<`))
    .orderBy(desc(snapshots.publishedAt), desc(snapshots.id))
    .limit(NEIGHBOURS),
);

const selectOfAuthor = prepared('snapshots.of-author', (db) =>
  db
    .select(columns)
    .from(snapshots)
    .where(
      and(
        isOut,
        eq(snapshots.authorId, sql.placeholder('authorId')),
        sql`${snapshots.id} <> ${sql.placeholder('exceptId')}`,
      ),
    )
    .orderBy(desc(snapshots.publishedAt), desc(snapshots.id))
    .limit(MORE_OF_AUTHOR),
);

type Row = Omit<typeof snapshots.$inferSelect, 'text' | 'parts'>;

const withSlugs = async (ctx: Ctx, rows: Promise<Row[]>): Promise<Snapshot[]> => {
  const [found, slugs] = await Promise.all([rows, slugsOfPieces(ctx)]);
  return found.map((row) => ({ ...row, ...slugs(row) }));
};
