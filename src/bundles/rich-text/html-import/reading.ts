// Topic: one import under way: what the readers of lists, tables, quotations and pictures need of each other.
import { MAX_TREE_DEPTH } from '../constants.ts';
import type { BlockNode, ParagraphNode, SlotNode } from '../tree.ts';
import { endLine, type Flow } from './flow.ts';
import type { Manner, Source } from './manner.ts';
import type { HtmlElement, HtmlNode } from './parsed-html.ts';

export interface Reading extends Source {
  /** One of our images for a picture of the text; undefined when it cannot stay. */
  readonly imageOf: (src: string, alt: string, caption: string | null) => number | undefined;
  /** Reads nodes into the flow that is under way. */
  readonly pour: (nodes: readonly HtmlNode[], manner: Manner, flow: Flow) => void;
  /** Reads nodes into blocks of their own, whose level is that of the manner. */
  readonly blocksOf: (nodes: readonly HtmlNode[], manner: Manner) => readonly BlockNode[];
  /** What was met within blocks and can stand on the top level only: it follows the block. */
  readonly waiting: SlotNode[];
  /** Pictures that became ours. */
  readonly keptImages: Set<HtmlElement>;
}

/** Reads one element that is more than a line or a mark; `manner` is the one within it. */
export type Reader = (element: HtmlElement, manner: Manner, flow: Flow, reading: Reading) => void;

export const NOTHING: ParagraphNode = { type: 'paragraph', attrs: { textAlign: null } };

/** Whether blocks can lie that many levels further down; their words lie one deeper. Reports when they can't. */
export const canNest = (manner: Manner, levels: number, { report }: Reading): boolean => {
  const isPossible = manner.level + levels < MAX_TREE_DEPTH;
  if (!isPossible) report.drop('nesting');
  return isPossible;
};

/** Reads what is within an element as lines of their own. */
export const pourLines: Reader = (element, manner, flow, { pour }) => {
  endLine(flow);
  pour(element.childNodes, manner, flow);
  endLine(flow);
};

export const addSlot = (slot: SlotNode, manner: Manner, flow: Flow, { waiting }: Reading): void => {
  endLine(flow);
  if (manner.level === 1) flow.nodes.push(slot);
  else waiting.push(slot);
};
