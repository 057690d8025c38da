// Writes the one document tree as BBCode of the full set, the way a person would write it. bbcodeToTree reads the same tree out
// of it again, to the last space. docs/decisions/0033
import { openingTag } from './bbcode-grammar.ts';
import { blockLeafToBBCode } from './bbcode-leaves.ts';
import { inlineToBBCode } from './inline-to-bbcode.ts';
import { smallBody } from './tree-to-small-bbcode.ts';
import type { BBCodeOptions } from './bbcode-tree.ts';
import type {
  BlockNode,
  HeadingNode,
  ListItemNode,
  ListNode,
  ParagraphNode,
  RichTextDocument,
  TableCellNode,
  TableNode,
  TableRowNode,
  TopNode,
} from '../tree.ts';

/**
 * Writes a tree, which `bbcodeToTree` reads again with the same tags: the full set unless the small one is asked for. It takes
 * canonical trees: from parseDocument or a builder.
 */
export const treeToBBCode = (
  { content }: Pick<RichTextDocument, 'content'>,
  { tags = 'full' }: Pick<BBCodeOptions, 'tags'> = {},
): string => (tags === 'small' ? smallBody(content) : body(content));

/** Blocks with a blank line between them; nothing is what one empty paragraph is read from. */
const body = (nodes: readonly TopNode[]): string =>
  nodes.length === 1 && isEmptyParagraph(nodes[0]) ? '' : nodes.map(toBBCode).join('\n\n');

const isEmptyParagraph = (node: TopNode | undefined): boolean =>
  node?.type === 'paragraph' && node.content === undefined && node.attrs.textAlign === null;

const toBBCode = (node: TopNode): string => {
  switch (node.type) {
    case 'paragraph':
      return paragraphToBBCode(node);
    case 'heading':
      return headingToBBCode(node);
    case 'bulletList':
    case 'orderedList':
      return listToBBCode(node);
    case 'blockquote':
      return around(openingTag('quote', node.attrs.author), node.content, '[/quote]');
    case 'spoiler':
      return around(openingTag('spoiler', node.attrs.title), node.content, '[/spoiler]');
    case 'table':
      return tableToBBCode(node);
    default:
      return blockLeafToBBCode(node);
  }
};

const paragraphToBBCode = (node: ParagraphNode): string =>
  isEmptyParagraph(node) ? '[p][/p]' : aligned(node, inlineToBBCode(node.content));

const headingToBBCode = (node: HeadingNode): string => {
  const tag = `h${node.attrs.level}`;
  return aligned(node, `[${tag}]${inlineToBBCode(node.content)}[/${tag}]`);
};

const aligned = ({ attrs: { textAlign } }: ParagraphNode | HeadingNode, words: string): string =>
  textAlign === null ? words : `[${textAlign}]${words}[/${textAlign}]`;

/** Puts tags around content. What takes several lines stands on lines of its own. */
const around = (open: string, content: readonly BlockNode[], close: string): string => {
  const inner = body(content);
  return inner.includes('\n') ? `${open}\n${inner}\n${close}` : `${open}${inner}${close}`;
};

const listToBBCode = (node: ListNode): string => {
  const start = node.type === 'orderedList' ? `${node.attrs.start}` : null;
  const items = node.content.map((item) => `[*]${itemToBBCode(item)}`);
  return [openingTag('list', start), ...items, '[/list]'].join('\n');
};

/**
 * Writes an item. An empty paragraph at the beginning is left out where something else than a paragraph follows, since reading
 * adds it again.
 */
const itemToBBCode = ({ content }: ListItemNode): string => {
  const [first, second] = content;
  const isUnderstood = isEmptyParagraph(first) && second !== undefined && second.type !== 'paragraph';
  const blocks = isUnderstood ? content.slice(1) : content;
  if (blocks.length === 1) return body(blocks);
  return blocks.map((node, at) => `${at === 0 ? '' : gapBefore(node)}${toBBCode(node)}`).join('');
};

/** A list within an item follows its words directly. */
const gapBefore = ({ type }: BlockNode): string => (type.endsWith('List') ? '\n' : '\n\n');

const tableToBBCode = ({ content }: TableNode): string =>
  ['[table]', ...content.map(rowToBBCode), '[/table]'].join('\n');

const rowToBBCode = ({ content = [] }: TableRowNode): string =>
  `[tr]${content.map(cellToBBCode).join('')}[/tr]`;

const cellToBBCode = ({ type, attrs, content }: TableCellNode): string => {
  const tag = type === 'tableHeader' ? 'th' : 'td';
  const spans = { colspan: spanText(attrs.colspan), rowspan: spanText(attrs.rowspan) };
  return around(openingTag(tag, null, spans), content, `[/${tag}]`);
};

const spanText = (span: number): string | null => (span === 1 ? null : `${span}`);
