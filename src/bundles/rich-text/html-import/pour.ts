// Topic: from elements to blocks. Each element is a line of its own, a mark, something with a reader, or nothing but what
// is within it; what can't stay is reported.
import type { BlockNode, TopNode } from '../tree.ts';
import { nodeSpecs } from '../rules/tree-schema.ts';
import { cleanWords } from './clean-words.ts';
import { MAX_HTML_DEPTH } from './constants.ts';
import { droppedKindOf, isBlockTag, isEmbedTag, isSilentTag } from './elements.ts';
import { addBreak, addSmiley, addWords, endLine, type Flow, startFlow } from './flow.ts';
import { readCode, readDetails, readQuote } from './frames.ts';
import { readList } from './lists.ts';
import { type Manner, mannerWithin } from './manner.ts';
import {
  classesOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
  rawTextOf,
  tagOf,
  wordsOf,
} from './parsed-html.ts';
import { readEmbed, readFigure, readImage, reportLost } from './pictures.ts';
import { pourLines, type Reader, type Reading } from './reading.ts';
import { isHidden, styleOf } from './styles.ts';
import { readTable } from './tables.ts';
import * as texts from './texts.ts';
import { fakeItemOf, fakeItemsFrom, readFakeItems } from './word-lists.ts';

/** Everything in order into the flow; words at its end are still a line under way. */
export const pour = (nodes: readonly HtmlNode[], manner: Manner, flow: Flow, reading: Reading): void => {
  let at = 0;
  for (let node = nodes[at]; node; node = nodes[at]) {
    const item = manner.isFakeItem ? undefined : fakeItemOf(node);
    const { items, end } = item ? fakeItemsFrom(item, nodes, at) : { items: [], end: at + 1 };
    if (item) readFakeItems(items, manner, flow, reading);
    else pourNode(node, manner, flow, reading);
    if (manner.level === 1) release(flow, reading);
    at = end;
  }
};

/** Blocks of their own for these nodes. */
export const blocksOf = (
  nodes: readonly HtmlNode[],
  manner: Manner,
  reading: Reading,
): readonly BlockNode[] => {
  const flow = startFlow();
  pour(nodes, manner, flow, reading);
  endLine(flow);
  return flow.nodes.filter(isBlock);
};

const isBlock = (node: TopNode): node is BlockNode => nodeSpecs[node.type].group === 'block';

/** Pictures that were met within a block follow it. */
const release = (flow: Flow, { waiting }: Reading): void => {
  for (const slot of waiting.splice(0)) flow.nodes.push(slot);
};

const pourNode = (node: HtmlNode, manner: Manner, flow: Flow, reading: Reading): void => {
  if (isText(node)) addWords(flow, cleanWords(node.value), manner);
  else if (isElement(node)) pourElement(node, manner, flow, reading);
};

const pourElement = (element: HtmlElement, manner: Manner, flow: Flow, reading: Reading): void => {
  const tag = tagOf(element);
  const dropped = droppedKindOf(tag);
  if (dropped) return reading.report.drop(dropped, element.tagName);
  if (isSilentTag(tag)) return;
  const style = styleOf(element);
  if (isHidden(element, style)) return dropHidden(element, reading);
  if (manner.isFakeItem && style.get('mso-list') === 'ignore') return;
  if (manner.depth >= MAX_HTML_DEPTH) return pourWords(element, manner, flow, reading);
  readerOf(tag)(element, mannerWithin(element, manner, reading), flow, reading);
};

const readerOf = (tag: string): Reader => {
  if (isEmbedTag(tag)) return readEmbed;
  return READERS.get(tag) ?? (isBlockTag(tag) ? pourLines : pourWithin);
};

const dropHidden = (element: HtmlElement, { report }: Reading): void => {
  if (wordsOf(element) !== '') report.drop('hidden', element.tagName);
};

const pourWords = (element: HtmlElement, manner: Manner, flow: Flow, { report }: Reading): void => {
  report.drop('nesting');
  reportLost(element, report);
  addWords(flow, cleanWords(rawTextOf(element)), manner);
};

const pourWithin: Reader = (element, manner, flow, reading) => {
  const classes = classesOf(element);
  if (classes.includes('rt-smiley')) return addSmiley(flow, wordsOf(element), manner);
  if (classes.includes(SAFARI_SPACE)) return addWords(flow, ' ', manner);
  reading.pour(element.childNodes, manner, flow);
};

/** Safari wraps a no-break space where a plain one was copied. */
const SAFARI_SPACE = 'Apple-converted-space';

const readBreak: Reader = (_element, manner, flow) => addBreak(flow, manner);

const readRule: Reader = (_element, _manner, flow) => {
  endLine(flow);
  flow.nodes.push({ type: 'horizontalRule' });
};

const readShortQuote: Reader = (element, manner, flow, reading) => {
  addWords(flow, texts.openingQuote, manner);
  reading.pour(element.childNodes, manner, flow);
  addWords(flow, texts.closingQuote, manner);
};

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['br', readBreak],
  ['hr', readRule],
  ['q', readShortQuote],
  ['ul', readList],
  ['ol', readList],
  ['menu', readList],
  ['dir', readList],
  ['table', readTable],
  ['blockquote', readQuote],
  ['details', readDetails],
  ['pre', readCode],
  ['listing', readCode],
  ['xmp', readCode],
  ['plaintext', readCode],
  ['img', readImage],
  ['figure', readFigure],
]);
