// Says what comes out of a foreign calendar, whatever it was written in.
import type { ReportLine } from './report.ts';
import type { Refusal } from './texts.ts';

/** A parameter of the beginning of an entry, where a table names none. */
export const YEAR_GUESSED = 'x-year-guessed';

export interface ReadDate {
  /** Which date of its series it is, by when that began at first; '' where there is no series. */
  readonly key: string;
  readonly startsAt: Date;
  /** When it ends; for whole days the midnight that the last one begins with; null for an open end. */
  readonly endsAt: Date | null;
  readonly isAllDay: boolean;
  /** Where it is, in the words of the calendar; '' where it doesn't say. */
  readonly venue: string;
}

export interface ReadItem {
  /** The calendar knows it by that; of a date of a series that has become something else, with its former beginning. */
  readonly key: string;
  /** The line of the entry in the file. */
  readonly line: number;
  readonly title: string;
  /** Words without markup, paragraphs parted by empty lines. */
  readonly text: string;
  readonly organiser: string;
  /** An address of the web, or ''. */
  readonly link: string;
  readonly isCancelled: boolean;
  /** It named no year, and stands for the next such day. */
  readonly isYearGuessed?: true;
  /** The dates in their order, at least one. */
  readonly dates: readonly ReadDate[];
}

export interface ReadCalendar {
  /** The name that the calendar gives itself; '' where it gives none. */
  readonly name: string;
  readonly items: readonly ReadItem[];
  readonly report: readonly ReportLine[];
  /** The number of lines that the report had no room for. */
  readonly unreported: number;
  /** Entries whose dates all lie outside of the window. */
  readonly outside: number;
  /** Nothing was left unread for its length or its number: what isn't among the items isn't in the calendar. */
  readonly isWhole: boolean;
  /** Why it is none; null for one that is read, be it in part. */
  readonly refusal: Refusal | null;
  /** Entries that are there and can't be read. */
  readonly unreadable: readonly UnreadEntry[];
}

/** What it still says of itself; '' for what it doesn't. */
export interface UnreadEntry {
  readonly uid: string;
  readonly title: string;
  /** Null for what doesn't say when either. */
  readonly startsAt: Date | null;
}

/** The moments between which dates are taken. */
export interface Window {
  readonly from: Date;
  readonly until: Date;
}
