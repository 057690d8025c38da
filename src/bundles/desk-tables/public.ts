// What the tables of desks offer to the bundles whose desks they stand on.

/** A table as its address asks for it, and what surrounds its rows. */
export { loadTableFrame, openTable } from './table-frame.ts';
export type { OpenTable } from './table-frame.ts';
export type { TableFrameView } from './views.ts';
/** What can be done with many rows at once. */
export { bulkActions, done, unchanged } from './bulk-actions.ts';
export type { BulkAction, BulkResult, Kept, UndoResult } from './bulk-actions.ts';
/** How a thing stands in forms. */
export { rowKeyOf } from './selection.ts';
export { TABLE_LENGTH } from './constants.ts';
