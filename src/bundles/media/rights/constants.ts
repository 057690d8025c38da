// These are the numbers and fixed words of rights to pictures and of their desk.

/** What a moderator says when an image is taken away. */
export const MAX_BLOCK_REASON_LENGTH = 500;

/** The number of images with an ended licence that one run of the job withdraws; the next run goes on. */
export const EXPIRED_AT_ONCE = 500;

/** What the desk can be asked for. */
export const DESK_FILTERS = [
  'gesperrt',
  'abgelaufen',
  'laeuft-ab',
  'ohne-nachweis',
  'nicht-verwendet',
  'fehlgeschlagen',
] as const;
export type DeskFilter = (typeof DESK_FILTERS)[number];

/** A licence that ends within so many days „läuft bald ab“. */
export const SOON_DAYS = 30;
export const DESK_PAGE_LENGTH = 24;
export const SEARCH_MAX_LENGTH = 100;
/** People whose images are found by their names. */
export const OWNERS_SEARCHED = 50;
/** Things that show an image, told by name; all others are counted. */
export const USES_LISTED = 3;
/** Things that are asked about for that: a symbol picture is in thousands, of which the viewer may not see the first. */
export const USES_ASKED = 20;
