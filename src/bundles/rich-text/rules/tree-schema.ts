// Defines the tree as a ProseMirror schema: what may stand where, and which value an attribute may have. The types of tree.ts
// demand that both name the same nodes, marks and attributes. How an editor behaves is left to the editor's extensions.
import { type AttributeSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isId } from '#kernel/ids.ts';
import {
  EMBED_KINDS,
  HEADING_LEVELS,
  IMAGE_ALIGNMENTS,
  IMAGE_SIZES,
  MAX_CAPTION_LENGTH,
  MAX_CELL_SPAN,
  MAX_GALLERY_IMAGES,
  MAX_LIST_START,
  MAX_TITLE_LENGTH,
  SMILEYS,
  TEXT_ALIGNMENTS,
  TEXT_COLORS,
  TEXT_SIZES,
} from '../constants.ts';
import { isLink, isWebAddress } from '../rules.ts';
import type { Mark, TreeNode } from '../tree.ts';

/** An attribute's rule: ProseMirror asks `validate`, which throws; parseDocument asks `isValid`. */
export interface Attribute<Value = unknown> extends AttributeSpec {
  readonly default?: Value;
  readonly isValid: (value: unknown) => boolean;
  readonly validate: (value: unknown) => void;
}

export type Attributes = Readonly<Record<string, Attribute>>;

type AttributesOf<Thing> = Thing extends { readonly attrs: infer Values }
  ? { readonly attrs: { readonly [Name in keyof Values]: Attribute<Values[Name]> } }
  : { readonly attrs?: never };

type Place = Pick<NodeSpec, 'group' | 'content' | 'marks' | 'inline' | 'code'>;
type NodeSpecs = { readonly [Node in TreeNode as Node['type']]: Place & AttributesOf<Node> };
type MarkSpecs = { readonly [Any in Mark as Any['type']]: AttributesOf<Any> };

const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

const orNull =
  (isValid: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || isValid(value);

const textUpTo =
  (maxLength: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length <= maxLength;

const wholeBetween =
  (min: number, max: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const shaped =
  (shape: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && shape.test(value);

const isImageList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_GALLERY_IMAGES && value.every(isId);

const required = <Value>(isValid: (value: unknown) => boolean): Attribute<Value> => ({
  isValid,
  validate: (value) => {
    if (!isValid(value)) throw new RangeError('Invalid value of an attribute');
  },
});

const optional = <Value>(fallback: Value, isValid: (value: unknown) => boolean): Attribute<Value> => ({
  ...required(isValid),
  default: fallback,
});

const textAlign = optional(null, orNull(oneOf(TEXT_ALIGNMENTS)));
const span = optional(1, wholeBetween(1, MAX_CELL_SPAN));
const cell = { content: 'block+', attrs: { colspan: span, rowspan: span } };

export const nodeSpecs: NodeSpecs = {
  doc: { content: '(block | slot)+ (cut (block | slot)+)?' },
  paragraph: { group: 'block', content: 'inline*', attrs: { textAlign } },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: optional(2, oneOf(HEADING_LEVELS)), textAlign },
  },
  bulletList: { group: 'block', content: 'listItem+' },
  orderedList: {
    group: 'block',
    content: 'listItem+',
    attrs: { start: optional(1, wholeBetween(0, MAX_LIST_START)) },
  },
  listItem: { content: 'paragraph block*' },
  blockquote: {
    group: 'block',
    content: 'block+',
    attrs: { author: optional(null, orNull(textUpTo(MAX_TITLE_LENGTH))) },
  },
  codeBlock: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    attrs: { language: optional(null, orNull(shaped(/^[\w+#.-]{1,32}$/))) },
  },
  spoiler: {
    group: 'block',
    content: 'block+',
    attrs: { title: optional(null, orNull(textUpTo(MAX_TITLE_LENGTH))) },
  },
  table: { group: 'block', content: 'tableRow+' },
  tableRow: { content: '(tableCell | tableHeader)*' },
  tableCell: cell,
  tableHeader: cell,
  horizontalRule: { group: 'block' },
  image: {
    group: 'slot',
    attrs: {
      imageId: required(isId),
      caption: optional(null, orNull(textUpTo(MAX_CAPTION_LENGTH))),
      align: optional('center', oneOf(IMAGE_ALIGNMENTS)),
      size: optional('normal', oneOf(IMAGE_SIZES)),
    },
  },
  gallery: { group: 'slot', attrs: { imageIds: required(isImageList) } },
  embed: { group: 'slot', attrs: { kind: required(oneOf(EMBED_KINDS)), id: required(isId) } },
  video: {
    group: 'slot',
    attrs: {
      type: required(shaped(/^[a-z][a-z0-9_-]{0,31}$/)),
      src: optional(null, orNull(isWebAddress)),
      videoId: optional(null, orNull(shaped(/^[\w-]{1,128}$/))),
      playerId: optional(null, orNull(shaped(/^[\w-]{1,128}$/))),
    },
  },
  cut: {},
  text: { group: 'inline' },
  smiley: { group: 'inline', inline: true, attrs: { code: required(oneOf(Object.keys(SMILEYS))) } },
  mention: {
    group: 'inline',
    inline: true,
    attrs: {
      id: required(isId),
      label: required((value) => value !== '' && textUpTo(MAX_TITLE_LENGTH)(value)),
    },
  },
  hardBreak: { group: 'inline', inline: true },
};

/** The marks. Their order is the order within a text: a link is outermost. */
export const markSpecs: MarkSpecs = {
  link: { attrs: { href: required(isLink), newTab: optional(false, oneOf([true, false])) } },
  color: { attrs: { name: required(oneOf(TEXT_COLORS)) } },
  size: { attrs: { name: required(oneOf(TEXT_SIZES)) } },
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  subscript: {},
  superscript: {},
  code: {},
};

export const treeSchema = new Schema({ nodes: nodeSpecs, marks: markSpecs });
