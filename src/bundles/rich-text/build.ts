// Holds builders for trees in code: `doc(h2('Was gebaut wird'), p('Im ', bold('Januar'), ' geht es los.'))`. Attributes come
// first, content after. `doc` asks parseDocument, so that nothing can be built that could not be saved.
import {
  type HEADING_LEVELS,
  SCHEMA_VERSION,
  type SMILEYS,
  type TEXT_ALIGNMENTS,
  type TEXT_COLORS,
  type TEXT_SIZES,
} from './constants.ts';
import { cleanText, paragraphsOf } from './rules.ts';
import type {
  BlockNode,
  CutNode,
  HardBreakNode,
  ImageNode,
  InlineNode,
  ListItemNode,
  Mark,
  MentionNode,
  PlainMark,
  RichTextDocument,
  SlotNode,
  SmileyNode,
  TableCellNode,
  TopNode,
  VideoNode,
} from './tree.ts';
import { nodeSpecs } from './rules/tree-schema.ts';
import { parseDocument } from './rules/validate.ts';

/** Words as they are, what a mark, a break or a smiley gives, or several of them. */
export type Inline = string | InlineNode | readonly Inline[];

/** A block, or words that become a paragraph of their own. */
export type Content = Inline | BlockNode;

/** Builds a document; without content one empty paragraph. Throws on what the schema doesn't allow. */
export const doc = (...content: readonly TopNode[]): RichTextDocument => {
  const nodes = content.length > 0 ? content : [p()];
  const outcome = parseDocument({ schemaVersion: SCHEMA_VERSION, type: 'doc', content: nodes });
  if (!outcome.ok) throw new TypeError(outcome.errors.join(' '));
  return outcome.document;
};

/** Returns a plain text as a tree: blank lines part paragraphs, line ends become breaks. */
export const fromPlainText = (text: string): RichTextDocument =>
  doc(...paragraphsOf(text).map((lines) => p(lines.flatMap((line, at) => (at === 0 ? line : [br(), line])))));

export const p = (...words: readonly Inline[]): BlockNode => aligned(null, ...words);

export const aligned = (
  textAlign: (typeof TEXT_ALIGNMENTS)[number] | null,
  ...words: readonly Inline[]
): BlockNode => ({ type: 'paragraph', attrs: { textAlign }, content: inline(words) });

const heading =
  (level: (typeof HEADING_LEVELS)[number]) =>
  (...words: readonly Inline[]): BlockNode => ({
    type: 'heading',
    attrs: { level, textAlign: null },
    content: inline(words),
  });

export const h2 = heading(2);
export const h3 = heading(3);
export const h4 = heading(4);

/** Each item is words, or what `li` gives. */
export const ul = (...items: readonly (Inline | ListItemNode)[]): BlockNode => ({
  type: 'bulletList',
  content: items.map(toItem),
});

export const ol = (...items: readonly (Inline | ListItemNode)[]): BlockNode => olFrom(1, ...items);

export const olFrom = (start: number, ...items: readonly (Inline | ListItemNode)[]): BlockNode => ({
  type: 'orderedList',
  attrs: { start },
  content: items.map(toItem),
});

/** Builds an item of several blocks, the first of which is a paragraph. */
export const li = (...content: readonly Content[]): ListItemNode => ({
  type: 'listItem',
  content: content.map(toBlock),
});

export const quote = (author: string | null, ...content: readonly Content[]): BlockNode => ({
  type: 'blockquote',
  attrs: { author },
  content: content.map(toBlock),
});

export const spoiler = (title: string | null, ...content: readonly Content[]): BlockNode => ({
  type: 'spoiler',
  attrs: { title },
  content: content.map(toBlock),
});

export const codeBlock = (language: string | null, source: string): BlockNode => ({
  type: 'codeBlock',
  attrs: { language },
  content: source === '' ? [] : [{ type: 'text', text: source }],
});

/** Builds a table of rows of cells; a cell is a block, words, or what `th` and `td` give. */
export const table = (...rows: readonly (readonly (Content | TableCellNode)[])[]): BlockNode => ({
  type: 'table',
  content: rows.map((cells) => ({
    type: 'tableRow',
    content: cells.map((cell) => (isOfType(cell, ['tableCell', 'tableHeader']) ? cell : td(cell))),
  })),
});

