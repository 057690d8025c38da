// Exports pieces in lists, for other bundles' components.

/** A piece announced in the weight its place asks for. */
export { Teaser } from './Teaser.tsx';
/** The same on a page of many, drawn once for its view. */
export { CachedTeaser } from './CachedTeaser.tsx';
/** Pieces as their kind or place shows them best. */
export { EventRow } from './EventRow.tsx';
export { Opinion } from './Opinion.tsx';
export { Ranking } from './Ranking.tsx';
export { SnapshotStrip } from './Snapshot.tsx';
export { SnapshotGrid } from './SnapshotGrid.tsx';
export type { TeaserView } from '../views.ts';
/** A piece as a card, within a text or handed out by the card calls. */
export { EmbedCard } from './EmbedCard.tsx';
