// Holds what publishing offers to the kinds.

/** Publishes, changes and takes back a piece of any kind, which declares what is its own. */
export { definePieceCommands } from './define-piece-commands.ts';
export type { CheckedPiece, PublicationInput } from './publishing.ts';
/** The action that the history records when one goes to a state: `article.withdrawn`. */
export { actionOf } from './changing.ts';
/** Keeps account of its pictures. */
export { savePieceImages } from './publishing.ts';
/** How it is written, of which the kind declares what is its own. */
export { definePieceWriting } from './define-piece-writing.ts';
export type { AsIfOut } from './define-piece-writing.ts';
/** The shape in which what is being written comes from browsers. */
export { StoredId, StoredText, StoredTree, readContent } from './content-shape.ts';
