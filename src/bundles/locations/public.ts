// This is what places offer to other bundles.

/** Reads the whole tree, from memory. */
export { findLocation, findLocationBySlug, getLocationTree } from './queries.ts';
/** The same as it is in the database now, within a transaction that changes it. */
export { readLocationTree } from './queries.ts';
export type { Location, LocationTree } from './queries.ts';
/** The places that somebody looks after in a role. */
export { placeChoices, placesLookedAfter } from './looked-after.ts';
/** Adds a place; gives one its picture. */
export { createLocation, savePlacePicture } from './commands.ts';
/** Hides a place that came with an import, or takes it away. */
export { formerPlaces } from './former-places.ts';
/** The ids from the root down to a place, whether a place lies within another, and what was typed as a postcode. */
export { idsOfPath, isWithin, readPostcode } from './rules.ts';
/** What lies around, above and below a place. */
export {
  holdsAll,
  placesAbove,
  placesAround,
  placesBelow,
  placesByDistance,
  placesNear,
  wayTo,
} from './neighbourhood.ts';
export type { NearPlace } from './neighbourhood.ts';
/** Reads „6 km“. */
export { distance as distanceText } from './texts.ts';
/** Addresses of places, and of their desk. */
export { locationPaths } from './paths.ts';
export { placeDeskPaths } from './desk/paths.ts';
/** Who changes places. */
export { mayChangeLocations } from './policy.ts';
/** A later bundle says what places look like. */
export { placePictures } from './pictures.ts';
export { placeOffers } from './offers.ts';
/** Names the tag of pages that depend on the tree of places. */
export { LOCATIONS_TAG } from './constants.ts';
/** Asks later bundles how much stands at each place. */
export { piecesAtPlaces } from './counts.ts';
