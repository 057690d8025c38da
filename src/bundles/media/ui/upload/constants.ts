// These are the numbers of uploading in the browser.

/** contract.md 9: what is dropped and larger than this is refused before anything else is asked. */
export const MAX_DROP_BYTES = 33_554_432;

/** An upload of which nothing was heard for so long counts as interrupted. */
export const STALL_MS = 30_000;
