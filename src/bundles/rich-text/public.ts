// This is the face of rich-text for server code.

/** The gate for trees from outside. */
export { type ParseOutcome, parseDocument } from './rules/validate.ts';
/** Builders, such as `build.doc(build.p('…'))`; they throw on what could not be saved. */
export * as build from './build.ts';
/** The ordered list of ready HTML and slots that is stored beside a tree. */
export { bbcodeToHtml, type Part, plainTextToHtml, type SlotPart, toParts } from './ready-html.tsx';
/**
 * BBCode as a tree, with the small set of tags unless the full one is asked for; for what members write also its words outside
 * of quotations, and the people whom they may mean.
 */
export {
  type BBCodeOptions,
  bbcodeLinks,
  bbcodeToPlainText,
  bbcodeToTree,
  ownWords,
} from './rules/bbcode-tree.ts';
export { namesMentioned } from './rules/mentions.ts';
/** A tree as an author would write it; `bbcodeToTree(…, { tags: 'full' })` reads the same tree out of it. */
export { treeToBBCode } from './rules/tree-to-bbcode.ts';
/** The same tree where what it refers to has other ids. */
export { type OtherIds, withOtherIds } from './other-ids.ts';
/** A tree as the neutral blocks of an export. */
export { treeToExport } from './rules/tree-to-export.ts';
/** HTML from outside as a tree, and what was left behind; one sentence for each kind of it. */
export { type HtmlImport, type HtmlImportOptions, importHtml } from './html-import/import-html.ts';
export { type DroppedPart, droppedSentences } from './html-import/report.ts';
/** What a reader reads, how much of it, and for how long. */
export { characterCount, firstOfGallery, isEmptyText, readingMinutes, toPlainText } from './rules.ts';
/** An http(s) address that a link may point at. */
export { isWebAddress } from './rules.ts';
export type { RichTextDocument } from './tree.ts';
