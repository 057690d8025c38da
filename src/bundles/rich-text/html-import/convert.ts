// Turns elements into blocks. Each element is a line of its own, a mark, something with a reader, or nothing but what is within
// it; what can't stay is reported.
import type { BlockNode, TopNode } from '../tree.ts';
import { nodeSpecs } from '../rules/tree-schema.ts';
import { cleanWords } from './clean-words.ts';
import { MAX_HTML_DEPTH } from './constants.ts';
import { droppedKindOf, isBlockTag, isEmbedTag, isSilentTag } from './elements.ts';
import { addBreak, addSmiley, addWords, endLine, type Flow, startFlow } from './flow.ts';
import { readCode, readDetails, readQuote } from './frames.ts';
import { readList } from './lists.ts';
import { type FormatContext, contextWithin } from './format-context.ts';
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
import { convertLines, type Reader, type Reading } from './reading.ts';
import { isHidden, styleOf } from './styles.ts';
import { readTable } from './tables.ts';
import * as texts from './texts.ts';
import { fakeItemOf, fakeItemsFrom, readFakeItems } from './word-lists.ts';

/** Everything in order into the flow; words at its end are still a line under way. */
export const convertNodes = (
  nodes: readonly HtmlNode[],
  context: FormatContext,
  flow: Flow,
  reading: Reading,
): void => {
  let at = 0;
  for (let node = nodes[at]; node; node = nodes[at]) {
    const item = context.isFakeItem ? undefined : fakeItemOf(node);
    const { items, end } = item ? fakeItemsFrom(item, nodes, at) : { items: [], end: at + 1 };
    if (item) readFakeItems(items, context, flow, reading);
    else convertNode(node, context, flow, reading);
    if (context.level === 1) release(flow, reading);
    at = end;
  }
};

/** Makes blocks of their own for these nodes. */
export const blocksOf = (
  nodes: readonly HtmlNode[],
  context: FormatContext,
  reading: Reading,
): readonly BlockNode[] => {
  const flow = startFlow();
  convertNodes(nodes, context, flow, reading);
  endLine(flow);
  return flow.nodes.filter(isBlock);
};

const isBlock = (node: TopNode): node is BlockNode => nodeSpecs[node.type].group === 'block';

/** Releases the pictures that were met within a block, so that they follow it. */
const release = (flow: Flow, { waiting }: Reading): void => {
  for (const slot of waiting.splice(0)) flow.nodes.push(slot);
};

const convertNode = (node: HtmlNode, context: FormatContext, flow: Flow, reading: Reading): void => {
  if (isText(node)) addWords(flow, cleanWords(node.value), context);
  else if (isElement(node)) convertElement(node, context, flow, reading);
};

const convertElement = (element: HtmlElement, context: FormatContext, flow: Flow, reading: Reading): void => {
  const tag = tagOf(element);
  const dropped = droppedKindOf(tag);
  if (dropped) return reading.report.drop(dropped, element.tagName);
  if (isSilentTag(tag)) return;
  const style = styleOf(element);
  if (isHidden(element, style)) return dropHidden(element, reading);
  if (context.isFakeItem && style.get('mso-list') === 'ignore') return;
  if (context.depth >= MAX_HTML_DEPTH) return convertText(element, context, flow, reading);
  readerOf(tag)(element, contextWithin(element, context, reading), flow, reading);
};

const readerOf = (tag: string): Reader => {
  if (isEmbedTag(tag)) return readEmbed;
  return READERS.get(tag) ?? (isBlockTag(tag) ? convertLines : convertWithin);
};

const dropHidden = (element: HtmlElement, { report }: Reading): void => {
  if (wordsOf(element) !== '') report.drop('hidden', element.tagName);
};

const convertText = (element: HtmlElement, context: FormatContext, flow: Flow, { report }: Reading): void => {
  report.drop('nesting');
  reportLost(element, report);
  addWords(flow, cleanWords(rawTextOf(element)), context);
};

const convertWithin: Reader = (element, context, flow, reading) => {
  const classes = classesOf(element);
  if (classes.includes('rt-smiley')) return addSmiley(flow, wordsOf(element), context);
  if (classes.includes(SAFARI_SPACE)) return addWords(flow, ' ', context);
  reading.convert(element.childNodes, context, flow);
};

/** The class of the element in which Safari wraps a no-break space where a plain one was copied. */
const SAFARI_SPACE = 'Apple-converted-space';

const readBreak: Reader = (_element, context, flow) => addBreak(flow, context);

const readRule: Reader = (_element, _manner, flow) => {
  endLine(flow);
  flow.nodes.push({ type: 'horizontalRule' });
};

const readShortQuote: Reader = (element, context, flow, reading) => {
  addWords(flow, texts.openingQuote, context);
  reading.convert(element.childNodes, context, flow);
  addWords(flow, texts.closingQuote, context);
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
