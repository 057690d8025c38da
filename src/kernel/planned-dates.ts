// Bundles say by the slot `plannedDates` what has its moment in a week of the newsroom's calendar and isn't moved there.
import type { ContentRef, ContentType } from './content-kinds.ts';
import { defineSlot } from './slots.ts';

export interface PlannedDates {
  readonly from: Date;
  readonly until: Date;
  /** The ids of the places that are shown with what lies below them; undefined is the whole portal. */
  readonly places: readonly (number | undefined)[];
  /** The kind to which the dates are limited; undefined is every kind. */
  readonly type: ContentType | undefined;
  /** How many dates are of use. */
  readonly limit: number;
}

export interface PlannedDate {
  readonly at: Date;
  /** It has no hour of its own. */
  readonly isAllDay?: boolean;
  /** What happens then, such as „Termin“ or „Aufmacher von Auenfeld endet“. */
  readonly what: string;
  /** Where it is looked after; the thing's own page unless given. */
  readonly href?: string;
  /** The thing that the date is about; those that the viewer doesn't see are left out. */
  readonly ref?: ContentRef;
  /** What it is called, of what is no such thing; it has an `href`. */
  readonly title?: string;
}

export const plannedDates = defineSlot<PlannedDates, PlannedDate>('planned-dates');
