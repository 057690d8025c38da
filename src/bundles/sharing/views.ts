// What stands on a card.

export interface CardWords {
  /** Where, such as a place; empty without. */
  readonly kicker: string;
  /** Without soft hyphens. */
  readonly title: string;
}

export interface PortalCardWords extends CardWords {
  /** The name of the portal. */
  readonly portal: string;
}
