// Offers pieces to those who look for words in them: whatever is out.
import { asc, gt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#kernel/ctx.ts';
import type { KindSearching, SearchedThing } from '#kernel/searching.ts';
import type { PieceState } from './constants.ts';

/** A row of a kind's own table, with its words as everybody may read them. */
export interface SearchedPiece extends SearchedThing {
  readonly id: number;
  readonly state: PieceState;
}

type PieceTable = PgTable & { readonly id: AnyPgColumn };

/** Makes a kind searchable; `load` gives the pieces that exist among these, whatever their state. */
export const pieceSearching = (
  table: PieceTable,
  load: (ctx: Ctx, ids: readonly number[]) => Promise<readonly SearchedPiece[]>,
): KindSearching => ({
  idsAfter: async (ctx, after, limit) => {
    const rows = await ctx.db
      .select({ id: table.id })
      .from(table)
      .where(gt(table.id, after))
      .orderBy(asc(table.id))
      .limit(limit);
    return rows.map(({ id }) => Number(id));
  },
  wordsOf: async (ctx, ids) => {
    const found = await load(ctx, ids);
    return new Map(found.filter(({ state }) => state === 'published').map((piece) => [piece.id, piece]));
  },
});
