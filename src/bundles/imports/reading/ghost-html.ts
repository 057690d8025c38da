// Reads HTML as Ghost has made it of its cards: what only its own scripts need goes, and what plays or is downloaded there is a
// link.
import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { escapeHtml } from '#kernel/escape-html.ts';
import { asGallery } from './gallery-edge.ts';

type Node = DefaultTreeAdapterMap['node'];
type ChildNode = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Behind this comment stands what only members read. */
export const MEMBERS_ONLY = '<!--members-only-->';

/** Cards lie no deeper; what goes deeper is none of Ghost's. */
const MAX_DEPTH = 100;

export const ghostHtml = (stored: string): string => {
  if (!stored.includes('kg-')) return stored;
  const fragment = parseFragment(stored);
  // Each of them once, those within a card that is replaced no more.
  const waiting: { readonly node: Node; readonly depth: number }[] = [{ node: fragment, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.depth > MAX_DEPTH) return stored;
    if (!('childNodes' in next.node)) continue;
    for (const child of next.node.childNodes.slice()) {
      const html = isElement(child) ? replacementOf(child) : undefined;
      if (html === undefined) waiting.push({ node: child, depth: next.depth + 1 });
      else replace(child, html);
    }
  }
  return serialize(fragment);
};

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node);

const attributeOf = (element: Element | undefined, name: string): string =>
  element?.attrs.find((attribute) => attribute.name === name)?.value ?? '';

const classesOf = (element: Element): readonly string[] => attributeOf(element, 'class').split(/\s+/);

/** Returns what stands in the place of an element; undefined for what stays. */
const replacementOf = (element: Element): string | undefined => {
  for (const name of classesOf(element)) if (CARDS.has(name)) return CARDS.get(name)!(element);
  return undefined;
};

const nothing = () => '';

const CARDS = new Map<string, (card: Element) => string>([
  ['kg-signup-card', nothing],
  ['kg-email-card', nothing],
  ['kg-email-cta-card', nothing],
  ['kg-product-card-rating', nothing],
  ['kg-toggle-card-icon', nothing],
  ['kg-audio-card', (card) => linkTo(find(card, 'audio'), 'src', wordsIn(find(card, '.kg-audio-title')))],
  ['kg-video-card', (card) => linkTo(find(card, 'video'), 'src', wordsIn(find(card, 'figcaption')))],
  [
    'kg-file-card',
    (card) => linkTo(find(card, 'a'), 'href', wordsIn(find(card, '.kg-file-card-title')), captionOf(card)),
  ],
  ['kg-bookmark-card', (card) => linkTo(find(card, 'a'), 'href', wordsIn(find(card, '.kg-bookmark-title')))],
  ['kg-callout-card', (card) => calloutOf(card)],
  ['kg-gallery-card', (card) => galleryOf(card)],
]);

const captionOf = (card: Element): string => wordsIn(find(card, '.kg-file-card-caption'));

const calloutOf = (card: Element): string => {
  const text = find(card, '.kg-callout-text');
  const sign = wordsIn(find(card, '.kg-callout-emoji'));
  if (!text) return '';
  return `<blockquote><p>${escapeHtml(sign)} ${serialize(text)}</p></blockquote>`;
};

/** Returns a gallery, whose words stand below it. */
const galleryOf = (card: Element): string => {
  const pictures = find(card, '.kg-gallery-container');
  const caption = find(card, 'figcaption');
  return `${pictures ? asGallery(serialize(pictures)) : ''}${caption ? `<p>${serialize(caption)}</p>` : ''}`;
};

/** Returns a link, with the last part of its address where nobody gave it words. */
const linkTo = (element: Element | undefined, attribute: string, words: string, note = ''): string => {
  const address = attributeOf(element, attribute);
  if (address === '') return '';
  const name = words || address.split('/').at(-1) || address;
  const more = note === '' ? '' : ` ${escapeHtml(note)}`;
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(name)}</a>${more}</p>`;
};

/** Returns the first element within a card that is called so, or has this class. */
const find = (card: Element, wanted: string): Element | undefined => {
  const waiting: Node[] = [...card.childNodes].toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    if (wanted.startsWith('.') ? classesOf(node).includes(wanted.slice(1)) : node.tagName === wanted)
      return node;
    waiting.push(...node.childNodes.toReversed());
  }
  return undefined;
};

const wordsIn = (element: Element | undefined): string => {
  const words: string[] = [];
  const waiting: Node[] = element ? [element] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) words.push(node.value);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return words.join('').replaceAll(/\s+/g, ' ').trim();
};

const replace = (element: ChildNode, html: string): void => {
  const parent = element.parentNode;
  if (!parent) return;
  for (const node of parseFragment(html).childNodes.slice())
    defaultTreeAdapter.insertBefore(parent, node, element);
  defaultTreeAdapter.detachNode(element);
};
