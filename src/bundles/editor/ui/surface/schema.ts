// Makes the editor's schema from the tree's own, with what an editor needs beside it: how a node is drawn and read from HTML.
// Which nodes there are, and their attributes, says rich-text alone, so that a document's JSON is the stored tree.
import {
  type Attrs,
  type MarkSpec,
  type NodeSpec,
  type ParseRule,
  Schema,
  type TagParseRule,
} from 'prosemirror-model';
import { markSpecs, nodeSpecs } from '#bundles/rich-text/ui/public.ts';
import type { EditorSet } from '../field-props.ts';
import { markViews } from './mark-dom.ts';
import { nodeViews } from './node-dom.ts';

export type NodeName = keyof typeof nodeSpecs;
export type MarkName = keyof typeof markSpecs;

/** What a set can say; small is what the small BBCode of members can. */
const NODES: Readonly<Record<EditorSet, readonly NodeName[]>> = {
  full: Object.keys(nodeSpecs) as NodeName[],
  text: (Object.keys(nodeSpecs) as NodeName[]).filter((name) => name !== 'cut'),
  caption: [
    'doc',
    'paragraph',
    'bulletList',
    'orderedList',
    'listItem',
    'text',
    'smiley',
    'mention',
    'hardBreak',
  ],
  small: ['doc', 'paragraph', 'bulletList', 'listItem', 'blockquote', 'text', 'mention', 'hardBreak'],
};

const ALL_MARKS = Object.keys(markSpecs) as MarkName[];
const MARKS: Readonly<Record<EditorSet, readonly MarkName[]>> = {
  full: ALL_MARKS,
  text: ALL_MARKS,
  caption: ALL_MARKS.filter((name) => name !== 'size' && name !== 'color'),
  small: ['link', 'bold', 'italic', 'strike'],
};

const CONTENT_OF_DOC: Readonly<Partial<Record<EditorSet, string>>> = {
  text: '(block | slot)+',
  caption: 'block+',
  small: 'block+',
};

const schemaOf = (set: EditorSet): Schema => {
  const nodes: Record<string, NodeSpec> = {};
  for (const name of NODES[set]) {
    const { attrs } = nodeSpecs[name];
    nodes[name] = { ...nodeSpecs[name], ...nodeViews[name], ...readChecked(nodeViews[name].parseDOM, attrs) };
  }
  nodes.doc = { ...nodes.doc, content: CONTENT_OF_DOC[set] ?? nodeSpecs.doc.content! };
  const marks: Record<string, MarkSpec> = {};
  for (const name of MARKS[set]) {
    const { attrs } = markSpecs[name];
    marks[name] = { ...markSpecs[name], ...markViews[name], ...readChecked(markViews[name].parseDOM, attrs) };
  }
  return new Schema({ nodes, marks });
};

type Attributes = Readonly<
  Record<string, { readonly isValid: (value: unknown) => boolean; readonly default?: unknown }>
>;

/** HTML that says it comes from an editor may say anything: a wrong attribute falls back, or the element is none of ours. */
const readChecked = <Rule extends TagParseRule | ParseRule>(
  rules: readonly Rule[] | undefined,
  specs: Attributes = {},
): { parseDOM?: Rule[] } =>
  rules
    ? {
        parseDOM: rules.map((rule) => ({ ...rule, getAttrs: (found: never) => attrsOf(rule, found, specs) })),
      }
    : {};

const attrsOf = (
  { attrs, getAttrs }: TagParseRule | ParseRule,
  found: never,
  specs: Attributes,
): Attrs | false => {
  const read = getAttrs ? getAttrs(found) : attrs;
  if (read === false) return false;
  const checked = Object.entries(specs).map(([name, { isValid, default: fallback }]) => {
    const value: unknown = read?.[name];
    return [name, isValid(value) ? value : fallback];
  });
  return checked.every(([, value]) => value !== undefined) && Object.fromEntries(checked);
};

const made = new Map<EditorSet, Schema>();

/** Returns the schema of a set; the same one serves every field of the set. */
export const schemaFor = (set: EditorSet): Schema => {
  const schema = made.get(set) ?? schemaOf(set);
  made.set(set, schema);
  return schema;
};
