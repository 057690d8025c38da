// This is what reading without a network offers to other bundles.

/** Where the browser's one worker lies, for whoever registers it. */
export { WORKER } from './constants.ts';
/** Scripts for it. */
export { workerScripts } from './worker-source.ts';
