// Holds the numbers of notes about people.

export const NOTE_MAX_LENGTH = 2000;
/** So many are shown at once, the newest. */
export const NOTES_SHOWN = 50;
