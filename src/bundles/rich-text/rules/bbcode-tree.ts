// Turns BBCode into the one document tree. Members write with the small set of tags, authors with the full one; what comes out
// is canonical and within the limits of the schema, so that only its size is left for parseDocument to judge.
// Reads what strangers send.
import { parseBBCode } from './bbcode.ts';
import type { BBElement, BBNode } from './bbcode.ts';
import { GUARD } from './bbcode-grammar.ts';
import { blockLeafOf, type ImageOf, inlineLeafOf } from './bbcode-leaves.ts';
import type { Flow, InlineContext } from './bbcode-lines.ts';
import {
  endParagraph,
  linkTo,
  paragraphIn,
  convertNode,
  convertText,
  under,
  withoutGuards,
} from './bbcode-lines.ts';
import {
  ALIGNMENT_TAGS,
  cellSpans,
  fullSet,
  HEADING_TAGS,
  listStart,
  MARK_TAGS,
  NEW_TAB,
  SMALL_SET,
} from './bbcode-sets.ts';
import { MAX_BBCODE_DEPTH, SCHEMA_VERSION } from '../constants.ts';
import { cleanText, isLink, toPlainText } from '../rules.ts';
import type {
  BlockNode,
  ColorMark,
  InlineNode,
  ListItemNode,
  Mark,
  RichTextDocument,
  SizeMark,
  TableCellNode,
  TableRowNode,
  TopNode,
} from '../tree.ts';
import { nodeSpecs } from './tree-schema.ts';
import { isTooDeep } from './validate.ts';

export interface BBCodeOptions {
  /** People who may be mentioned, by their name in small letters. Within quotations nobody is. */
  readonly people?: ReadonlyMap<string, number>;
  /** The small set of members, as is usual, or `full`, the tags of treeToBBCode. */
  readonly tags?: 'small' | 'full';
  /**
   * One of our images for the address in an [img], with the full set; without one the tag stays text. So whoever brings
   * pictures along reads twice: once to learn the addresses, and again with the images fetched from them.
   */
  readonly imageOf?: ImageOf;
}

/**
 * Returns the tree and never throws. Blank lines part paragraphs, line ends become breaks, bare http(s) addresses links. With
 * the full set smileys are seen too, people are mentioned by [user=id] only, and what treeToBBCode wrote is read without a
 * loss.
 */
export const bbcodeToTree = (
  source: string,
  { people = NOBODY, tags = 'small', imageOf = noImage }: BBCodeOptions = {},
): RichTextDocument => {
  const text = cleanText(source);
  if (tags === 'small') return toDocument(readSmall(text), { ...PLAIN, people });
  const set = fullSet(imageOf);
  const context = { ...PLAIN, imageOf, isFull: true };
  const document = toDocument(parseBBCode(text, set, MAX_BBCODE_DEPTH + EMPTY_LEVELS), context);
  return isTooDeep(document) ? toDocument(parseBBCode(text, set, MAX_BBCODE_DEPTH), context) : document;
};

