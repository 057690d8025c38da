// This is what other bundles' components may draw of rich texts.

/** Draws a text from its parts, with the slots filled. */
export { type FilledPart, RichText } from './RichText.tsx';
/** Converts between the tree and BBCode in browsers, for the editor's two modes. */
export { bbcodeToTree } from '../rules/bbcode-tree.ts';
export { treeToBBCode } from '../rules/tree-to-bbcode.ts';
/** Describes the tree's nodes, marks and attributes. */
export { markSpecs, nodeSpecs } from '../rules/tree-schema.ts';
export type { RichTextDocument } from '../tree.ts';
/** What a reader reads of a text, and how much of it; what a link may be. */
export {
  characterCount,
  firstOfGallery,
  isEmptyText,
  isLink,
  isWebAddress,
  toPlainText,
  upgradeLink,
} from '../rules.ts';
/** What is said of a text that can't be kept. */
export { textTooLarge } from '../texts.ts';
/** Addresses as people type them; signs as a newspaper sets them. */
export { addressesIn, wholeAddress } from '../rules/whole-address.ts';
export { OPAQUE, typographicEdits } from '../rules/typography.ts';
export { typesetField } from './typeset-field.ts';
/** What an author may choose from. */
export {
  EMBED_KINDS,
  HEADING_LEVELS,
  IMAGE_ALIGNMENTS,
  IMAGE_SIZES,
  MAX_CAPTION_LENGTH,
  MAX_TITLE_LENGTH,
  SMILEYS,
  TEXT_ALIGNMENTS,
  TEXT_COLORS,
  TEXT_SIZES,
} from '../constants.ts';
