// Holds pure checks and calculations on rich texts: links, clean strings, what a reader reads of a tree. They are safe in
// browsers.
import { hasSignIn } from '#kernel/link-address.ts';
import { MAX_LINK_LENGTH, SMILEYS, WORDS_PER_MINUTE } from './constants.ts';
import { spoilerTitle } from './texts.ts';
import type { InlineNode, ListItemNode, RichTextDocument, TableCellNode, TopNode } from './tree.ts';

/** Says whether something is what a link may point at: http(s)://, mailto: or tel:. contract.md 14.4 */
export const isLink = (value: unknown): value is string =>
  isWebAddress(value) || isShaped(value, /^(?:mailto|tel):[^\s\p{Cc}]+$/iu);

/**
 * Says whether something is an address that signs nobody in: a name before the host is read for the host, and a password by
 * everybody.
 */
export const isWebAddress = (value: unknown): value is string =>
  isShaped(value, /^https?:\/\/[^\s\p{Cc}]+$/iu) && URL.canParse(value) && !hasSignIn(value);

/** Removes name and password from an address, which may stand in a text that was written before they were refused. */
export const withoutSignIn = (href: string): string => {
  const url = URL.parse(href);
  if (!url || !hasSignIn(href)) return href;
  url.username = '';
  url.password = '';
  return url.href;
};

const isShaped = (value: unknown, shape: RegExp): value is string =>
  typeof value === 'string' && value.length <= MAX_LINK_LENGTH && shape.test(value);

/**
 * Returns the link itself, or with https when it points by http at the portal's own host (with port, if it has one).
 * contract.md 5
 */
export const upgradeLink = (href: string, ownHost: string): string => {
  const url = URL.parse(href);
  if (url?.protocol !== 'http:' || url.host !== ownHost) return href;
  url.protocol = 'https:';
  return url.href;
};

/**
 * Returns the string as it can be stored and sent anywhere: line ends are \n, and neither control characters nor halves of a
 * pair are left.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}|[\uFFFE\uFFFF]/gu, '');

/** Returns the lines of a plain text by paragraph; blank lines part paragraphs and are not among them. */
export const paragraphsOf = (text: string): readonly (readonly string[])[] => {
  const paragraphs: string[][] = [[]];
  for (const line of cleanText(text).split('\n')) {
    if (line.trim() !== '') paragraphs.at(-1)?.push(line.trim());
    else paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0);
};

export interface LinkedPiece {
  readonly text: string;
  readonly href?: string;
}

/** Returns a line in pieces, the bare http(s) addresses in it with their href; punctuation after an address is not part of it. */
export const splitLinks = (line: string): readonly LinkedPiece[] => {
  const pieces: LinkedPiece[] = [];
  let end = 0;
  for (const match of line.matchAll(/\bhttps?:\/\/[^\s<>"„“”«»]+/gi)) {
    const href = withoutTrailingPunctuation(match[0]);
    if (!isWebAddress(href)) continue;
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) });
    pieces.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
};

/** Removes punctuation at the end. A closing bracket stays when it was opened within the address. */
export const withoutTrailingPunctuation = (address: string): string => {
  let surplus = partsAt(address, ')').length - partsAt(address, '(').length;
  let end = address.length;
  while (TRAILING_PUNCTUATION.includes(address.charAt(end - 1))) {
    if (address[end - 1] === ')') {
      if (surplus <= 0) break;
      surplus -= 1;
    }
    end -= 1;
  }
  return address.slice(0, end);
};

const TRAILING_PUNCTUATION = ".,;:!?'’‘…*_)]";

const partsAt = (text: string, sign: string): readonly string[] => text.split(sign);

/** Returns what a reader reads of the text: blocks parted by a blank line, nothing of its slots. */
export const toPlainText = (document: Pick<RichTextDocument, 'content'>): string =>
  plainTextOf(document.content);

/** Counts the characters of the plain text, as writers are told them: the editor, the checklist and the free part count alike. */
export const characterCount = (document: Pick<RichTextDocument, 'content'>): number =>
  toPlainText(document)
    .split(/[\n\t]/)
    .reduce((sum, line) => sum + signsIn(line), 0);

/** Counts signs as people do: an emoji is one sign, however many code points it is made of; ends of paragraphs are none. */
const signsIn = (line: string): number =>
  JOINED.test(line) ? [...graphemes.segment(line)].length : Array.from(line).length;

/** Signs that make one of several; segmenting takes long, and most lines have none. */
const JOINED = /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d]/u;
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** Says whether a text has neither words nor anything that stands for itself. */
export const isEmptyText = ({ content }: Pick<RichTextDocument, 'content'>): boolean =>
  characterCount({ content }) === 0 && content.every(({ type }) => WORDS_ALONE.has(type));

const WORDS_ALONE: ReadonlySet<string> = new Set(['paragraph', 'heading', 'cut', 'horizontalRule']);

/** Returns the first image of the first gallery that stands in the text itself. */
export const firstOfGallery = ({ content }: Pick<RichTextDocument, 'content'>): number | null =>
  content.flatMap((node) => (node.type === 'gallery' ? node.attrs.imageIds : []))[0] ?? null;

/** Counts whole minutes, at least one. */
export const readingMinutes = (document: Pick<RichTextDocument, 'content'>): number => {
  const words = toPlainText(document).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
};

/** Does the same for a part of a tree. */
export const plainTextOf = (nodes: readonly TopNode[]): string =>
  nodes
    .map(textOfNode)
    .filter((text) => text !== '')
    .join('\n\n');

const textOfNode = (node: TopNode): string => {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return textOfInline(node.content);
    case 'bulletList':
    case 'orderedList':
      return linesOf(node.content);
    case 'blockquote':
      return `${plainTextOf(node.content)}\n${node.attrs.author ?? ''}`.trim();
    case 'spoiler':
      return `${spoilerTitle(node.attrs.title)}\n${plainTextOf(node.content)}`.trim();
    case 'table':
      return node.content.map((row) => linesOf(row.content ?? [], '\t')).join('\n');
    default:
      return '';
  }
};

const linesOf = (nodes: readonly (ListItemNode | TableCellNode)[], separator = '\n'): string =>
  nodes.map((node) => plainTextOf(node.content)).join(separator);

const textOfInline = (nodes: readonly InlineNode[] = []): string => nodes.map(textOfInlineNode).join('');

const textOfInlineNode = (node: InlineNode): string => {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'smiley':
      return SMILEYS[node.attrs.code];
    case 'mention':
      return `@${node.attrs.label}`;
    case 'hardBreak':
      return '\n';
  }
};
