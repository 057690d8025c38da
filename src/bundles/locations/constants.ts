// These are the fixed words of the places.

/** Tag of everything that depends on the tree of places. */
export const LOCATIONS_TAG = 'locations';

/** First words of addresses that later bundles bring, beside those of the routes that are there. contract.md 12, 13 */
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
