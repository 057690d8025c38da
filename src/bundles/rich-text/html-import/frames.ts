// Reads blocks around blocks – quotations and spoilers – and code, whose white space is its own.
import { MAX_TITLE_LENGTH } from '../constants.ts';
import { untitledSpoiler } from '../texts.ts';
import { cleanWords } from './clean-words.ts';
import { isBlockTag } from './elements.ts';
import { endLine } from './flow.ts';
import { contextInside } from './format-context.ts';
import {
  attributeOf,
  classesOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isEmpty,
  isText,
  nodesWithin,
  tagOf,
  wordsOf,
} from './parsed-html.ts';
import { reportLost } from './pictures.ts';
import { canNest, NOTHING, convertLines, type Reader } from './reading.ts';

/** Reads a quotation. Who said it stands at the end, in a footer or a line that is nothing but a <cite>. */
export const readQuote: Reader = (element, context, flow, reading) => {
  if (!canNest(context, 1, reading)) return convertLines(element, context, flow, reading);
  endLine(flow);
  const last = element.childNodes.findLast((node) => !isEmpty(node));
  const author = last ? authorOf(last, element) : null;
  if (last && isElement(last) && author !== null) reportLost(last, reading.report);
  const nodes = author === null ? element.childNodes : element.childNodes.filter((node) => node !== last);
  const content = reading.blocksOf(nodes, contextInside(context, 1));
  if (content.length === 0 && author === null) return;
  flow.nodes.push({
    type: 'blockquote',
    attrs: { author },
    content: content.length > 0 ? content : [NOTHING],
  });
};

export const readDetails: Reader = (element, context, flow, reading) => {
  const summary = element.childNodes.find((node): node is HtmlElement => tagOf(node) === 'summary');
  const title = (summary && wordsOf(summary)) || null;
  if (!canNest(context, 1, reading)) return convertLines(element, context, flow, reading);
  endLine(flow);
  const isTitle = title !== null && title.length <= MAX_TITLE_LENGTH;
  if (summary && isTitle) reportLost(summary, reading.report);
  const nodes = isTitle ? element.childNodes.filter((node) => node !== summary) : element.childNodes;
  const content = reading.blocksOf(nodes, contextInside(context, 1));
  if (content.length === 0 && title === null) return;
  flow.nodes.push({
    type: 'spoiler',
    attrs: { title: isTitle && title !== untitledSpoiler ? title : null },
    content: content.length > 0 ? content : [NOTHING],
  });
};

export const readCode: Reader = (element, _manner, flow, { report }) => {
  endLine(flow);
  reportLost(element, report);
  const text = cleanWords(linesOf(element));
  if (text.trim() === '') return;
  flow.nodes.push({
    type: 'codeBlock',
    attrs: { language: languageOf(element) },
    content: [{ type: 'text', text }],
  });
};

/** Returns the author without the dash that pages set before a name; quotations of ours have none. */
const authorOf = (node: HtmlNode, quote: HtmlElement): string | null => {
  if (!isElement(node) || !isSignature(node)) return null;
  const isOurs = classesOf(quote).some((name) => name.startsWith('rt-'));
  const author = isOurs ? wordsOf(node) : wordsOf(node).replace(/^[—–―-]\s*/, '');
  return author !== '' && author.length <= MAX_TITLE_LENGTH ? author : null;
};

const isSignature = (element: HtmlElement): boolean => {
  const tag = tagOf(element);
  if (tag === 'footer' || tag === 'cite') return true;
  const [only, ...others] = element.childNodes.filter((node) => !isEmpty(node));
  return tag === 'p' && others.length === 0 && only !== undefined && tagOf(only) === 'cite';
};

/** Returns code as lines. Pages that number lines of code wrap each in an element. */
const linesOf = (element: HtmlElement): string => {
  const pieces: string[] = [];
  const before = new Map<unknown, string>();
  for (const node of nodesWithin(element)) {
    const [tag, tagBefore = ''] = [tagOf(node), before.get(node.parentNode)];
    before.set(node.parentNode, tag);
    const isOnNewLine = pieces.length === 0 || pieces.at(-1)?.endsWith('\n');
    if ((isBlockTag(tag) || isBlockTag(tagBefore)) && !isOnNewLine) pieces.push('\n');
    if (tag === 'br') pieces.push('\n');
    if (isText(node) && node.value !== '') pieces.push(node.value);
  }
  return pieces.join('');
};

const languageOf = (element: HtmlElement): string | null => {
  const code = element.childNodes.find((node): node is HtmlElement => tagOf(node) === 'code');
  const said = [element, code].flatMap((place) => (place ? namesOf(place) : []));
  return said.find((name) => /^[\w+#.-]{1,32}$/.test(name)) ?? null;
};

/** Returns names of the language, which stands in `language-js`, `lang-js`, `brush: js`, or our own attribute. */
const namesOf = (element: HtmlElement): readonly string[] => [
  attributeOf(element, 'data-language') ?? '',
  /(?:^|\s)(?:lang(?:uage)?-|brush:\s*)([^\s;]+)/.exec(attributeOf(element, 'class') ?? '')?.[1] ?? '',
];
