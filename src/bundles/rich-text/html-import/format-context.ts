// Says how words are read at one place of the HTML: the marks that lie over them, the block they stand in, how deep. An element
// changes that for what is within it by its name, its attributes, its style and our own classes.
import { TEXT_ALIGNMENTS } from '../constants.ts';
import type { HeadingNode, Mark, ParagraphNode } from '../tree.ts';
import { isBlockTag } from './elements.ts';
import { marksWithin } from './marks.ts';
import { classesOf, type HtmlElement, wordAttributeOf } from './parsed-html.ts';
import type { Report } from './report.ts';
import { type Style, styleOf } from './styles.ts';

export interface FormatContext {
  readonly marks: readonly Mark[];
  /** The block that words begin when none is under way. */
  readonly block: LineBlock;
  /** The level of the blocks in the tree; 1 is the top. */
  readonly level: number;
  /** The depth of the element in the HTML. */
  readonly depth: number;
  /** Signs that Word writes before items of a list are not read. */
  readonly isFakeItem: boolean;
  /** What stands below the picture that is read. */
  readonly caption: string | null;
}

/** Describes a paragraph or a heading without its words. */
export type LineBlock = Omit<ParagraphNode, 'content'> | Omit<HeadingNode, 'content'>;

export const PLAIN_CONTEXT: FormatContext = {
  marks: [],
  block: { type: 'paragraph', attrs: { textAlign: null } },
  level: 1,
  depth: 0,
  isFakeItem: false,
  caption: null,
};

/** Where the HTML comes from, and who hears of what is left behind. */
export interface Source {
  readonly address?: string | undefined;
  readonly report: Report;
}

/** Returns the context for what is within an element. */
export const contextWithin = (
  element: HtmlElement,
  context: FormatContext,
  source: Source,
): FormatContext => {
  const style = styleOf(element);
  const block = blockWithin(element, style, context.block);
  return {
    ...context,
    marks: marksWithin(element, style, { ...context, block }, source),
    block,
    depth: context.depth + 1,
  };
};

/** Returns the context for what is within a quotation, a list, a table: paragraphs again, that many levels further down. */
export const contextInside = (context: FormatContext, levels: number): FormatContext => ({
  ...context,
  block: paragraph(context.block.attrs.textAlign),
  level: context.level + levels,
  isFakeItem: false,
});

const blockWithin = (element: HtmlElement, style: Style, block: LineBlock): LineBlock => {
  const tag = element.tagName;
  if (!isBlockTag(tag)) return block;
  const textAlign = alignmentOf(element, style, block);
  const level = HEADING_TAGS.get(classesOf(element).includes('MsoTitle') ? 'h1' : tag);
  if (level) return { type: 'heading', attrs: { level, textAlign } };
  return block.type === 'heading'
    ? { type: 'heading', attrs: { ...block.attrs, textAlign } }
    : paragraph(textAlign);
};

const paragraph = (textAlign: LineBlock['attrs']['textAlign']): LineBlock => ({
  type: 'paragraph',
  attrs: { textAlign },
});

/** Returns the alignment. Left is null, since everything stands there anyway, unless one of our own texts says it. */
const alignmentOf = (element: HtmlElement, style: Style, block: LineBlock) => {
  const own = TEXT_ALIGNMENTS.find((name) => classesOf(element).includes(`rt-align-${name}`));
  if (own) return own;
  const value = style.get('text-align') ?? wordAttributeOf(element, 'align') ?? '';
  const said = ALIGNMENTS.get(element.tagName === 'center' ? 'center' : value);
  return said === undefined ? block.attrs.textAlign : said;
};

const ALIGNMENTS = new Map([
  ['left', null],
  ['start', null],
  ['center', 'center'],
  ['middle', 'center'],
  ['right', 'right'],
  ['end', 'right'],
  ['justify', 'justify'],
] as const) as ReadonlyMap<string, LineBlock['attrs']['textAlign']>;

/** The page's title is the first heading, so that a text begins with the second; deeper ones than ours are the deepest. */
const HEADING_TAGS = new Map([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4],
] as const) as ReadonlyMap<string, HeadingNode['attrs']['level']>;
