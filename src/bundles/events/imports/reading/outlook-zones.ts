// Translates the names that Windows, Outlook and Exchange give to zones into those of IANA (Unicode CLDR, windowsZones).
import { USUAL_TIME_ZONE } from '#kernel/calendar.ts';

/** The zones by their names in small letters. */
const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'w. europe standard time': USUAL_TIME_ZONE,
    'w. europe daylight time': USUAL_TIME_ZONE,
    'mitteleuropäische zeit': USUAL_TIME_ZONE,
    'mitteleuropäische sommerzeit': USUAL_TIME_ZONE,
    'westeuropäische normalzeit': USUAL_TIME_ZONE,
    'central europe standard time': 'Europe/Budapest',
    'central european standard time': 'Europe/Warsaw',
    'romance standard time': 'Europe/Paris',
    'gmt standard time': 'Europe/London',
    'greenwich standard time': 'Atlantic/Reykjavik',
    'e. europe standard time': 'Europe/Chisinau',
    'fle standard time': 'Europe/Kyiv',
    'gtb standard time': 'Europe/Bucharest',
    'russian standard time': 'Europe/Moscow',
    'turkey standard time': 'Europe/Istanbul',
    'israel standard time': 'Asia/Jerusalem',
    'eastern standard time': 'America/New_York',
    'central standard time': 'America/Chicago',
    'mountain standard time': 'America/Denver',
    'pacific standard time': 'America/Los_Angeles',
    'china standard time': 'Asia/Shanghai',
    'tokyo standard time': 'Asia/Tokyo',
    'india standard time': 'Asia/Kolkata',
    'aus eastern standard time': 'Australia/Sydney',
    utc: 'UTC',
    gmt: 'UTC',
    z: 'UTC',
    'coordinated universal time': 'UTC',
    mez: USUAL_TIME_ZONE,
    mesz: USUAL_TIME_ZONE,
    cet: USUAL_TIME_ZONE,
    cest: USUAL_TIME_ZONE,
    'tzone://microsoft/utc': 'UTC',
  }),
);

/** The cities in names such as „(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien“. */
const CITIES: readonly (readonly [sought: RegExp, zone: string])[] = [
  [/\b(Berlin|Bern|Wien|Vienna)\b/i, USUAL_TIME_ZONE],
  [/\b(Brüssel|Brussels|Paris|Madrid)\b/i, 'Europe/Paris'],
  [/\b(London|Dublin|Lissabon|Lisbon)\b/i, 'Europe/London'],
  [/\b(Warschau|Warsaw)\b/i, 'Europe/Warsaw'],
  [/\b(Athen|Athens|Bukarest|Bucharest)\b/i, 'Europe/Bucharest'],
];

/** Returns what IANA calls a zone that has another name; undefined for one that we have never heard of. */
export const zoneOfOutlook = (name: string): string | undefined =>
  ZONES.get(name.toLowerCase()) ?? CITIES.find(([sought]) => sought.test(name))?.[1];
