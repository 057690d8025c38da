// Topic: whose entries somebody finds on the desk.
import type { Ctx } from '#kernel/ctx.ts';
import { activeRolePaths, hasActiveRole } from '#kernel/viewer.ts';
import type { HistoryScope } from '#bundles/history/public.ts';
import { ADMINISTRATIVE_TYPES } from './constants.ts';

/** Administrators everything; editors of the portal all but people and settings; editors of places what stands there. */
export const scopeOf = ({ viewer, portal }: Ctx): HistoryScope => {
  if (hasActiveRole(viewer, 'admin')) return { withoutTypes: [] };
  if (hasActiveRole(viewer, 'editor')) return { withoutTypes: ADMINISTRATIVE_TYPES };
  const kinds = portal.kinds.all().flatMap(({ type, rows }) => (rows ? [{ type, rows }] : []));
  return { kinds, paths: activeRolePaths(viewer, 'editor') };
};
