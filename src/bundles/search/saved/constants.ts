// Numbers of saved searches.

/** Of one person; more nobody keeps up with. */
export const MAX_SAVED = 50;
