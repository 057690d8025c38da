// Holds what publishing offers to the composers of kinds.

/** The composer of a piece, of which the kind declares what is its own. */
export { PieceComposer } from './PieceComposer.tsx';
export type { PieceForm } from './PieceComposer.tsx';
/** Fields by their names in the content. */
export { DocumentField, WordsField } from './piece-fields.tsx';
export type { PieceFieldsProps } from './piece-fields.tsx';
