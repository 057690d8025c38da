// Says whose entries somebody finds on the desk.
import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { KindRows } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { activeRolePaths, hasActiveRole } from '#kernel/viewer.ts';
import type { HistoryScope } from '#bundles/history/public.ts';
import { ADMINISTRATIVE_TYPES } from './constants.ts';

/**
 * Returns whose entries the viewer finds: administrators find everything; editors of the portal all but people and settings;
 * editors of places what stands there, and what hangs on that, such as comments.
 */
export const scopeOf = ({ viewer, portal }: Ctx): HistoryScope => {
  if (hasActiveRole(viewer, 'admin')) return { withoutTypes: [] };
  if (hasActiveRole(viewer, 'editor')) return { withoutTypes: ADMINISTRATIVE_TYPES };
  const paths = activeRolePaths(viewer, 'editor');
  const kinds = portal.kinds.all().flatMap((kind) => {
    const { type, rows } = kind;
    if (rows) return [{ type, isAt: (id: AnyPgColumn) => hasRowAt(rows, id, paths) }];
    if (!kind.standsAt) return [];
    return [{ type, isAt: (id: AnyPgColumn) => kind.standsAt!(id, paths, portal.kinds) }];
  });
  return { kinds };
};

const hasRowAt = (rows: KindRows, id: AnyPgColumn, paths: readonly string[]): SQL => {
  const isThere = or(...paths.map((path) => sql`starts_with(${rows.locationPath}, ${path})`));
  return sql`exists (select from ${rows} where ${and(eq(rows.id, id), isThere)})`;
};
