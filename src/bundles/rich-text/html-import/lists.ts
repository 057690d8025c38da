// Reads lists. Pages put into them what the tree can't have there: lists beside items, words beside items, items without a
// paragraph.
import { MAX_LIST_START } from '../constants.ts';
import type { BlockNode, ListItemNode, ListNode } from '../tree.ts';
import { endLine } from './flow.ts';
import { type FormatContext, contextInside } from './format-context.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isEmpty, tagOf } from './parsed-html.ts';
import { canNest, NOTHING, convertLines, type Reader, type Reading } from './reading.ts';

export const readList: Reader = (element, context, flow, reading) => {
  if (!canNest(context, LIST_LEVELS, reading)) return convertLines(element, context, flow, reading);
  endLine(flow);
  const items = itemsOf(element, contextInside(context, LIST_LEVELS), reading);
  const list = listOf(items, element.tagName === 'ol' ? startOf(element) : null);
  if (list) flow.nodes.push(list);
};

/** A list and its item lie between a block and the blocks within it. */
export const LIST_LEVELS = 2;

/** Makes a list without items that have nothing in them; with a start it is an ordered list. */
export const listOf = (
  items: readonly (readonly BlockNode[])[],
  start: number | null,
): ListNode | undefined => {
  const content = items.filter((blocks) => blocks.length > 0).map(toItem);
  if (content.length === 0) return undefined;
  return start === null
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { start }, content };
};

const toItem = (blocks: readonly BlockNode[]): ListItemNode => ({
  type: 'listItem',
  content: blocks[0]?.type === 'paragraph' ? blocks : [NOTHING, ...blocks],
});

/** Returns the items of a list. Google Docs writes a list within a list beside the item it belongs to. */
const itemsOf = (
  list: HtmlElement,
  context: FormatContext,
  reading: Reading,
): readonly (readonly BlockNode[])[] => {
  const items: BlockNode[][] = [];
  for (const nodes of entriesOf(list)) {
    const blocks = reading.blocksOf(nodes, context);
    const isFurther = nodes.some((node) => LIST_TAGS.has(tagOf(node)));
    const last = items.at(-1);
    if (isFurther && last) for (const block of blocks) last.push(block);
    else items.push([...blocks]);
  }
  return items;
};

/** Each item, each list and each stretch of other things. */
const entriesOf = (list: HtmlElement): readonly (readonly HtmlNode[])[] => {
  const entries: HtmlNode[][] = [];
  let loose: HtmlNode[] | undefined;
  for (const node of list.childNodes) {
    const isEntry = ENTRY_TAGS.has(tagOf(node));
    if (!isEntry && loose) loose.push(node);
    else if (isEntry || !isEmpty(node)) entries.push([node]);
    loose = isEntry ? undefined : (loose ?? (isEmpty(node) ? undefined : entries.at(-1)));
  }
  return entries;
};

const LIST_TAGS = new Set(['ul', 'ol', 'menu', 'dir']);
const ENTRY_TAGS = new Set([...LIST_TAGS, 'li']);

const startOf = (list: HtmlElement): number => {
  const first = list.childNodes.find((node): node is HtmlElement => tagOf(node) === 'li');
  const given = attributeOf(list, 'start') ?? (first && attributeOf(first, 'value')) ?? '';
  const start = Number.parseInt(given, 10);
  return start >= 0 && start <= MAX_LIST_START ? start : 1;
};
