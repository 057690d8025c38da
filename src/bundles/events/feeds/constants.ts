// These are numbers of the calendars that readers subscribe to.

/** How many days dates that are over stay in readers' calendars. */
export const DAYS_BACK = 30;
export const DAYS_AHEAD = 400;
/** The most dates of a calendar: larger ones are slow to be read on phones; the soonest dates have precedence. */
export const MAX_FEED_DATES = 500;
/** How often programs are asked to look for changes. */
export const REFRESH_HOURS = 6;

/** How often the programs of one person may ask for their own calendar. */
export const OWN_CALENDAR_LIMIT = { attempts: 120, seconds: 3600 };

/** Names in the address of the page that explains subscribing, beside those of the lists. */
export const TAG_QUERY = 'thema';
export const PERSON_QUERY = 'profil';
