// Pages of earlier bundles lead to calendars of dates by this slot, such as that of a place or of a person.
import { defineSlot } from './slots.ts';

/** What a page is about. */
export interface CalendarSubject {
  readonly locationId?: number;
  readonly categoryId?: number;
  readonly tagId?: number;
  readonly userId?: number;
  /** The kinds of what the page lists, where it knows them. */
  readonly types?: readonly string[];
}

export interface CalendarLink {
  name: string;
  href: string;
}

/** Where it is said how one subscribes; nothing where there are no dates. */
export const calendarLinks = defineSlot<CalendarSubject, CalendarLink>('pages.calendars');
