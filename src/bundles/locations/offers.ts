// Topic: what a place offers its authors to write in, which a later bundle knows.
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

/** For the page of a place on its desk. */
export const placeOffers = defineSlot<Location, PlaceOffers>('locations.offers');
