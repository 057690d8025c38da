// This is what stands on a card.
import type { Theme } from '#bundles/appearance/public.ts';

export interface CardWords {
  /** Says where, such as a place; it is empty where there is none. */
  readonly kicker: string;
  /** The title has no soft hyphens. */
  readonly title: string;
  /** What everybody may see of it; without, the column stands there. */
  readonly picture?: CardPicture;
  /** It is a picture itself: that fills the card. */
  readonly isPicture?: boolean;
  /** When it takes place; shown on a picture. */
  readonly date?: CardDate;
}

export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface CardPicture {
  readonly id: number;
  /** Tells its files from those of other states of it. */
  readonly base: string;
  readonly focus: Focus;
}

export interface CardDate {
  readonly day: string;
  readonly month: string;
}

export interface PortalCardWords extends CardWords {
  /** The name of the portal. */
  readonly portal: string;
  /** Its colours and the face of its headlines. */
  readonly theme: Theme;
}
