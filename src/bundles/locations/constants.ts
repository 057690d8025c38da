// These are the fixed words of the places.

/** Tag of everything that depends on the tree of places. */
export const LOCATIONS_TAG = 'locations';

/** The first words of addresses that later bundles bring, beside those of the routes that are there. contract.md 12, 13 */
export const SEGMENTS_TO_COME: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'cockpit',
  'cs',
  'dataexchange',
  'events',
  'federation',
  'interaction',
  'konto',
  'logging',
  'media',
  'oauth',
  'p',
  'profile',
  'registrieren',
  's',
  'schreiben',
  'suche',
  'tag',
  'user',
]);

/** The kinds of places from the largest to the smallest; a place lies in one of a larger kind. */
export const LOCATION_KINDS = ['country', 'state', 'district', 'town', 'quarter'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

export const NAME_MAX_LENGTH = 80;
/** A file of places, and what is pasted of one. */
export const IMPORT_MAX_BYTES = 500_000;
export const IMPORT_MAX_LINES = 2000;
