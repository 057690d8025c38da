// Turns the words of a BBCode text into lines and paragraphs of the tree. Signs after a GUARD were escaped: they begin neither
// smileys nor addresses, a line end among them is part of the text, and white space among them is no edge.
import { GUARD } from './bbcode-grammar.ts';
import type { ImageOf } from './bbcode-leaves.ts';
import { SMILEYS } from '../constants.ts';
import { splitMentions } from './mentions.ts';
import { splitLinks } from '../rules.ts';
import type { HeadingNode, InlineNode, LinkMark, Mark, ParagraphNode, SmileyNode, TopNode } from '../tree.ts';
import { markSpecs } from './tree-schema.ts';

/** What surrounds the words that are being read. */
export interface InlineContext {
  readonly marks: readonly Mark[];
  readonly people: ReadonlyMap<string, number>;
  /** Whether it is read with the full set: smileys are seen, and empty things and white space at a paragraph's end stay. */
  readonly isFull: boolean;
  readonly imageOf: ImageOf;
  /** The level of the heading around; it is null in paragraphs. */
  readonly level: HeadingNode['attrs']['level'] | null;
  readonly textAlign: ParagraphNode['attrs']['textAlign'];
}

/** Holds the blocks so far, and the paragraph under way. */
export interface Flow {
  readonly blocks: TopNode[];
  readonly context: InlineContext;
  line: InlineNode[];
}

/** Makes a paragraph, or a heading within one. */
export const paragraphIn = (
  { level, textAlign }: InlineContext,
  content: readonly InlineNode[] = [],
): TopNode => ({
  ...(level === null
    ? { type: 'paragraph', attrs: { textAlign } }
    : { type: 'heading', attrs: { level, textAlign } }),
  ...(content.length > 0 && { content }),
});

/**
 * Puts marks in the order of the schema. A link within a link changes nothing, other marks replace their
 * like.
 */
export const under = (mark: Mark, context: InlineContext): InlineContext => {
  if (mark.type === 'link' && isWithin(context, 'link')) return context;
  const others = context.marks.filter(({ type }) => type !== mark.type);
  const marks = [...others, mark].toSorted((a, b) => MARKS.indexOf(a.type) - MARKS.indexOf(b.type));
  return { ...context, marks };
};

const MARKS = Object.keys(markSpecs);

const isWithin = ({ marks }: InlineContext, mark: Mark['type']) => marks.some(({ type }) => type === mark);

export const linkTo = (href: string, newTab = false): LinkMark => ({ type: 'link', attrs: { href, newTab } });

/** Leaves the signs themselves. */
export const withoutGuards = (text: string): string => text.replaceAll(GUARD, '');

export const convertText = (text: string, context: InlineContext, flow: Flow): void =>
  text.split(LINE_END).forEach((line, at) => {
    if (at > 0) endLine(flow, context);
    for (const node of inlineOf(line, context)) append(flow.line, node);
  });

const LINE_END = new RegExp(`(?<!${GUARD})\n`);

/** Adds the node that a tag stands for. Guards on both sides keep a break among them from being the edge of a paragraph. */
export const convertNode = (node: InlineNode, { marks }: InlineContext, flow: Flow): void => {
  const guard = textNode(GUARD, marks);
  append(flow.line, guard);
  flow.line.push({ ...node, ...marked(marks) });
  append(flow.line, guard);
};

/** Appends a node. Neighbours under the same marks are one text. */
const append = (line: InlineNode[], node: InlineNode): void => {
  const last = line.at(-1);
  if (last?.type === 'text' && node.type === 'text' && isSame(last.marks, node.marks))
    line[line.length - 1] = { ...last, text: last.text + node.text };
  else line.push(node);
};

const isSame = (a: readonly Mark[] | undefined, b: readonly Mark[] | undefined) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

const inlineOf = (line: string, context: InlineContext): readonly InlineNode[] => {
  if (line === '') return [];
  if (!context.isFull) return wordsOf(line, context);
  if (isWithin(context, 'code')) return [textNode(line, context.marks)];
  return splitSmileys(line).flatMap((piece): readonly InlineNode[] =>
    typeof piece === 'string'
      ? piece.split(BEFORE_GUARD).flatMap((words) => wordsOf(words, context))
      : [{ ...piece, ...marked(context.marks) }],
  );
};

