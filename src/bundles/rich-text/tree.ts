// Defines the tree of a rich text as types, in the JSON form of ProseMirror and with TipTap's names where it has them. A tree
// from parseDocument or a builder is canonical: every attribute is there, `content` and `marks` only when not empty,
// neighbouring texts with the same marks joined, marks in the order of the schema. contract.md 14.1
import type {
  HEADING_LEVELS,
  IMAGE_ALIGNMENTS,
  IMAGE_SIZES,
  SCHEMA_VERSION,
  SMILEYS,
  TEXT_ALIGNMENTS,
  TEXT_COLORS,
  TEXT_SIZES,
} from './constants.ts';

export interface RichTextDocument {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly type: 'doc';
  /** There is at most one cut, neither first nor last. */
  readonly content: readonly TopNode[];
}

export type TopNode = BlockNode | SlotNode | CutNode;

/** Blocks are ready HTML and may stand within each other. */
export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | ListNode
  | BlockquoteNode
  | CodeBlockNode
  | SpoilerNode
  | TableNode
  | HorizontalRuleNode;

/** Slots are filled when a page is rendered; they stand on the top level only. */
export type SlotNode = ImageNode | GalleryNode | EmbedNode | VideoNode;

export interface ParagraphNode {
  readonly type: 'paragraph';
  readonly attrs: { readonly textAlign: TextAlignment | null };
  readonly content?: readonly InlineNode[];
}

export interface HeadingNode {
  readonly type: 'heading';
  readonly attrs: {
    readonly level: (typeof HEADING_LEVELS)[number];
    readonly textAlign: TextAlignment | null;
  };
  readonly content?: readonly InlineNode[];
}

export type ListNode = BulletListNode | OrderedListNode;

export interface BulletListNode {
  readonly type: 'bulletList';
  readonly content: readonly ListItemNode[];
}

export interface OrderedListNode {
  readonly type: 'orderedList';
  readonly attrs: { readonly start: number };
  readonly content: readonly ListItemNode[];
}

export interface ListItemNode {
  readonly type: 'listItem';
  /** The first one is a paragraph. */
  readonly content: readonly BlockNode[];
}

export interface BlockquoteNode {
  readonly type: 'blockquote';
  /** Who said it; what follows the first comma is set quietly: „Marlies Brandtner, Stadträtin“. */
  readonly attrs: { readonly author: string | null };
  readonly content: readonly BlockNode[];
}

export interface CodeBlockNode {
  readonly type: 'codeBlock';
  readonly attrs: { readonly language: string | null };
  /** The texts have no marks. */
  readonly content?: readonly TextNode[];
}

export interface SpoilerNode {
  readonly type: 'spoiler';
  readonly attrs: { readonly title: string | null };
  readonly content: readonly BlockNode[];
}

export interface TableNode {
  readonly type: 'table';
  readonly content: readonly TableRowNode[];
}

export interface TableRowNode {
  readonly type: 'tableRow';
  /** The cells; absent when cells of the rows above fill the row. */
  readonly content?: readonly TableCellNode[];
}

export interface TableCellNode {
  readonly type: 'tableCell' | 'tableHeader';
  readonly attrs: { readonly colspan: number; readonly rowspan: number };
  readonly content: readonly BlockNode[];
}

export interface HorizontalRuleNode {
  readonly type: 'horizontalRule';
}

/** One of our images; null as caption means the image's own. */
export interface ImageNode {
  readonly type: 'image';
  readonly attrs: {
    readonly imageId: number;
    readonly caption: string | null;
    readonly align: (typeof IMAGE_ALIGNMENTS)[number];
    readonly size: (typeof IMAGE_SIZES)[number];
  };
}

export interface GalleryNode {
  readonly type: 'gallery';
  readonly attrs: { readonly imageIds: readonly number[] };
}

/** Describes a card of something else on the portal. */
export interface EmbedNode {
  readonly type: 'embed';
  readonly attrs: { readonly kind: string; readonly id: number };
}

/** Describes a video or post at a provider, or a stream of ours; `type` names which. contract.md 14.2 */
export interface VideoNode {
  readonly type: 'video';
  readonly attrs: {
    readonly type: string;
    readonly src: string | null;
    readonly videoId: string | null;
    readonly playerId: string | null;
  };
}

/** The author's premium mark: what follows is for those entitled. contract.md 14.5 */
export interface CutNode {
  readonly type: 'cut';
}

export type InlineNode = TextNode | SmileyNode | MentionNode | HardBreakNode;

export interface TextNode {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}

export interface SmileyNode {
  readonly type: 'smiley';
  readonly attrs: { readonly code: keyof typeof SMILEYS };
  readonly marks?: readonly Mark[];
}

/** A person, as they are called in the text. */
export interface MentionNode {
  readonly type: 'mention';
  readonly attrs: { readonly id: number; readonly label: string };
  readonly marks?: readonly Mark[];
}

export interface HardBreakNode {
  readonly type: 'hardBreak';
  readonly marks?: readonly Mark[];
}

export type Mark = LinkMark | ColorMark | SizeMark | PlainMark;

export interface LinkMark {
  readonly type: 'link';
  readonly attrs: { readonly href: string; readonly newTab: boolean };
}

export interface ColorMark {
  readonly type: 'color';
  readonly attrs: { readonly name: (typeof TEXT_COLORS)[number] };
}

export interface SizeMark {
  readonly type: 'size';
  readonly attrs: { readonly name: (typeof TEXT_SIZES)[number] };
}

/** A mark that is only there or not. */
export interface PlainMark {
  readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'subscript' | 'superscript' | 'code';
}

/** Every node there is. */
export type TreeNode = RichTextDocument | TopNode | ListItemNode | TableRowNode | TableCellNode | InlineNode;

type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];
