// Names of HTML elements by what an import does with them.
import type { DroppedKind } from './report.ts';

/** Recognizes elements that stand in lines of their own. */
export const isBlockTag = (tag: string): boolean => BLOCK_TAGS.has(tag);

/** Returns the kind of an element that is left behind together with all that is in it. */
export const droppedKindOf = (tag: string): DroppedKind | undefined => DROPPED.get(tag);

/** Recognizes what no reader has ever seen of a page, so that no report is made of it. */
export const isSilentTag = (tag: string): boolean => SILENT.has(tag);

/** Recognizes what is embedded: players, foreign pages and programs. */
export const isEmbedTag = (tag: string): boolean => EMBEDS.has(tag);

const wordsIn = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

const BLOCK_TAGS = wordsIn(
  'html body head p div center address article aside dd dialog dir dl dt fieldset figcaption figure footer form',
  'header hgroup legend li main menu nav ol search section summary ul details blockquote pre listing xmp plaintext',
  'caption thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6',
);

const SILENT = wordsIn(
  'title meta link base basefont bgsound col colgroup map area source track param noframes noembed rp wbr',
);

const EMBEDS = wordsIn('iframe frame embed object applet video audio');

const DROPPED: ReadonlyMap<string, DroppedKind> = new Map<string, DroppedKind>([
  ['script', 'script'],
  ['noscript', 'script'],
  ['style', 'style'],
  ['template', 'template'],
  ['svg', 'drawing'],
  ['canvas', 'drawing'],
  ['math', 'formula'],
  ['input', 'form'],
  ['button', 'form'],
  ['select', 'form'],
  ['textarea', 'form'],
  ['datalist', 'form'],
  ['output', 'form'],
  ['progress', 'form'],
  ['meter', 'form'],
  ['option', 'form'],
  ['optgroup', 'form'],
]);
