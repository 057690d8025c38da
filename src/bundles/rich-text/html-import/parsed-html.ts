// Reads HTML as a tree of elements, by parse5 as browsers read it, within limits; and looks at one of them.
import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { collapsed, cleanWords } from './clean-words.ts';
import {
  MAX_HTML_ATTRIBUTES,
  MAX_HTML_ELEMENTS,
  MAX_HTML_LENGTH,
  MAX_STYLE_LENGTH,
  MAX_WORD_LENGTH,
} from './constants.ts';
import { droppedKindOf, isSilentTag } from './elements.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

export interface ParsedHtml {
  readonly nodes: readonly HtmlNode[];
  /** False when it is too much and the end is missing. */
  readonly isWhole: boolean;
}

/** Parses HTML and never throws. A fragment is read as a page that consists of it. */
export const parseHtml = (html: string): ParsedHtml => {
  const document = defaultTreeAdapter.createDocument();
  const isShort = html.length <= MAX_HTML_LENGTH;
  const isWhole = parseInto(document, isShort ? html : html.slice(0, MAX_HTML_LENGTH));
  return { nodes: document.childNodes, isWhole: isWhole && isShort };
};

export const isElement = (node: HtmlNode): node is HtmlElement => defaultTreeAdapter.isElementNode(node);

export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode =>
  defaultTreeAdapter.isTextNode(node);

/** Returns an element's name in HTML. What is in a drawing or a formula may be named like an element of HTML, but isn't one. */
export const tagOf = (node: HtmlNode): string => {
  if (!isElement(node)) return '';
  if (node.namespaceURI === HTML_NAMESPACE) return node.tagName;
  return node.namespaceURI === MATH_NAMESPACE ? 'math' : 'svg';
};

export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** Returns an attribute that holds one word: in small letters, without white space around it. */
export const wordAttributeOf = (element: HtmlElement, name: string): string | undefined =>
  attributeOf(element, name)?.slice(0, MAX_WORD_LENGTH).trim().toLowerCase();

export const classesOf = (element: HtmlElement): readonly string[] =>
  (attributeOf(element, 'class') ?? '').slice(0, MAX_STYLE_LENGTH).split(/\s+/);

/** Reads a whole number within its limits, or else 1. */
export const numberOf = (element: HtmlElement, name: string, min: number, max: number): number => {
  const value = Number.parseInt(attributeOf(element, name) ?? '', 10);
  return value >= min ? Math.min(value, max) : 1;
};

/**
 * Everything within, in its order. Without recursion: what comes from outside may be nested as deep as it is long. What is
 * dropped is among it, but not what is in that.
 */
export const nodesWithin = (element: HtmlElement): readonly HtmlNode[] => {
  const found: HtmlNode[] = [];
  const waiting: HtmlNode[] = element.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    if (!isElement(node) || isUnread(tagOf(node))) continue;
    for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return found;
};

/** Lists all elements within, in their order. */
export const elementsWithin = (element: HtmlElement): readonly HtmlElement[] =>
  nodesWithin(element).filter(isElement);

/** Reads the words within as one clean line. */
export const wordsOf = (element: HtmlElement): string => collapsed(cleanWords(rawTextOf(element))).trim();

/** Returns the texts within, as they are. */
export const rawTextOf = (element: HtmlElement): string =>
  nodesWithin(element)
    .map((node) => (isText(node) ? node.value : ''))
    .join('');

/** It holds not even a space that parts words. */
export const isEmpty = (node: HtmlNode): boolean =>
  isText(node) ? /^[\t\n\f\r ]*$/.test(node.value) : !isElement(node);

/** Says whether what is within an element isn't read. An <iframe> holds text for browsers that don't know it. */
const isUnread = (tag: string): boolean =>
  tag === 'iframe' || isSilentTag(tag) || droppedKindOf(tag) !== undefined;

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const MATH_NAMESPACE = 'http://www.w3.org/1998/Math/MathML';

/** Returns false when the limit was met; the document has what was read so far. */
const parseInto = (document: DefaultTreeAdapterTypes.Document, html: string): boolean => {
  let count = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (tag, namespace, attributes) => {
    count += 1;
    if (count > MAX_HTML_ELEMENTS) throw new TooManyElements();
    return defaultTreeAdapter.createElement(tag, namespace, attributes.slice(0, MAX_HTML_ATTRIBUTES));
  };
  try {
    parse(html, { treeAdapter: { ...defaultTreeAdapter, createDocument: () => document, createElement } });
    return true;
  } catch (error) {
    if (error instanceof TooManyElements) return false;
    throw error;
  }
};

class TooManyElements extends Error {}
