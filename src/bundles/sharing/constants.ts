// Numbers and fixed words of cards.

/** What Open Graph asks for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Counts how cards were drawn: other marks for all of them when the drawing changes. */
export const CARD_DESIGN = 1;

/** Cards in memory, some 30 KB each. */
export const MOST_KEPT = 200;
/** Drawn one after another, since each takes a core for a tenth of a second; who comes later is asked to come again. */
export const MOST_WAITING = 20;
/** Those who show links keep a picture for themselves anyway. */
export const CARD_MAX_AGE_S = 86_400;

/** Things whose kind tells what they are called. */
export const KINDS_WITH_CARDS = ['article', 'imagepost', 'event', 'user', 'cmspage'] as const;
/** Pieces among them say where they stand. */
export const PIECES_WITH_CARDS: readonly string[] = ['article', 'imagepost', 'event'];
