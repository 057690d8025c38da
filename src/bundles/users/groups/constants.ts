// Holds the numbers of groups of people.

export const GROUP_NAME_MAX_LENGTH = 60;
export const GROUP_NOTE_MAX_LENGTH = 300;
/** All of them stand in one list and in fields to choose from. */
export const MAX_GROUPS = 100;
