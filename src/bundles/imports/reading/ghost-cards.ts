// Reads bodies of Ghost that have no HTML beside them: Lexical, and Mobiledoc before it.
import { escapeHtml } from '#kernel/escape-html.ts';
import { cardToHtml, figureOf, isCard, isObject, listOf, wordsOf } from './ghost-card.ts';
import type { Json } from './ghost-card.ts';

export interface Stored {
  readonly lexical?: string | null | undefined;
  readonly mobiledoc?: string | null | undefined;
}

/** Whatever it is, there is HTML; cards that nobody here knows give their own HTML or nothing. */
export const cardsToHtml = ({ lexical, mobiledoc }: Stored): string => {
  const tree = asObject(lexical);
  if (tree) return lexicalToHtml(tree['root'], 0);
  const document = asObject(mobiledoc);
  return document ? mobiledocToHtml(document) : '';
};

const asObject = (stored: string | null | undefined): Json | undefined => {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Nobody writes deeper. */
const MAX_DEPTH = 50;

const lexicalToHtml = (node: unknown, depth: number): string => {
  if (!isObject(node) || depth > MAX_DEPTH) return '';
  const type = wordsOf(node['type']);
  const inner = () =>
    listOf(node['children'])
      .map((child) => lexicalToHtml(child, depth + 1))
      .join('');
  if (TEXTS.has(type)) return markedText(node);
  if (type === 'linebreak') return '<br>';
  if (type === 'tab') return ' ';
  if (type === 'link') return `<a href="${escapeHtml(wordsOf(node['url']))}">${inner()}</a>`;
  if (type === 'list') return listToHtml(node, depth);
  if (type === 'heading' || type === 'extended-heading') {
    const tag = /^h[1-6]$/.exec(wordsOf(node['tag']))?.[0] ?? 'h2';
    return `<${tag}>${inner()}</${tag}>`;
  }
  const block = BLOCKS.get(type);
  if (block) return `<${block}>${inner()}</${block}>`;
  return isCard(type) ? cardToHtml(type, node) : wordsOf(node['html']) || inner();
};

/** Nobody stops at what is still to be written. */
const TEXTS = new Set(['text', 'extended-text', 'tk']);

/** An item that is nothing but a list belongs to the one before it. */
const listToHtml = (node: Json, depth: number): string => {
  const items: string[] = [];
  for (const item of listOf(node['children'])) {
    const children = isObject(item) ? listOf(item['children']) : [];
    const isNested =
      children.length > 0 && children.every((child) => isObject(child) && child['type'] === 'list');
    const html = children.map((child) => lexicalToHtml(child, depth + 2)).join('');
    if (isNested && items.length > 0) items.push(`${items.pop()!}${html}`);
    else items.push(html);
  }
  const tag = node['listType'] === 'number' ? 'ol' : 'ul';
  return `<${tag}>${items.map((html) => `<li>${html}</li>`).join('')}</${tag}>`;
};

const BLOCKS: ReadonlyMap<string, string> = new Map([
  ['paragraph', 'p'],
  ['listitem', 'li'],
  ['quote', 'blockquote'],
  ['extended-quote', 'blockquote'],
  ['aside', 'blockquote'],
]);

/** Its marks are bits of a number. */
const FORMATS = [
  [1, 'b'],
  [2, 'i'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const;

const markedText = (node: Json): string => {
  const format = numberOf(node['format']);
  return FORMATS.filter(([bit]) => (format & bit) !== 0).reduce(
    (html, [, tag]) => `<${tag}>${html}</${tag}>`,
    escapeHtml(wordsOf(node['text'])),
  );
};

/** Sections are lists that begin with a number: 1 of words, 2 a picture, 3 a list, 10 a card. */
const mobiledocToHtml = (document: Json): string => {
  const markups = listOf(document['markups']);
  const cards = listOf(document['cards']);
  const atoms = listOf(document['atoms']);
  const wordsIn = (markers: unknown) => markersToHtml(listOf(markers), markups, atoms);
  return listOf(document['sections'])
    .map((section) => {
      const [kind, first, second] = listOf(section);
      if (kind === 1) return inTag(wordsOf(first), wordsIn(second));
      if (kind === 2) return figureOf({ src: first });
      if (kind === 3)
        return inTag(
          wordsOf(first),
          listOf(second)
            .map((item) => `<li>${wordsIn(item)}</li>`)
            .join(''),
        );
      const [name, card] = listOf(cards[numberOf(first)]);
      return kind === 10 && isObject(card)
        ? cardToHtml(wordsOf(name).replace(/-card$|^card-/, ''), card)
        : '';
    })
    .join('');
};

const TAGS = /^(?:p|h[1-6]|blockquote|aside|ul|ol)$/;

const inTag = (name: string, html: string) => {
  const tag = TAGS.test(name) ? name.replace('aside', 'blockquote') : 'p';
  return `<${tag}>${html}</${tag}>`;
};

/** A marker opens markups by their numbers, says how many close after it, and has its words. */
const markersToHtml = (
  markers: readonly unknown[],
  markups: readonly unknown[],
  atoms: readonly unknown[],
): string => {
  const open: string[] = [];
  let html = '';
  for (const marker of markers) {
    const [kind, opens, closes, words] = listOf(marker);
    for (const at of listOf(opens)) {
      const [tag, attributes] = listOf(markups[numberOf(at)]);
      const name = MARKS.test(wordsOf(tag)) ? wordsOf(tag) : 'span';
      html += name === 'a' ? `<a href="${escapeHtml(hrefIn(listOf(attributes)))}">` : `<${name}>`;
      open.push(name);
    }
    html += kind === 1 ? atomToHtml(listOf(atoms[numberOf(words)])) : escapeHtml(wordsOf(words));
    for (let close = 0; close < numberOf(closes) && open.length > 0; close++) html += `</${open.pop()!}>`;
  }
  return html + open.map((tag) => `</${tag}>`).join('');
};

const MARKS = /^(?:a|b|strong|i|em|u|s|code|sub|sup)$/;

const hrefIn = (attributes: readonly unknown[]) => wordsOf(attributes[attributes.indexOf('href') + 1]);

const atomToHtml = ([name, words]: readonly unknown[]) =>
  name === 'soft-return' ? '<br>' : escapeHtml(wordsOf(words));
