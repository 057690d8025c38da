// Fixed words of the places.

/** Tag of everything that depends on the tree of places. */
export const LOCATIONS_TAG = 'locations';
