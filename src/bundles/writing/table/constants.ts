// Holds numbers and fixed words of the table of pieces.

/** States in the address, and as the lists know them. */
export const TABLE_STATES = {
  erschienen: 'out',
  geplant: 'planned',
  zurueckgezogen: 'withdrawn',
  abgelaufen: 'expired',
  verborgen: 'hidden',
} as const;
/** The value in the place of a state: whatever it is, a rule has marked it. */
export const MARKED = 'markiert';
export type TableState = keyof typeof TABLE_STATES;

/** Days in which readers are counted. */
export const READER_SPANS = { tag: 1, woche: 7, monat: 30 } as const;
export type ReaderSpan = keyof typeof READER_SPANS;
export const USUAL_SPAN: ReaderSpan = 'woche';
