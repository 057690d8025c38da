// Gathers words into blocks. White space becomes what a browser shows of it, neighbours under the same marks become one text,
// so that lines come out canonical.
import { SMILEYS } from '../constants.ts';
import type { InlineNode, Mark, SmileyNode, TopNode } from '../tree.ts';
import { collapsed } from './clean-words.ts';
import type { LineBlock, FormatContext } from './format-context.ts';

/** Holds the nodes so far, and the line under way. */
export interface Flow {
  readonly nodes: TopNode[];
  line: InlineNode[];
  /** What the line will be; undefined while it is empty. */
  block: LineBlock | undefined;
  /** Whether white space that follows would not be seen. */
  isAfterSpace: boolean;
}

export const startFlow = (): Flow => ({ nodes: [], line: [], block: undefined, isAfterSpace: true });

/** Adds `words`, which are clean. */
export const addWords = (flow: Flow, words: string, context: FormatContext): void => {
  const shown = collapsed(words);
  const text = flow.isAfterSpace && SPACES.has(shown.charAt(0)) ? shown.slice(1) : shown;
  if (text === '') return;
  flow.isAfterSpace = SPACES.has(text.charAt(text.length - 1));
  addInline(flow, { type: 'text', text }, context);
};

/** Adds a smiley, or the sign itself when it is none of ours. */
export const addSmiley = (flow: Flow, sign: string, context: FormatContext): void => {
  const code = CODES.get(sign);
  if (code === undefined) return addWords(flow, sign, context);
  addInline(flow, { type: 'smiley', attrs: { code } }, context);
  flow.isAfterSpace = false;
};

/** Adds a break. A second one in a row parts paragraphs, as a blank line does. */
export const addBreak = (flow: Flow, context: FormatContext): void => {
  dropLastSpace(flow);
  if (flow.line.length === 0) return;
  const isSecond = flow.line.at(-1)?.type === 'hardBreak';
  if (isSecond && flow.block?.type === 'paragraph') return endLine(flow);
  if (!isSecond) addInline(flow, { type: 'hardBreak' }, context);
  flow.isAfterSpace = true;
};

export const endLine = (flow: Flow): void => {
  const { block } = flow;
  const content = joined(trimmed(flow.line));
  Object.assign(flow, { ...startFlow(), nodes: flow.nodes });
  if (block && content.length > 0) flow.nodes.push({ ...block, content });
};

const SPACES = new Set([' ', '\u00a0']);

const CODES: ReadonlyMap<string, SmileyNode['attrs']['code']> = new Map(
  (Object.keys(SMILEYS) as SmileyNode['attrs']['code'][]).map((code) => [SMILEYS[code], code]),
);

const addInline = (flow: Flow, node: InlineNode, { marks, block }: FormatContext): void => {
  flow.block ??= block;
  flow.line.push(marks.length > 0 ? { ...node, marks } : node);
};

const dropLastSpace = (flow: Flow): void => {
  const last = flow.line.at(-1);
  if (last?.type !== 'text' || !SPACES.has(last.text.charAt(last.text.length - 1))) return;
  flow.line.pop();
  if (last.text.length > 1) flow.line.push({ ...last, text: last.text.slice(0, -1) });
};

/** Returns a line without white space and breaks at its ends. */
const trimmed = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const from = line.findIndex((node) => !isEdge(node));
  const to = line.findLastIndex((node) => !isEdge(node));
  return line.slice(Math.max(from, 0), to + 1).map((node, at, { length }) => {
    if (node.type !== 'text') return node;
    const text = at === 0 ? node.text.trimStart() : node.text;
    return { ...node, text: at === length - 1 ? text.trimEnd() : text };
  });
};

const isEdge = (node: InlineNode): boolean =>
  node.type === 'hardBreak' || (node.type === 'text' && node.text.trim() === '');

/** Joins neighbouring texts under the same marks. They are put together at once: a long line may have very many of them. */
const joined = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const runs: InlineNode[][] = [];
  for (const node of line) {
    const [first] = runs.at(-1) ?? [];
    const isNext = first?.type === 'text' && node.type === 'text' && areSame(first.marks, node.marks);
    if (isNext) runs.at(-1)?.push(node);
    else runs.push([node]);
  }
  return runs.flatMap(([first, ...rest]) => {
    if (!first || first.type !== 'text' || rest.length === 0) return first ?? [];
    return { ...first, text: [first, ...rest].map((node) => ('text' in node ? node.text : '')).join('') };
  });
};

const areSame = (a: readonly Mark[] = [], b: readonly Mark[] = []): boolean =>
  a === b || (a.length === b.length && a.every((mark, at) => isSame(mark, b[at])));

const isSame = (a: Mark, b: Mark | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
