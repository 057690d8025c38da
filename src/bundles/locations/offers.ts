// A later bundle says here what a place offers its authors to write in.
import type { LinkView } from '#design/page-frame.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { Location } from './queries.ts';

export interface PlaceOffers {
  readonly label: string;
  /** Where each of them is kept. */
  readonly links: readonly LinkView[];
  /** Where it is decided, or what it means that there are none. */
  readonly note: string;
}

/** What a place offers, for its page on the desk. */
export const placeOffers = defineSlot<Location, PlaceOffers>('locations.offers');
