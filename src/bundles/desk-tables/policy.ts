// Says who may work with a table, and with what somebody keeps of it.
import type { DeskTable } from '#kernel/desk-table.ts';
import { isOneself, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';

/** Whoever may open the table, and may act at all; what is done with a row is asked of its own policy. */
export const mayUseTable = (viewer: Viewer, table: Pick<DeskTable, 'may'>): boolean =>
  mayAct(viewer) && table.may(viewer);

/** Lets people work with their own views alone. */
export const isOwn = (viewer: Viewer, { userId }: { readonly userId: number }): boolean =>
  isOneself(viewer, userId);
