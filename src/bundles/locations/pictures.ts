// A later bundle keeps the pictures of places.
import { defineSlot } from '#kernel/slots.ts';
import type { Location } from './queries.ts';

export interface PlacePicture {
  /** Where it is chosen. */
  readonly href: string;
  /** A small file of it, and around which point it is cut; null without one. */
  readonly thumb: { readonly src: string; readonly position: string } | null;
}

/** The pictures by the ids of these places, for their desk. */
export const placePictures = defineSlot<readonly Location[], ReadonlyMap<number, PlacePicture>>(
  'locations.place-pictures',
);