/** Returns what the text says, without its markup. */
export const bbcodeToPlainText = (source: string): string =>
  /[[\\\r]/.test(source) ? toPlainText(bbcodeToTree(source)) : source;

/** Returns where the links in the text lead, in order. */
export const bbcodeLinks = (source: string): readonly string[] => linksIn(bbcodeToTree(source).content);

/** Returns the words of a text outside of quotations, where people may be mentioned. */
export const ownWords = (source: string): readonly string[] =>
  wordsOutsideQuotes(readSmall(cleanText(source)));

const NOBODY: ReadonlyMap<string, number> = new Map();
const noImage: ImageOf = () => undefined;
const PLAIN: InlineContext = {
  marks: [],
  people: NOBODY,
  imageOf: noImage,
  isFull: false,
  level: null,
  textAlign: null,
};

/** The last levels that a tree may have can be used by what is empty only, such as a row without cells. */
const EMPTY_LEVELS = 3;

const readSmall = (text: string) => parseBBCode(text, SMALL_SET, MAX_BBCODE_DEPTH);

const toDocument = (nodes: readonly BBNode[], context: InlineContext): RichTextDocument => {
  const content = withOneCut(toNodes(nodes, context));
  return {
    schemaVersion: SCHEMA_VERSION,
    type: 'doc',
    content: content.length > 0 ? content : [paragraphIn(PLAIN)],
  };
};

/** Keeps the first one that parts something. */
const withOneCut = (nodes: readonly TopNode[]): readonly TopNode[] => {
  const isCut = nodes.map(({ type }) => type === 'cut');
  const [first, last] = [isCut.indexOf(false), isCut.lastIndexOf(false)];
  const cut = isCut.indexOf(true, Math.max(first, 0));
  return nodes.filter((_, at) => !isCut[at] || (at === cut && at < last));
};

const toNodes = (nodes: readonly BBNode[], context: InlineContext): readonly TopNode[] => {
  const flow: Flow = { blocks: [], context, line: [] };
  convertNodes(nodes, context, flow);
  endParagraph(flow);
  return flow.blocks;
};

/** Returns what stands within a block; nothing is one empty paragraph for authors. */
const toBlocks = (nodes: readonly BBNode[], context: InlineContext): readonly BlockNode[] => {
  const within = { ...context, level: null };
  return orEmpty(toNodes(nodes, within), within).filter((node) => isBlock(node));
};

const isBlock = (node: TopNode): node is BlockNode => nodeSpecs[node.type].group === 'block';

const orEmpty = (nodes: readonly TopNode[], context: InlineContext): readonly TopNode[] =>
  nodes.length === 0 && context.isFull ? [paragraphIn(context)] : nodes;

const convertNodes = (nodes: readonly BBNode[], context: InlineContext, flow: Flow): void => {
  for (const node of nodes) {
    if (typeof node === 'string') convertText(node, context, flow);
    else convertElement(node, context, flow);
  }
};

const convertElement = (element: BBElement, context: InlineContext, flow: Flow): void => {
  const mark = markOf(element);
  if (mark) return convertNodes(element.content, under(mark, context), flow);
  if (element.tag === 'url') return convertLink(element, context, flow);
  const inline = inlineLeafOf(element);
  if (inline) return convertNode(inline, context, flow);
  endParagraph(flow);
  for (const block of blocksOf(element, context)) flow.blocks.push(block);
};

const markOf = ({ tag, value }: BBElement): Mark | undefined => {
  const type = MARK_TAGS.get(tag);
  if (type) return { type };
  if (tag === 'color') return { type: 'color', attrs: { name: value as ColorMark['attrs']['name'] } };
  return tag === 'size' ? { type: 'size', attrs: { name: value as SizeMark['attrs']['name'] } } : undefined;
};

const convertLink = (element: BBElement, context: InlineContext, flow: Flow): void => {
  const { value, open, close, content } = element;
  const href = value ?? textOf(content).trim();
  const isEmpty = context.isFull ? content.length === 0 : textOf(content).trim() === '';
  const link = linkTo(href, element.attributes.newtab === NEW_TAB);
  if (isLink(href)) return convertNodes(isEmpty ? [href] : content, under(link, context), flow);
  const guard = context.isFull ? GUARD : '';
  convertText(guard + open, context, flow);
  convertNodes(content, context, flow);
  if (close !== '') convertText(guard + close, context, flow);
};

const textOf = (nodes: readonly BBNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? withoutGuards(node) : (node.verbatim ?? textOf(node.content))))
    .join('');

const blocksOf = (element: BBElement, context: InlineContext): readonly TopNode[] => {
  const leaf = blockLeafOf(element, context.imageOf);
  if (leaf) return [leaf];
  const { tag, value, content } = element;
  switch (tag) {
    case 'quote':
      return toQuote(element, context);
    case 'spoiler':
      return [{ type: 'spoiler', attrs: { title: value }, content: toBlocks(content, context) }];
    case 'list':
      return toList(element, context);
    case 'table':
      return toTable(element, context);
    default:
      return inParagraphs(element, context);
  }
};

/** Says what kind the paragraphs of [p], [h2] or [center] are. */
const inParagraphs = ({ tag, content }: BBElement, context: InlineContext): readonly TopNode[] => {
  const textAlign = ALIGNMENT_TAGS.get(tag) ?? context.textAlign;
  const level = HEADING_TAGS.get(tag) ?? (tag === 'p' ? null : context.level);
  const within = { ...context, textAlign, level };
  return orEmpty(toNodes(content, within), within);
};

