// Holds numbers and fixed words of what is near.

/** What came out longer ago is nobody's news, however near it is. */
export const NEAR_DAYS = 30;
/** Names of the query: the place as it was typed, or by its word; where the list continues. */
export const PLACE_QUERY = 'ort';
/** The heads under which the list stands: at the place itself, and up to so many kilometres. */
export const BANDS = [0, 5, 10, 20, 50] as const;
/** The number of other places that are shown, in their order. */
export const PLACES_SHOWN = 12;
/** What takes place later stands among the dates of its place. */
export const NEAR_DATES_DAYS = 14;
export const DATES_SHOWN = 6;
/** Places besides the one itself that are asked for their dates. */
export const PLACES_ASKED = 10;
