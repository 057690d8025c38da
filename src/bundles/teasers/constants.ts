// Holds the fixed words of pieces as cards.

/** What a card shows beside headline and picture: no text, the lead, or the lead under a large picture. contract.md 3 */
export const CARD_LAYOUTS = ['article-no-text', 'article-text', 'article-teaser'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];
export const [CARD_LAYOUT, CARD_LAYOUT_TEXT, CARD_LAYOUT_TEASER] = CARD_LAYOUTS;

/** The numbers of pieces that a section of a page can ask for: they fill rows of three or four. */
export const CHOSEN_COUNTS = [3, 4, 6, 8, 9, 12] as const;
export const MAX_CHOSEN = 12;
/** Where no index holds exactly what a section asks for, it is looked for among so many of the newest. */
export const ENTRIES_NARROWED = 100;
export const MAX_CHOSEN_HEADING = 120;
