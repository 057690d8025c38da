// Holds the fixed words of reading without a network.

/** Where the browser's worker lies: at the top, so that it may answer for the whole portal. It never moves. */
export const WORKER = '/push-worker.js';

/** What somebody sends who signs out. */
export const SIGN_OUT = '/abmelden';
