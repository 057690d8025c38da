// Says which pieces a viewer sees, in SQL.
import { and, eq, lte, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { activeRolePaths } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isByHiddenPerson } from '#bundles/users/public.ts';
import type { PieceFacts } from './policy.ts';

/** These are the columns of a kind's own table. */
type PieceColumns = Readonly<Record<Exclude<keyof PieceFacts, 'isAuthorHidden'>, AnyPgColumn>>;

/**
 * Says the same as pieceVisibility in SQL: true where that isn't 'nothing'. For each kind a property test holds the two
 * together.
 */
export const isVisibleTo = (piece: PieceColumns, viewer: Viewer, now: Date): SQL => {
  const isPublic = and(
    eq(piece.state, 'published'),
    lte(piece.publishedAt, now),
    not(isByHiddenPerson(piece.authorId, now)),
  );
  const isOwn =
    viewer.id === null ? undefined : and(eq(piece.authorId, viewer.id), ne(piece.state, 'hidden'));
  const isEditor = activeRolePaths(viewer, 'editor').map(
    (path) => sql`starts_with(${piece.locationPath}, ${path})`,
  );
  return or(isPublic, and(ne(piece.state, 'erased'), or(isOwn, ...isEditor) ?? sql`false`))!;
};
