// Exports what other bundles' components may draw of comments.

/** The whole section under a piece, for an <Island>. */
export { CommentTeaser } from './CommentTeaser.island.tsx';

export type { CommentTeaserView } from '../views.ts';
