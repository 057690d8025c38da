// Builds conditions on rows of later bundles that hang on the piece which they name.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { pieces } from './schema.ts';

/**
 * Tells whether moderators keep the thing out of all lists, which is never so for what is no piece. It serves tables of other
 * bundles, by columns or by words of SQL.
 */
export const isReducedPiece = (type: SQL, id: SQL): SQL =>
  sql`exists (select from ${pieces} where ${pieces.isReduced} and ${pieces.type} = ${type} and ${pieces.objectId} = ${id})`;

/** The piece stands at one of the places. PostgreSQL may begin with the pieces or with the rows, whichever are fewer. */
export const isPieceAt = (
  ref: { readonly type: AnyPgColumn; readonly id: AnyPgColumn },
  locationIds: readonly number[],
): SQL => {
  if (locationIds.length === 0) return sql`false`;
  const isIts = and(eq(pieces.type, ref.type), eq(pieces.objectId, ref.id));
  return sql`exists (select from ${pieces} where ${and(isIts, inArray(pieces.locationId, [...locationIds]))})`;
};
