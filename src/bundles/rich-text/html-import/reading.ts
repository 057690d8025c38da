// Describes one import under way: what the readers of lists, tables, quotations and pictures need of each other.
import { MAX_TREE_DEPTH } from '../constants.ts';
import type { BlockNode, ParagraphNode, SlotNode } from '../tree.ts';
import { endLine, type Flow } from './flow.ts';
import type { FormatContext, Source } from './format-context.ts';
import type { HtmlElement, HtmlNode } from './parsed-html.ts';

export interface Reading extends Source {
  /** Returns one of our images for a picture of the text; undefined when it cannot stay. */
  readonly imageOf: (src: string, alt: string, caption: string | null) => number | undefined;
  /** Reads nodes into the flow that is under way. */
  readonly convert: (nodes: readonly HtmlNode[], context: FormatContext, flow: Flow) => void;
  /** Reads nodes into blocks of their own, whose level is that of the context. */
  readonly blocksOf: (nodes: readonly HtmlNode[], context: FormatContext) => readonly BlockNode[];
  /** What was met within blocks and can stand on the top level only: it follows the block. */
  readonly waiting: SlotNode[];
  /** Pictures that became ours. */
  readonly usedImages: Set<HtmlElement>;
}

/** Reads one element that is more than a line or a mark; `context` is the one within it. */
export type Reader = (element: HtmlElement, context: FormatContext, flow: Flow, reading: Reading) => void;

export const NOTHING: ParagraphNode = { type: 'paragraph', attrs: { textAlign: null } };

/** Says whether blocks can lie that many levels further down; their words lie one deeper. Reports when they can't. */
export const canNest = (context: FormatContext, levels: number, { report }: Reading): boolean => {
  const isPossible = context.level + levels < MAX_TREE_DEPTH;
  if (!isPossible) report.drop('nesting');
  return isPossible;
};

/** Reads what is within an element as lines of their own. */
export const convertLines: Reader = (element, context, flow, { convert }) => {
  endLine(flow);
  convert(element.childNodes, context, flow);
  endLine(flow);
};

export const addSlot = (slot: SlotNode, context: FormatContext, flow: Flow, { waiting }: Reading): void => {
  endLine(flow);
  if (context.level === 1) flow.nodes.push(slot);
  else waiting.push(slot);
};
