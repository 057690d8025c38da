// Holds the browser's worker, for other bundles' browser code.
export { postToWorker } from './wake-worker.ts';
/** What the browser stores for its reader alone. */
export { peek, readerOfPage, readOwn, removeOwn, saveOwn } from './own-storage.ts';
