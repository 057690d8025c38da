// Says in which country events take place: that by whose clocks the portal goes.
import { timeZone } from '#kernel/calendar.ts';

/** The countries by the clocks that portals go by: `zoneNames` of settings. */
const COUNTRIES: Readonly<Record<string, string>> = {
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Vaduz': 'LI',
  'Europe/Luxembourg': 'LU',
  'Europe/Brussels': 'BE',
  'Europe/Rome': 'IT',
  'Europe/Copenhagen': 'DK',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Europe/Bucharest': 'RO',
  'Africa/Windhoek': 'NA',
  'America/Sao_Paulo': 'BR',
  'America/New_York': 'US',
};
/** Returns the country of the portal, as ISO 3166 calls it. */
export const country = (): string => COUNTRIES[timeZone()] ?? 'DE';
