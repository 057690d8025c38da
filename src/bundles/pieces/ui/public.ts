// Pieces in lists, for other bundles' components.

/** A piece announced in the weight its place asks for. */
export { Teaser } from './Teaser.tsx';
export type { TeaserWeight } from './Teaser.tsx';
/** Pieces as their kind or place shows them best. */
export { EventRow } from './EventRow.tsx';
export { Opinion } from './Opinion.tsx';
export { Ranking } from './Ranking.tsx';
export { SnapshotStrip } from './Snapshot.tsx';
export { SnapshotGrid } from './SnapshotGrid.tsx';
/** How a piece stands that readers don't see, for those who look after it. */
export { PieceStatus } from './PieceStatus.tsx';
export type { PieceTextView, PieceStatusView, TeaserDateView, TeaserView } from '../views.ts';
/** A text with its slots filled. */
export { PieceText } from './PieceText.tsx';
/** A piece as a card, within a text or handed out by the card calls. */
export { EmbedCard } from './EmbedCard.tsx';
export type { CardLayout } from '../constants.ts';
export { MAX_TAGS, MAX_TAG_LENGTH } from '../constants.ts';
/** What is said of tags that are too many or too long. */
export { tagTooLong, tooManyTags } from '../texts.ts';
