// Collects pictures that a portal, or something in it, has of its own, in the place of what is drawn for it.
import type { OpenGraph } from '#kernel/answers.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { CardSubject } from './subjects.ts';

interface PortalPicture {
  /** A path of the portal. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

export interface PortalPictures {
  /** The logo for search engines. */
  readonly logo?: PortalPicture;
  /** The picture for whoever links to the front page, or to a page without a picture. */
  readonly card?: PortalPicture;
}

/** A later bundle says which there are now. */
export const portalPictures = defineSlot<void, PortalPictures>('sharing.portal-pictures');

/** The same of one thing, as anybody may see it. */
export const cardPictures = defineSlot<CardSubject, NonNullable<OpenGraph['image']>>('sharing.card-pictures');