const toQuote = ({ value, content }: BBElement, context: InlineContext): readonly BlockNode[] => {
  const blocks = toBlocks(content, { ...context, people: NOBODY });
  return blocks.length > 0 ? [{ type: 'blockquote', attrs: { author: value }, content: blocks }] : [];
};

const toList = ({ value, content }: BBElement, context: InlineContext): readonly BlockNode[] => {
  const items = itemsOf(content, context).flatMap((nodes) => toItem(toBlocks(nodes, context)));
  if (items.length === 0) return [];
  const start = value === null ? null : listStart(value);
  return [
    start === null
      ? { type: 'bulletList', content: items }
      : { type: 'orderedList', attrs: { start }, content: items },
  ];
};

/** Returns the items of a list. What stands before the first [*], or after an [/*], is an item too. */
const itemsOf = (nodes: readonly BBNode[], { isFull }: InlineContext): readonly (readonly BBNode[])[] => {
  if (isFull) return itemsInOrder(nodes);
  const others = nodes.filter((node) => !isTag(node, ['*']));
  return [others, ...nodes.filter((node) => isTag(node, ['*'])).map(({ content }) => content)];
};

const itemsInOrder = (nodes: readonly BBNode[]): readonly (readonly BBNode[])[] => {
  const items: (readonly BBNode[])[] = [];
  let strays: BBNode[] | undefined;
  for (const node of nodes) {
    if (isTag(node, ['*'])) {
      items.push(node.content);
      strays = undefined;
    } else if (strays) strays.push(node);
    else if (!isBlank([node])) {
      strays = [node];
      items.push(strays);
    }
  }
  return items;
};

const isTag = (node: BBNode, tags: readonly string[]): node is BBElement =>
  typeof node !== 'string' && tags.includes(node.tag);

const isBlank = (nodes: readonly BBNode[]) =>
  nodes.every((node) => typeof node === 'string' && node.trim() === '');

const toItem = (blocks: readonly BlockNode[]): readonly ListItemNode[] => {
  if (blocks.length === 0) return [];
  const content = blocks[0]?.type === 'paragraph' ? blocks : [NOTHING, ...blocks];
  return [{ type: 'listItem', content }];
};

const NOTHING: BlockNode = { type: 'paragraph', attrs: { textAlign: null } };

/** Makes a table. What stands outside of its cells comes before it. */
const toTable = ({ content }: BBElement, context: InlineContext): readonly BlockNode[] => {
  const rows = content.filter((node) => isTag(node, ['tr']));
  const strays = [content, ...rows.map((row) => row.content)].flatMap((nodes) =>
    nodes.filter((node) => !isTag(node, ['tr', 'td', 'th'])),
  );
  const before = isBlank(strays) ? [] : toBlocks(strays, context);
  return rows.length > 0
    ? [...before, { type: 'table', content: rows.map((row) => toRow(row, context)) }]
    : before;
};

const toRow = ({ content }: BBElement, context: InlineContext): TableRowNode => {
  const cells = content.filter((node) => isTag(node, ['td', 'th'])).map((cell) => toCell(cell, context));
  return { type: 'tableRow', ...(cells.length > 0 && { content: cells }) };
};

const toCell = (cell: BBElement, context: InlineContext): TableCellNode => ({
  type: cell.tag === 'th' ? 'tableHeader' : 'tableCell',
  attrs: cellSpans(cell)!,
  content: toBlocks(cell.content, context),
});

const wordsOutsideQuotes = (nodes: readonly BBNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    return node.tag === 'quote' ? [] : wordsOutsideQuotes(node.content);
  });

type AnyNode = TopNode | ListItemNode | InlineNode;

/** Returns the links in these nodes. Neighbours under one link count once. */
const linksIn = (nodes: readonly AnyNode[]): readonly string[] => {
  const hrefs = nodes.map((node) => ('marks' in node ? linkOf(node.marks) : undefined));
  return nodes.flatMap((node, at) => {
    const href = hrefs[at] === hrefs[at - 1] ? undefined : hrefs[at];
    return [...(href === undefined ? [] : [href]), ...linksIn(childrenOf(node))];
  });
};

const linkOf = (marks: readonly Mark[] = []) => marks.find((mark) => mark.type === 'link')?.attrs.href;

const childrenOf = (node: AnyNode): readonly AnyNode[] =>
  'content' in node && node.content ? (node.content as readonly AnyNode[]) : [];
