// The browser's worker, for other bundles' browser code.
export { tellWorker } from './wake-worker.ts';
/** What the browser remembers for its reader alone. */
export { forget, peek, readerOfPage, recall, remember } from './own-memory.ts';