const BEFORE_GUARD = new RegExp(`(?=${GUARD})`);

/** Splits a line at smileys that stand free. Codes that begin with a digit don't count: „(Kapitel 8)“. */
const splitSmileys = (line: string): readonly (string | SmileyNode)[] => {
  const pieces: (string | SmileyNode)[] = [];
  let end = 0;
  for (const { 0: code, index } of line.matchAll(TYPED_SMILEY)) {
    if (index > end) pieces.push(line.slice(end, index));
    pieces.push({ type: 'smiley', attrs: { code: code as SmileyNode['attrs']['code'] } });
    end = index + code.length;
  }
  if (end < line.length) pieces.push(line.slice(end));
  return pieces;
};

const SMILEY_CODES = Object.keys(SMILEYS).filter((code) => !/^\d/.test(code));

/** A smiley as it is typed: white space before it, no letter and no figure after it. */
export const TYPED_SMILEY = new RegExp(
  String.raw`(?<!\S)(?:${SMILEY_CODES.map((code) => code.replaceAll(/[()|]/g, String.raw`\$&`)).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

const wordsOf = (line: string, context: InlineContext): readonly InlineNode[] => {
  const { marks, people } = context;
  if (isWithin(context, 'link')) return [textNode(line, marks)];
  return splitLinks(line).flatMap(({ text, href }) =>
    href === undefined
      ? splitMentions(text, people).map((piece) => toNode(piece, marks))
      : textNode(text, under(linkTo(href), context).marks),
  );
};

const toNode = ({ text, id }: { text: string; id?: number }, marks: readonly Mark[]): InlineNode =>
  id === undefined
    ? textNode(text, marks)
    : { type: 'mention', attrs: { id, label: text }, ...marked(marks) };

const textNode = (text: string, marks: readonly Mark[]): InlineNode => ({
  type: 'text',
  text,
  ...marked(marks),
});

const marked = (marks: readonly Mark[]) => (marks.length > 0 ? { marks } : {});

/** Ends a line. A second line end in a row ends the paragraph. */
const endLine = (flow: Flow, { marks }: InlineContext): void => {
  const last = flow.line.findLast((node) => !isBlank(node));
  if (last === undefined || last.type === 'hardBreak') return endParagraph(flow);
  flow.line.push({ type: 'hardBreak', ...marked(marks) });
};

const isBlank = (node: InlineNode) => node.type === 'text' && node.text.trim() === '';

export const endParagraph = (flow: Flow): void => {
  const content = flow.context.isFull ? unguarded(begun(withoutLastLine(flow.line))) : trimmed(flow.line);
  flow.line = [];
  if (content.length > 0) flow.blocks.push(paragraphIn(flow.context, content));
};

/** Returns a line without white space and breaks at its ends. */
const trimmed = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const to = line.findLastIndex((node) => !isEdge(node));
  return begun(line.slice(0, to + 1)).map((node, at, { length }) =>
    node.type === 'text' && at === length - 1 ? { ...node, text: node.text.trimEnd() } : node,
  );
};

/** Takes away white space and breaks at its beginning. */
const begun = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const from = line.findIndex((node) => !isEdge(node));
  return (from < 0 ? [] : line.slice(from)).map((node, at) =>
    node.type === 'text' && at === 0 ? { ...node, text: node.text.trimStart() } : node,
  );
};

const isEdge = (node: InlineNode) => node.type === 'hardBreak' || isBlank(node);

/** Returns a line without the last break if nothing but white space follows it. */
const withoutLastLine = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const last = line.findLastIndex((node) => !isBlank(node));
  return line[last]?.type === 'hardBreak' ? line.slice(0, last) : line;
};

const unguarded = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const nodes: InlineNode[] = [];
  for (const node of line) {
    const text = node.type === 'text' ? withoutGuards(node.text) : null;
    if (text !== '') append(nodes, node.type === 'text' ? { ...node, text: text! } : node);
  }
  return nodes;
};
