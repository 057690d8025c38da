// Topic: bodies of Ghost that have no HTML beside them: Lexical, and Mobiledoc before it.
import { escapeText } from '../rules.ts';

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

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asObject = (stored: string | null | undefined): Json | undefined => {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
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
  if (type === 'text' || type === 'extended-text') return markedText(node);
  if (type === 'linebreak') return '<br>';
  if (type === 'link') return `<a href="${escapeText(wordsOf(node['url']))}">${inner()}</a>`;
  if (type === 'list') return node['listType'] === 'number' ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`;
  if (type === 'heading' || type === 'extended-heading') {
    const tag = /^h[1-6]$/.exec(wordsOf(node['tag']))?.[0] ?? 'h2';
    return `<${tag}>${inner()}</${tag}>`;
  }
  const block = BLOCKS.get(type);
  return block ? `<${block}>${inner()}</${block}>` : cardToHtml(type, node) || inner();
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
    escapeText(wordsOf(node['text'])),
  );
};

/** Empty for a card that nobody knows. Both ways of writing name their cards and what is on them alike. */
const cardToHtml = (type: string, card: Json): string => {
  const html = wordsOf(card['html']);
  if (type === 'horizontalrule' || type === 'hr') return '<hr>';
  if (type === 'image') return figureOf(card);
  if (type === 'gallery')
    return `<div>${listOf(card['images']).filter(isObject).map(figureOf).join('')}</div>`;
  if (type === 'codeblock' || type === 'code')
    return `<pre><code>${escapeText(wordsOf(card['code']))}</code></pre>`;
  if (type === 'bookmark') return linkTo(wordsOf(card['url']), titleOf(card));
  if (type === 'button') return linkTo(wordsOf(card['buttonUrl']), wordsOf(card['buttonText']));
  if (type === 'callout') return `<blockquote>${wordsOf(card['calloutText'])}</blockquote>`;
  if (type === 'toggle')
    return `<details><summary>${wordsOf(card['heading'])}</summary>${wordsOf(card['content'])}</details>`;
  if (type === 'embed') return html || linkTo(wordsOf(card['url']), wordsOf(card['url']));
  return html;
};

const titleOf = (card: Json): string => {
  const metadata = isObject(card['metadata']) ? card['metadata'] : {};
  return wordsOf(metadata['title']) || wordsOf(card['url']);
};

const linkTo = (address: string, words: string) =>
  address === '' ? '' : `<p><a href="${escapeText(address)}">${escapeText(words)}</a></p>`;

const figureOf = (card: Json): string => {
  const caption = wordsOf(card['caption']);
  const image = `<img src="${escapeText(wordsOf(card['src']))}" alt="${escapeText(wordsOf(card['alt']))}">`;
  return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
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
      return kind === 10 && isObject(card) ? cardToHtml(wordsOf(name).replace('-card', ''), card) : '';
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
      html += name === 'a' ? `<a href="${escapeText(hrefIn(listOf(attributes)))}">` : `<${name}>`;
      open.push(name);
    }
    html += kind === 1 ? atomToHtml(listOf(atoms[numberOf(words)])) : escapeText(wordsOf(words));
    for (let close = 0; close < numberOf(closes) && open.length > 0; close++) html += `</${open.pop()!}>`;
  }
  return html + open.map((tag) => `</${tag}>`).join('');
};

const MARKS = /^(?:a|b|strong|i|em|u|s|code|sub|sup)$/;

const hrefIn = (attributes: readonly unknown[]) => wordsOf(attributes[attributes.indexOf('href') + 1]);

const atomToHtml = ([name, words]: readonly unknown[]) =>
  name === 'soft-return' ? '<br>' : escapeText(wordsOf(words));
