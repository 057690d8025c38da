// Fixed words of pieces as cards.

/** What a card shows beside headline and picture: no text, the lead, or the lead under a large picture. contract.md 3 */
export const CARD_LAYOUTS = ['article-no-text', 'article-text', 'article-teaser'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];
export const [CARD_LAYOUT, CARD_LAYOUT_TEXT, CARD_LAYOUT_TEASER] = CARD_LAYOUTS;
