// This is what stands on a card.
import type { Theme } from '#bundles/appearance/public.ts';

export interface CardWords {
  /** Says where, such as a place; it is empty where there is none. */
  readonly kicker: string;
  /** The title has no soft hyphens. */
  readonly title: string;
}

export interface PortalCardWords extends CardWords {
  /** The name of the portal. */
  readonly portal: string;
  /** Its colours and the face of its headlines. */
  readonly theme: Theme;
}
