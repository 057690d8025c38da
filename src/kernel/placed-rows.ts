// Rows hold the path of a place, such as `1/4/7/`, so that roles can be asked without the tree: whoever keeps such rows
// declares them, and they move along with their place.
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from './ctx.ts';
import type { MovingRows } from './row-moves.ts';
import { defineSlot } from './slots.ts';

/** A place has another path now, and all below it; or it has become another place. */
export interface PathChange {
  readonly fromPath: string;
  readonly toPath: string;
  /** The id of a place that was merged into the other one; null for any other change. */
  readonly mergedId: number | null;
  readonly toId: number;
}

export interface NamedPlace {
  readonly id: number;
  readonly path: string;
}

export interface PlacedRows extends MovingRows<PathChange> {
  /**
   * Says whether a row names the place, or one below it, that somebody would miss: none of what was erased, and none that is
   * made of others.
   */
  readonly isUsed: (ctx: Ctx, place: NamedPlace) => Promise<boolean>;
}

/** Says for rows that are made of others that nobody would miss them. */
export const areDerived: PlacedRows['isUsed'] = async () => false;

/** Says whether a table has a row that meets the condition. */
export const hasRow = async (ctx: Ctx, table: PgTable, condition: SQL): Promise<boolean> => {
  const { rows } = await ctx.db.execute(sql`select 1 from ${table} where ${condition} limit 1`);
  return rows.length > 0;
};

export const placedRows = defineSlot<void, PlacedRows>('kernel.placed-rows', {
  isAboutRows: true,
});

interface PathTable {
  readonly locationPath: AnyPgColumn;
  readonly locationId?: AnyPgColumn;
  /** The state of pieces, and of what is written of them. */
  readonly state?: AnyPgColumn;
  readonly pieceState?: AnyPgColumn;
  /** Grows where the row’s own place has become another one, for whoever keeps copies of what the row says. */
  readonly calendarSequence?: AnyPgColumn;
}

/** Declares that the rows of a table have a path, and perhaps the id of the place itself. */
export const rowsWithPath = (table: PgTable & PathTable): PlacedRows => {
  const { locationPath: path, locationId, calendarSequence: sequence } = table;
  const pieceState = table.pieceState ?? table.state;
  const isLeft = pieceState ? sql`and ${pieceState} is distinct from 'erased'` : sql``;
  return {
    isUsed: (ctx, place) => hasRow(ctx, table, sql`starts_with(${path}, ${place.path}) ${isLeft}`),
    count: async (ctx, { fromPath }) => {
      const { rows } = await ctx.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${table} where starts_with(${path}, ${fromPath})`,
      );
      return rows[0]!.count;
    },
    move: async (ctx, { fromPath, toPath, mergedId, toId }, limit) => {
      const place = sql`, location_id = case ${locationId} when ${mergedId}::int then ${toId}::int else ${locationId} end`;
      const newer = sql`, calendar_sequence = ${sequence} + case ${locationId} when ${mergedId}::int then 1 else 0 end`;
      const { rows } = await ctx.db.execute(sql`
        update ${table} set location_path = ${toPath} || substr(${path}, ${fromPath.length + 1}::int)
          ${locationId ? place : sql``} ${locationId && sequence ? newer : sql``}
        where ctid = any(array(
          select ctid from ${table} where starts_with(${path}, ${fromPath}) limit ${limit} for update))
        returning 1`);
      return rows.length;
    },
  };
};
