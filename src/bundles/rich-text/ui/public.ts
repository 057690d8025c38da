// What other bundles' components may draw of rich texts.

/** A text from its parts, the slots filled. */
export { type FilledPart, RichText } from './RichText.tsx';
/** Words without markup as paragraphs. */
export { PlainText } from './PlainText.tsx';
