// Holds the numbers and fixed words of snapshots.

export const MAX_TITLE_LENGTH = 200;

/** Pictures beside a snapshot: by the same author, and its neighbours on each side in its place. */
export const MORE_OF_AUTHOR = 6;
export const NEIGHBOURS = 2;

/** Returns the tag of whatever shows a snapshot. */
export const snapshotTag = (id: number) => `imagepost:${id}`;
