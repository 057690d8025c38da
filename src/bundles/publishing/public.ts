// What publishing offers to the kinds.

/** What is the same when a piece of any kind is published. */
export { authorizePublication, checkPiece, publishedRow, savePieceImages } from './publishing.ts';
export type { CheckedPiece, PublicationInput } from './publishing.ts';
/** The same when one that is or was out is changed, withdrawn, republished or erased. */
export { actionOf, authorizeChange, canBecome, changedRow } from './changing.ts';
export type { LaterState } from './changing.ts';
/** The shape in which what is being written comes from browsers. */
export { COMMON_SHAPE, StoredId, StoredText, StoredTree, readShape, readTree } from './content-shape.ts';
/** A piece as readers will see it, before it is out. */
export { previewAnswer, rowAsIfOut, tagsAsIfOut, titleAsIfOut } from './preview.ts';
