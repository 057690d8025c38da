// Translates between the stored tree and the editor's document, which have one JSON.
import { DOMParser, DOMSerializer, Fragment, Node, type Schema, Slice } from 'prosemirror-model';
import { bbcodeToTree, type RichTextDocument, treeToBBCode } from '#bundles/rich-text/ui/public.ts';
import { type EditorSet, tagsOf } from '../field-props.ts';
import { schemaFor } from './schema.ts';

/**
 * Returns the document of a tree. What a smaller set has no place for becomes what that set can say; its words are kept without
 * loss.
 */
export const toEditorDocument = (tree: RichTextDocument, set: EditorSet): Node => {
  const schema = schemaFor(set);
  try {
    const doc = schema.nodeFromJSON(tree);
    doc.check();
    return doc;
  } catch {
    return DOMParser.fromSchema(schema).parse(asDom(tree));
  }
};

/** Gives the canonical tree of a document. */
export const toTree = (doc: Node): RichTextDocument =>
  ({ schemaVersion: SCHEMA_VERSION, ...JSON.parse(JSON.stringify(doc)) }) as RichTextDocument;

/** Returns a tree as a slice that can be put into a text of the set. */
export const toSlice = (tree: RichTextDocument, schema: Schema): Slice => {
  const parsed = DOMParser.fromSchema(schema).parse(asDom(tree));
  return Slice.maxOpen(Fragment.from(parsed.content));
};

/** Returns the text as BBCode in the tags of the set, which `fromBBCode` reads again. */
export const toBBCode = (doc: Node, set: EditorSet): string =>
  treeToBBCode(toTree(doc), { tags: tagsOf(set) });

export const fromBBCode = (source: string, set: EditorSet): RichTextDocument =>
  bbcodeToTree(source, { tags: tagsOf(set) });

const SCHEMA_VERSION: RichTextDocument['schemaVersion'] = 1;

const asDom = (tree: RichTextDocument): DocumentFragment | HTMLElement => {
  const full = schemaFor('full');
  return DOMSerializer.fromSchema(full).serializeFragment(full.nodeFromJSON(tree).content);
};
