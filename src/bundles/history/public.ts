// This is what the history offers to other bundles.

/** Writes who changed what, in the caller's transaction. */
export { record, recordPart } from './commands.ts';
/** Takes personal data out of the entries about somebody's things, or of those that name things in a field. */
export { redactHistory, redactNaming } from './commands.ts';
export type { HistoryChange } from './commands.ts';
/** Gives the newest entries of one thing, and those of all things page by page. */
export { findEntries, listHistory } from './queries.ts';
export type { EntryFilter, HistoryEntry, HistoryScope } from './queries.ts';
/** How bundles tell in German what they record. */
export { historyWords } from './words.ts';
export type { DrawnPicture, FieldWords, HistoryWords } from './words.ts';
/** What else entries are about than things of kinds. */
export { historySubjects } from './subjects.ts';
export type { HistorySubject, HistorySubjects } from './subjects.ts';
