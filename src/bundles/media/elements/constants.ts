// These are the numbers and fixed words of media elements.

/** contract.md 9: how often is asked whether pictures are ready, and how long an answer may take. */
export const STUB_POLL_MS = 5000;
export const STUB_TIMEOUT_MS = 4500;
/** contract.md 4: a picture whose reload failed is asked for once more after this time. */
export const RELOAD_RETRY_MS = 1000;

/** The shapes a picture can be asked for in, as CSS writes them; undefined is its own. contract.md 13 */
export const RATIOS = { '16x9': '16 / 9', '4x3': '4 / 3', '1x1': '1 / 1', original: undefined } as const;
export type Ratio = keyof typeof RATIOS;

/** The name of a downloaded file has at most so many characters, without its ending. */
export const MAX_FILE_NAME_LENGTH = 60;

/** The event on a picture of the page that was drawn anew, or has gone. */
export const MEDIA_RELOADED = 'litfass:media-reloaded';
