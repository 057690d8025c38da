// Holds numbers of the pages of pieces.

/** Pieces of its place that are shown in the place of one that is gone. */
export const NEWEST_INSTEAD = 4;
