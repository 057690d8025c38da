// Describes what leaves the server for lists of events.
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { ViewName } from './constants.ts';

export interface ProgrammeView {
  /** '' where the title says enough. */
  kicker: string;
  title: string;
  /** It is the way here, from the front page down. */
  crumbs: readonly LinkView[];
  /** Ways to look at it, of which one is open. */
  views: readonly LinkView[];
  /** Links that lead to days that are soon in one step. */
  shortcuts: readonly LinkView[];
  filter: FilterView;
  /** What the list is narrowed by, each with the address without it. */
  narrowings: readonly LinkView[];
  period: PeriodView | null;
  shown: ShownView;
  /** The address that leads back to what is next, from a later page. */
  first: string | null;
  later: string | null;
  empty: EmptyView | null;
  posterHref: string;
  /** How one has it in one's own calendar. */
  subscribeHref: string;
}

/** The parts that are the same for everybody who asks for the same. */
export interface ShownView {
  /** What has begun before and goes on. */
  goingOn: readonly RowView[];
  days: readonly DayView[];
  /** What is left of a month by weeks; null unless one is looked at. */
  weeks: readonly (readonly (DayView | null)[])[] | null;
}

export interface DayView {
  /** A day such as `2026-11-27`. */
  day: string;
  /** It reads „Freitag, 27. November 2026“. */
  name: string;
  /** They read „Fr“ and „27“. */
  weekday: string;
  number: string;
  isToday: boolean;
  isOver: boolean;
  rows: readonly RowView[];
  /** The address of the day's own page. */
  href: string;
  hasMore: boolean;
}

export interface RowView {
  key: string;
  href: string;
  title: string;
  iso: string;
  /** It reads „17 bis 22 Uhr“. */
  hours: string;
  /** It reads „seit 20. November“ of what has begun before. */
  since: string | null;
  /** It reads „abgesagt“; null of what takes place as announced. */
  status: string | null;
  /** Nobody need come. */
  isOff: boolean;
  venue: string;
  place: string;
  category: string;
  /** They read „frei“, „neu“. */
  marks: readonly string[];
}

/** The day, week or month that is looked at. */
export interface PeriodView {
  previous: LinkView | null;
  next: LinkView | null;
  /** The link back to today, from anywhere else. */
  today: LinkView | null;
}

export interface FilterView {
  action: string;
  /** What goes along unseen. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** A list has a beginning and an end; a day, week and month are chosen by a day. */
  hasSpan: boolean;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  places: readonly OptionView[];
  categories: readonly OptionView[];
  radii: readonly OptionView[];
  /** Boxes to tick. */
  choices: readonly { name: string; label: string; isTicked: boolean }[];
  isOpen: boolean;
  resetHref: string | null;
}

export interface EmptyView {
  title: string;
  text: string;
  ways: readonly LinkView[];
}

export interface PosterView {
  portal: string;
  heading: string;
  period: string;
  paper: 'a4' | 'a3';
  days: readonly PosterDayView[];
  goingOn: readonly RowView[];
  isEmpty: boolean;
  /** The address without the scheme, as one reads it from a wall. */
  address: string;
  qr: { size: number; path: string };
  papers: readonly LinkView[];
  back: string;
}

export interface PosterDayView {
  day: string;
  /** They read „Freitag“, „27.“ and „November“. */
  weekday: string;
  number: string;
  month: string;
  rows: readonly RowView[];
}

export type { ViewName };
