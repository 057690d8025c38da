// Holds numbers and fixed words of the lists of events.

/** Ways to look at what takes place, as addresses name them; the first is meant where none is named. */
export const VIEWS = ['liste', 'tag', 'woche', 'monat', 'plakat'] as const;
export type ViewName = (typeof VIEWS)[number];

/** Names in addresses. They lie in bookmarks, so they never change. */
export const QUERY = {
  view: 'ansicht',
  day: 'datum',
  from: 'von',
  until: 'bis',
  place: 'ort',
  category: 'rubrik',
  postcode: 'plz',
  radius: 'umkreis',
  weekend: 'wochenende',
  free: 'frei',
  families: 'familien',
  accessible: 'barrierefrei',
  fresh: 'neu',
  paper: 'papier',
  later: 'nach',
} as const;

/** What a box that is ticked sends. */
export const TICKED = 'ja';

export const RADII_KM = [5, 10, 20, 30, 50] as const;
export const USUAL_RADIUS_KM = 10;

/** What was published so lately is new. */
export const FRESH_DAYS = 7;

/** Nobody looks further ahead, and no search engine walks into months without an end. */
export const MAX_DAYS_AHEAD = 3 * 365;

/** Dates of one day in a week, and in a month; the page of the day has the others. */
export const PER_DAY_OF_WEEK = 12;
export const PER_DAY_OF_MONTH = 3;
/** The largest number of dates that go on for days and have begun before. */
export const MAX_GOING_ON = 24;

/** Sheets of paper. */
export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];
/** The largest number of dates on a sheet that go on for days. */
export const GOING_ON_PAPER = 3;
/** No sheet has room for more in letters that are read from a pavement. */
export const MAX_DATES_ON_PAPER = 60;
