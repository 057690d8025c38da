// What has its moment in a week of the newsroom's calendar and isn't moved there: bundles say it by the slot `plannedDates`.
import type { ContentRef, ContentType } from './content-kinds.ts';
import { defineSlot } from './slots.ts';

export interface PlannedDates {
  readonly from: Date;
  readonly until: Date;
  /** Ids of the places that are shown with what lies below them; undefined is the whole portal. */
  readonly places: readonly (number | undefined)[];
  /** Of pieces of this kind only. */
  readonly type: ContentType | undefined;
  /** So many are of use. */
  readonly limit: number;
}

export interface PlannedDate {
  readonly at: Date;
  /** It has no hour of its own. */
  readonly isAllDay?: boolean;
  /** „Termin“, „Aufmacher von Auenfeld endet“ */
  readonly what: string;
  /** Where it is looked after; the thing's own page unless given. */
  readonly href?: string;
  /** Of which thing it is; those that the viewer doesn't see are left out. */
  readonly ref?: ContentRef;
  /** What it is called, of what is no such thing; it has an `href`. */
  readonly title?: string;
}

export const plannedDates = defineSlot<PlannedDates, PlannedDate>('planned-dates');
