// Exports what the tables of desks offer to the bundles whose desks they stand on.

/** A table with its page: what the desk lists, and by what that is narrowed. */
export { drawTable, filterOptions, optionsOf } from './table-page.ts';
export type { TableContent } from './table-page.ts';
export type { OpenTable } from './table-frame.ts';
export { countedRows } from './texts.ts';
/** A page of its rows. */
export { keysetOf } from './keyset.ts';
/** What can be done with many rows at once. */
export { bulkActions, done, unchanged } from './bulk-actions.ts';
export type { BulkAction, BulkResult, RecordedFields, UndoResult } from './bulk-actions.ts';
/** How a thing stands in forms, and the mark of all that is listed. */
export { markOf, rowKeyOf } from './selection.ts';
export { COUNTED_UP_TO, MOST_PEOPLE, MOST_WORDS, TABLE_LENGTH } from './constants.ts';