export const td = (...content: readonly Content[]): TableCellNode => cell('tableCell', content);
export const th = (...content: readonly Content[]): TableCellNode => cell('tableHeader', content);

/** Makes the same cell span several columns and rows. */
export const spanning = (colspan: number, rowspan: number, cell: TableCellNode): TableCellNode => ({
  ...cell,
  attrs: { colspan, rowspan },
});

export const hr = (): BlockNode => ({ type: 'horizontalRule' });

export const image = (
  imageId: number,
  attrs: Partial<Omit<ImageNode['attrs'], 'imageId'>> = {},
): ImageNode => ({
  type: 'image',
  attrs: { caption: null, align: 'center', size: 'normal', ...attrs, imageId },
});

export const gallery = (...imageIds: readonly number[]): SlotNode => ({
  type: 'gallery',
  attrs: { imageIds },
});

export const embed = (kind: string, id: number): SlotNode => ({
  type: 'embed',
  attrs: { kind, id },
});

export const video = (type: string, attrs: Partial<Omit<VideoNode['attrs'], 'type'>>): VideoNode => ({
  type: 'video',
  attrs: { src: null, videoId: null, playerId: null, ...attrs, type },
});

export const cut = (): CutNode => ({ type: 'cut' });

export const br = (): HardBreakNode => ({ type: 'hardBreak' });

export const smiley = (code: keyof typeof SMILEYS): SmileyNode => ({ type: 'smiley', attrs: { code } });

export const mention = (id: number, label: string): MentionNode => ({
  type: 'mention',
  attrs: { id, label },
});

export const link = (href: string, ...words: readonly Inline[]): readonly InlineNode[] =>
  marked({ type: 'link', attrs: { href, newTab: false } }, words);

export const linkInNewTab = (href: string, ...words: readonly Inline[]): readonly InlineNode[] =>
  marked({ type: 'link', attrs: { href, newTab: true } }, words);

export const color = (
  name: (typeof TEXT_COLORS)[number],
  ...words: readonly Inline[]
): readonly InlineNode[] => marked({ type: 'color', attrs: { name } }, words);

export const size = (name: (typeof TEXT_SIZES)[number], ...words: readonly Inline[]): readonly InlineNode[] =>
  marked({ type: 'size', attrs: { name } }, words);

const plainMark =
  (type: PlainMark['type']) =>
  (...words: readonly Inline[]): readonly InlineNode[] =>
    marked({ type }, words);

export const bold = plainMark('bold');
export const italic = plainMark('italic');
export const underline = plainMark('underline');
export const strike = plainMark('strike');
export const subscript = plainMark('subscript');
export const superscript = plainMark('superscript');
export const code = plainMark('code');

/** Marks words. A mark within its like changes nothing. */
const marked = (mark: Mark, words: readonly Inline[]): readonly InlineNode[] =>
  inline(words).map((node) => {
    const marks = node.marks ?? [];
    return marks.some((other) => other.type === mark.type) ? node : { ...node, marks: [...marks, mark] };
  });

const inline = (words: readonly Inline[]): readonly InlineNode[] => words.flatMap(toInlineNodes);

const toInlineNodes = (words: Inline): readonly InlineNode[] => {
  if (typeof words !== 'string') return isList(words) ? inline(words) : [words];
  const text = cleanText(words);
  return text === '' ? [] : [{ type: 'text', text }];
};

const cell = (type: TableCellNode['type'], content: readonly Content[]): TableCellNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: content.length > 0 ? content.map(toBlock) : [p()],
});

const toItem = (item: Inline | ListItemNode): ListItemNode =>
  isOfType(item, ['listItem']) ? item : li(item);

const toBlock = (content: Content): BlockNode => (isBlock(content) ? content : p(content));

const isBlock = (content: Content): content is BlockNode =>
  typeof content === 'object' && 'type' in content && nodeSpecs[content.type].group === 'block';

const isOfType = <Any extends Content | ListItemNode | TableCellNode, Type extends string>(
  content: Any,
  types: readonly Type[],
): content is Extract<Any, { type: Type }> =>
  typeof content === 'object' && 'type' in content && types.some((type) => type === content.type);

const isList = (words: InlineNode | readonly Inline[]): words is readonly Inline[] => Array.isArray(words);
