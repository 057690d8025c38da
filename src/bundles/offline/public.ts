// This is what reading without a network offers to other bundles.

/** Where the browser's one worker lies, for whoever registers it. */
export { WORKER } from './constants.ts';
/** A slot for scripts of the worker. */
export { workerScripts } from './worker-source.ts';
