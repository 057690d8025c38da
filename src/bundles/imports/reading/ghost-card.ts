// Draws one card of Ghost as its own pages show it, without buttons and clocks that only their scripts need. Lexical and
// Mobiledoc call their cards, and what is on them, alike.
import { escapeHtml } from '#kernel/escape-html.ts';
import { firstTagOf } from '#kernel/html-tokens.ts';
import { plainWords } from '../words.ts';
import { asGallery } from './gallery-edge.ts';
import { MEMBERS_ONLY } from './ghost-html.ts';
import { markdownToHtml } from './markdown.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isCard = (type: string): boolean => CARDS.has(type);

/** What nobody knows gives its own HTML or nothing. */
export const cardToHtml = (type: string, card: Json): string =>
  CARDS.get(type)?.(card) ?? wordsOf(card['html']);

type Card = (card: Json) => string;

/** Letters and forms were never read on a page. */
const nothing: Card = () => '';
const rule: Card = () => '<hr>';
const paywall: Card = () => MEMBERS_ONLY;

export const figureOf: Card = (card) => {
  const image = imageOf(wordsOf(card['src']), wordsOf(card['alt']));
  const caption = wordsOf(card['caption']);
  return image && `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
};

const imageOf = (address: string, alt = ''): string =>
  address === '' ? '' : `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">`;

const gallery: Card = (card) => {
  const pictures = listOf(card['images']).filter(isObject).map(figureOf);
  return `${asGallery(pictures.join(''))}${paragraph(wordsOf(card['caption']))}`;
};

const beforeAfter: Card = (card) => {
  const sides = [card['beforeImage'], card['afterImage']].filter(isObject);
  return `${sides.map(figureOf).join('')}${paragraph(wordsOf(card['caption']))}`;
};

/** Returns a paragraph of HTML that isn't one yet. */
const paragraph = (html: string): string => html && `<p>${html}</p>`;

const linkTo = (address: string, words: string, note = ''): string =>
  address === ''
    ? ''
    : `<p><a href="${escapeHtml(address)}">${escapeHtml(words || nameIn(address))}</a>${note && ` ${escapeHtml(note)}`}</p>`;

/** Returns the last part of an address, for where nobody gave it words. */
const nameIn = (address: string) => address.split('/').at(-1) || address;

const code: Card = (card) => {
  const language = /^[\w-]+$/.exec(wordsOf(card['language']))?.[0];
  const name = language ? ` class="language-${language}"` : '';
  return `<pre><code${name}>${escapeHtml(wordsOf(card['code']))}</code></pre>${paragraph(wordsOf(card['caption']))}`;
};

const bookmark: Card = (card) => {
  const url = wordsOf(card['url']);
  const metadata = isObject(card['metadata']) ? card['metadata'] : {};
  return linkTo(url, wordsOf(metadata['title']) || url);
};

/** The sign stands before the first word. */
const callout: Card = (card) => {
  const [sign, html] = [wordsOf(card['calloutEmoji']), wordsOf(card['calloutText'])];
  const first = firstTagOf(html);
  const begin = first?.tagName === 'p' && !first.isClosing ? first.end : 0;
  return `<blockquote>${html.slice(0, begin)}${escapeHtml(sign)} ${html.slice(begin)}</blockquote>`;
};

const toggle: Card = (card) =>
  `<details><summary>${wordsOf(card['heading'])}</summary>${wordsOf(card['content'])}</details>`;

const embed: Card = (card) => {
  const url = wordsOf(card['url']);
  return `${wordsOf(card['html']) || linkTo(url, url)}${paragraph(wordsOf(card['caption']))}`;
};

const audio: Card = (card) => linkTo(wordsOf(card['src']), wordsOf(card['title']));
const video: Card = (card) => linkTo(wordsOf(card['src']), plainWords(wordsOf(card['caption'])));
const file: Card = (card) =>
  linkTo(
    wordsOf(card['src']),
    wordsOf(card['fileTitle']) || wordsOf(card['fileName']),
    wordsOf(card['fileCaption']),
  );

const buttonOf = (card: Json, enabled: string, address: string, words: string): string =>
  card[enabled] === false ? '' : linkTo(wordsOf(card[address]), wordsOf(card[words]));

const button: Card = (card) => linkTo(wordsOf(card['buttonUrl']), wordsOf(card['buttonText']));

const product: Card = (card) =>
  [
    imageOf(wordsOf(card['productImageSrc'])),
    titled('h4', wordsOf(card['productTitle'])),
    `<div>${wordsOf(card['productDescription'])}</div>`,
    buttonOf(card, 'productButtonEnabled', 'productUrl', 'productButton'),
  ].join('');

const header: Card = (card) =>
  [
    imageOf(wordsOf(card['backgroundImageSrc'])),
    titled('h2', wordsOf(card['header'])),
    paragraph(wordsOf(card['subheader'])),
    buttonOf(card, 'buttonEnabled', 'buttonUrl', 'buttonText'),
  ].join('');

const titled = (tag: string, html: string) => html && `<${tag}>${html}</${tag}>`;

const callToAction: Card = (card) =>
  [
    card['hasSponsorLabel'] === true ? `<div>${wordsOf(card['sponsorLabel'])}</div>` : '',
    imageOf(wordsOf(card['imageUrl'])),
    `<div>${wordsOf(card['textValue'])}</div>`,
    buttonOf(card, 'showButton', 'buttonUrl', 'buttonText'),
  ].join('');

const markdown: Card = (card) => markdownToHtml(wordsOf(card['markdown']));

const CARDS: ReadonlyMap<string, Card> = new Map([
  ['horizontalrule', rule],
  ['hr', rule],
  ['image', figureOf],
  ['gallery', gallery],
  ['before-after', beforeAfter],
  ['codeblock', code],
  ['code', code],
  ['bookmark', bookmark],
  ['button', button],
  ['callout', callout],
  ['toggle', toggle],
  ['embed', embed],
  ['audio', audio],
  ['video', video],
  ['file', file],
  ['product', product],
  ['header', header],
  ['call-to-action', callToAction],
  ['markdown', markdown],
  ['paywall', paywall],
  ['email', nothing],
  ['email-cta', nothing],
  ['signup', nothing],
  ['transistor', nothing],
]);
