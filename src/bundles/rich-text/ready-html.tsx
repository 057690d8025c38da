// Makes ready HTML out of trees and plain texts. It is stored beside the tree and shown for years, so everything in it is made
// by React, which escapes, and carries only class names that rich-text.css promises to keep.
import { renderToHtml } from '#kernel/render.tsx';
import { bbcodeToTree } from './rules/bbcode-tree.ts';
import type { BBCodeOptions } from './rules/bbcode-tree.ts';
import type { BlockNode, CutNode, RichTextDocument, SlotNode, TopNode } from './tree.ts';
import { nodeSpecs } from './rules/tree-schema.ts';
import { PlainText } from './ui/PlainText.tsx';
import { RichTextBlocks } from './ui/RichTextBlocks.tsx';

/** A piece of a text: ready HTML, or a slot that is filled when a page is rendered. contract.md 14.1 */
export type Part = { readonly html: string } | SlotPart;

/** Describes a part with the node's type as `slot`, and the node's attributes beside it. */
export type SlotPart = PartOf<SlotNode | CutNode>;

type PartOf<Node> = Node extends { readonly type: infer Type }
  ? { readonly slot: Type } & (Node extends { readonly attrs: infer Attributes } ? Attributes : unknown)
  : never;

export interface PartsOptions {
  /** Links get rel="ugc nofollow": written by members, not vouched for by the portal. */
  readonly isMemberContent?: boolean;
}

/** Returns the text in order: neighbouring blocks are one part, each slot and the cut is one of its own. */
export const toParts = (document: RichTextDocument, options: PartsOptions = {}): readonly Part[] =>
  runsOf(document.content).flatMap((run): readonly Part[] => {
    if (!isBlocks(run)) return [toSlot(run)];
    const html = renderToHtml(
      <RichTextBlocks nodes={run} isMemberContent={options.isMemberContent ?? false} />,
    );
    return html === '' ? [] : [{ html }];
  });

/** Returns what a member wrote in BBCode as HTML; empty when there is nothing but markup in it. */
export const bbcodeToHtml = (source: string, options: BBCodeOptions = {}): string =>
  toParts(bbcodeToTree(source, options), { isMemberContent: true })
    .map((part) => ('html' in part ? part.html : ''))
    .join('');

/** Returns paragraphs with breaks and linked addresses, for words that carry no markup. */
export const plainTextToHtml = (text: string): string => renderToHtml(<PlainText text={text} />);

type Run = readonly BlockNode[] | SlotNode | CutNode;

const runsOf = (nodes: readonly TopNode[]): readonly Run[] => {
  const runs: (BlockNode[] | SlotNode | CutNode)[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (!isBlock(node)) runs.push(node);
    else if (Array.isArray(last)) last.push(node);
    else runs.push([node]);
  }
  return runs;
};

const isBlock = (node: TopNode): node is BlockNode => nodeSpecs[node.type].group === 'block';

const isBlocks = (run: Run): run is readonly BlockNode[] => Array.isArray(run);

/** Makes a slot of a node. TypeScript can't follow a spread through the union. */
const toSlot = (node: SlotNode | CutNode): SlotPart =>
  ({ slot: node.type, ...('attrs' in node ? node.attrs : {}) }) as SlotPart;
