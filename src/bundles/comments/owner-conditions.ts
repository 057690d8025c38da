// Builds conditions on comments that depend on what they stand under, whose tables belong to the kinds.
import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentKinds, KindRows } from '#kernel/content-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { comments } from './schema.ts';

/** Who is looking, when, and at a portal with which kinds. */
export interface Looking {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly kinds: ContentKinds;
}

/**
 * Returns a condition for comments under things that the viewer sees and for which `further` holds. It lets in none of kinds
 * that are switched off. It is asked of each row by its thing's id: otherwise PostgreSQL would rather read all things of a kind
 * to know which they are.
 */
export const whereOwner = (
  { viewer, now, kinds }: Looking,
  further: (owner: KindRows) => SQL | undefined,
): SQL => {
  const conditions = declaring(kinds.all(), 'comments').flatMap((kind) => {
    if (!kind.rows) return [];
    const isIts = eq(kind.rows.id, comments.ownerId);
    const where = and(isIts, kind.visibleTo(viewer, now, kinds), further(kind.rows));
    return [and(eq(comments.ownerType, kind.type), sql`(select true from ${kind.rows} where ${where})`)];
  });
  return conditions.length > 0 ? sql`coalesce(${or(...conditions)}, false)` : sql`false`;
};

/** Returns a condition for a comment with this id, whatever became of it, under things at one of these places. */
export const standsAt = (id: AnyPgColumn, paths: readonly string[], kinds: ContentKinds): SQL => {
  const owners = declaring(kinds.all(), 'comments').flatMap(({ type, rows }) => {
    if (!rows) return [];
    const isThere = or(...paths.map((path) => sql`starts_with(${rows.locationPath}, ${path})`));
    const isIts = and(eq(rows.id, comments.ownerId), isThere);
    return [and(eq(comments.ownerType, type), sql`exists (select from ${rows} where ${isIts})`)];
  });
  return sql`exists (select from ${comments} where ${and(eq(comments.id, id), or(...owners) ?? sql`false`)})`;
};

/** Returns the condition that the thing stands where the viewer is a moderator. */
export const isModeratedBy = (viewer: Viewer, { locationPath }: KindRows): SQL => {
  const paths = viewer.id === null ? [] : activeRolePaths(viewer, 'moderator');
  return or(...paths.map((path) => sql`starts_with(${locationPath}, ${path})`)) ?? sql`false`;
};
