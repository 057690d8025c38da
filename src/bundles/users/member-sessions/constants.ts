// Holds the numbers of how a member signs in.

/** The devices used last are named one by one. */
export const DEVICES_SHOWN = 10;
