// Changes the rows of the lists of places, when a place moves or becomes part of another one.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { areDerived } from '#kernel/placed-rows.ts';
import type { PathChange, PlacedRows } from '#kernel/placed-rows.ts';
import { idsOfPath } from '#bundles/locations/public.ts';
import { countEach } from './count-each.ts';
import { piecePlaces, pieces } from './schema.ts';

/** Whoever saves a piece locks its row first, so these do as well. */
export const listsOfPlaces: PlacedRows = {
  isUsed: areDerived,
  count: async (ctx, change) => {
    const { rows } = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${piecePlaces} entry where ${isWrong(change)}`,
    );
    return rows[0]!.count;
  },
  move: async (ctx, change, limit) => {
    const { left, joined } = difference(change);
    const { rows } = await ctx.db.execute(sql`
      with batch as (
        select entry.type, entry.object_id, entry.category_id, entry.published_at
        from ${piecePlaces} entry join ${pieces} piece
          on piece.type = entry.type and piece.object_id = entry.object_id
        where ${isWrong(change)} limit ${limit} for update of piece
      ), joined as (
        insert into piece_places (type, object_id, location_id, category_id, published_at)
        select batch.type, batch.object_id, place, batch.category_id, batch.published_at
        from batch cross join unnest(${sql.param(joined)}::int[]) place
        on conflict do nothing
      ), gone as (
        delete from piece_places entry using batch
        where entry.type = batch.type and entry.object_id = batch.object_id
          and entry.location_id = any(${sql.param(left)}::int[])
      )
      select 1 from batch`);
    return rows.length;
  },
};

/** What stood at the place that is no more, whether it is in the lists or not. */
export const piecesOfPlaces: PlacedRows = {
  // The tables of kinds say whether the place is used.
  isUsed: areDerived,
  count: async () => 0,
  move: async (ctx, { mergedId, toId }, limit) => {
    if (mergedId === null) return 0;
    const { rows } = await ctx.db.execute(sql`
      update ${pieces} set location_id = ${toId} where ctid = any(array(
        select ctid from ${pieces} where ${pieces.locationId} = ${mergedId} limit ${limit} for update))
      returning 1`);
    return rows.length;
  },
};

/** Returns the places whose lists a piece leaves, and those whose lists it comes into. */
const difference = ({ fromPath, toPath }: PathChange) => {
  const [from, to] = [idsOfPath(fromPath), idsOfPath(toPath)];
  return {
    moved: from.at(-1)!,
    left: from.filter((id) => !to.includes(id)),
    joined: to.filter((id) => !from.includes(id)),
  };
};

/** Returns the condition of an entry of the list of the place itself whose piece isn't in the right lists above it yet. */
const isWrong = (change: PathChange) => {
  const { moved, left, joined } = difference(change);
  return sql`entry.location_id = ${moved} and (exists ${standsAt(left)}
    ${joined.length > 0 ? sql`or not exists ${standsAt(joined.slice(0, 1))}` : sql``})`;
};

/** Says whether the piece of an entry stands in the list of one of the places. */
const standsAt = (ids: readonly number[]) => sql`(select from piece_places other
  where other.type = entry.type and other.object_id = entry.object_id
    and other.location_id = any(${sql.param([...ids])}::int[]))`;

/** Counts the pieces at each place itself, as far as it is worth counting, without those that are erased. */
export const countPiecesAtPlaces = (ctx: Ctx, ids: readonly number[]) =>
  countEach(ctx, ids, { from: pieces, by: pieces.locationId, where: sql`${pieces.state} <> 'erased'` });
