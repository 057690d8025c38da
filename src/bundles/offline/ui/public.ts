// The browser's worker, for other bundles' browser code.
export { tellWorker } from './wake-worker.ts';
/** What goes when its reader signs out. */
export { PLACES_KEY } from '../constants.ts';
