// Topic: from BBCode to the one document tree. Knows the small set of tags that comments have; what it gives is canonical
// and within the limits of the schema, so that it needs no second look by parseDocument.
import { parseBBCode } from './bbcode.ts';
import type { BBElement, BBNode, BBTags } from './bbcode.ts';
import { MAX_TITLE_LENGTH, SCHEMA_VERSION } from './constants.ts';
import { splitMentions } from './mentions.ts';
import { cleanText, isLink, splitLinks, toPlainText } from './rules.ts';
import type { BlockNode, InlineNode, LinkMark, ListItemNode, Mark, RichTextDocument } from './tree.ts';
import { markSpecs } from './tree-schema.ts';

export interface BBCodeOptions {
  /** People who may be mentioned, by their name in small letters. Within quotations nobody is. */
  readonly people?: ReadonlyMap<string, number>;
}

/** Never throws. Blank lines part paragraphs, line ends become breaks, bare http(s) addresses links. */
export const bbcodeToTree = (source: string, { people = NOBODY }: BBCodeOptions = {}): RichTextDocument => {
  const content = toBlocks(readBBCode(source), { marks: [], people });
  return { schemaVersion: SCHEMA_VERSION, type: 'doc', content: content.length > 0 ? content : [NOTHING] };
};

/** What the text says, without its markup. */
export const bbcodeToPlainText = (source: string): string =>
  /[[\\\r]/.test(source) ? toPlainText(bbcodeToTree(source)) : source;

/** Where the links in the text lead, in order. */
export const bbcodeLinks = (source: string): readonly string[] => linksIn(bbcodeToTree(source).content);

/** The words of a text outside of quotations, where people may be mentioned. */
export const ownWords = (source: string): readonly string[] => wordsOutsideQuotes(readBBCode(source));

type AnyNode = RichTextDocument['content'][number] | ListItemNode | InlineNode;

/** Neighbours under one link are one. */
const linksIn = (nodes: readonly AnyNode[]): readonly string[] => {
  const hrefs = nodes.map((node) => ('marks' in node ? linkOf(node.marks) : undefined));
  return nodes.flatMap((node, at) => {
    const href = hrefs[at] === hrefs[at - 1] ? undefined : hrefs[at];
    return [...(href === undefined ? [] : [href]), ...linksIn(childrenOf(node))];
  });
};

const linkOf = (marks: readonly Mark[] = []) => marks.find((mark) => mark.type === 'link')?.attrs.href;

const childrenOf = (node: AnyNode): readonly AnyNode[] =>
  'content' in node && node.content ? (node.content as readonly AnyNode[]) : [];

const NOBODY: ReadonlyMap<string, number> = new Map();
const NOTHING: BlockNode = { type: 'paragraph', attrs: { textAlign: null } };

const readBBCode = (source: string) => parseBBCode(cleanText(source), SMALL_SET);

const isBare = (value: string | null) => value === null;

/** [b] [i] [s] [quote] [quote=Name] [url] [url=…] [list] [*] */
const SMALL_SET: BBTags = new Map([
  ['b', isBare],
  ['i', isBare],
  ['s', isBare],
  ['quote', (value) => value === null || (value !== '' && value.length <= MAX_TITLE_LENGTH)],
  ['url', (value) => value === null || isLink(value)],
  ['list', isBare],
  ['*', isBare],
]);

/** What surrounds the words that are being read. */
interface Manner {
  readonly marks: readonly Mark[];
  readonly people: ReadonlyMap<string, number>;
}

/** Blocks so far, and the paragraph under way. */
interface Flow {
  readonly blocks: BlockNode[];
  line: InlineNode[];
}

const toBlocks = (nodes: readonly BBNode[], manner: Manner): readonly BlockNode[] => {
  const flow: Flow = { blocks: [], line: [] };
  pour(nodes, manner, flow);
  endParagraph(flow);
  return flow.blocks;
};

const pour = (nodes: readonly BBNode[], manner: Manner, flow: Flow): void => {
  for (const node of nodes) {
    if (typeof node === 'string') pourText(node, manner, flow);
    else pourElement(node, manner, flow);
  }
};

const pourElement = (element: BBElement, manner: Manner, flow: Flow): void => {
  switch (element.tag) {
    case 'b':
      return pour(element.content, under({ type: 'bold' }, manner), flow);
    case 'i':
      return pour(element.content, under({ type: 'italic' }, manner), flow);
    case 's':
      return pour(element.content, under({ type: 'strike' }, manner), flow);
    case 'url':
      return pourLink(element, manner, flow);
    case 'quote':
      return pourQuote(element, manner, flow);
    default:
      return pourList(element, manner, flow);
  }
};

/** In the order of the schema; a mark within its like changes nothing. */
const under = (mark: Mark, manner: Manner): Manner => {
  if (manner.marks.some(({ type }) => type === mark.type)) return manner;
  const marks = [...manner.marks, mark].toSorted((a, b) => MARKS.indexOf(a.type) - MARKS.indexOf(b.type));
  return { ...manner, marks };
};

const MARKS = Object.keys(markSpecs);

const pourLink = (element: BBElement, manner: Manner, flow: Flow): void => {
  const { value, open, close, content } = element;
  const href = value ?? textOf(content).trim();
  const label = textOf(content).trim() === '' ? [href] : content;
  if (isLink(href)) return pour(label, under(linkTo(href), manner), flow);
  pourText(open, manner, flow);
  pour(content, manner, flow);
  pourText(close, manner, flow);
};

const linkTo = (href: string): LinkMark => ({ type: 'link', attrs: { href, newTab: false } });

const textOf = (nodes: readonly BBNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.content))).join('');

const pourQuote = ({ value, content }: BBElement, manner: Manner, flow: Flow): void => {
  endParagraph(flow);
  const blocks = toBlocks(content, { ...manner, people: NOBODY });
  if (blocks.length > 0) flow.blocks.push({ type: 'blockquote', attrs: { author: value }, content: blocks });
};

const pourList = ({ content }: BBElement, manner: Manner, flow: Flow): void => {
  endParagraph(flow);
  const items = itemsOf(content).flatMap((nodes) => toItem(toBlocks(nodes, manner)));
  if (items.length > 0) flow.blocks.push({ type: 'bulletList', content: items });
};

/** What stands before the first [*] is an item too. */
const itemsOf = (nodes: readonly BBNode[]): readonly (readonly BBNode[])[] => {
  const items = nodes.filter((node) => isItem(node));
  return [nodes.filter((node) => !isItem(node)), ...items.map(({ content }) => content)];
};

const isItem = (node: BBNode): node is BBElement => typeof node !== 'string' && node.tag === '*';

const toItem = (blocks: readonly BlockNode[]): readonly ListItemNode[] => {
  if (blocks.length === 0) return [];
  const content = blocks[0]?.type === 'paragraph' ? blocks : [NOTHING, ...blocks];
  return [{ type: 'listItem', content }];
};

const pourText = (text: string, manner: Manner, flow: Flow): void =>
  text.split('\n').forEach((line, at) => {
    if (at > 0) endLine(flow, manner);
    for (const node of inlineOf(line, manner)) append(flow.line, node);
  });

/** Neighbours under the same marks are one text. */
const append = (line: InlineNode[], node: InlineNode): void => {
  const last = line.at(-1);
  if (last?.type === 'text' && node.type === 'text' && isSame(last.marks, node.marks))
    line[line.length - 1] = { ...last, text: last.text + node.text };
  else line.push(node);
};

const isSame = (a: readonly Mark[] | undefined, b: readonly Mark[] | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

const inlineOf = (line: string, { marks, people }: Manner): readonly InlineNode[] => {
  if (line === '') return [];
  const isLinked = marks.some(({ type }) => type === 'link');
  if (isLinked) return [textNode(line, marks)];
  return splitLinks(line).flatMap(({ text, href }) =>
    href === undefined
      ? splitMentions(text, people).map((piece) => toNode(piece, marks))
      : textNode(text, under(linkTo(href), { marks, people }).marks),
  );
};

const toNode = ({ text, id }: { text: string; id?: number }, marks: readonly Mark[]): InlineNode =>
  id === undefined
    ? textNode(text, marks)
    : { type: 'mention', attrs: { id, label: text }, ...(marks.length > 0 && { marks }) };

const textNode = (text: string, marks: readonly Mark[]): InlineNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});

/** A second line end in a row ends the paragraph. */
const endLine = (flow: Flow, { marks }: Manner): void => {
  const last = flow.line.findLast((node) => !isBlank(node));
  if (last === undefined || last.type === 'hardBreak') return endParagraph(flow);
  flow.line.push({ type: 'hardBreak', ...(marks.length > 0 && { marks }) });
};

const isBlank = (node: InlineNode) => node.type === 'text' && node.text.trim() === '';

const endParagraph = (flow: Flow): void => {
  const content = trimmed(flow.line);
  flow.line = [];
  if (content.length > 0) flow.blocks.push({ ...NOTHING, content });
};

/** Without white space and breaks at its ends. */
const trimmed = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const from = line.findIndex((node) => !isEdge(node));
  const to = line.findLastIndex((node) => !isEdge(node));
  return line.slice(Math.max(from, 0), to + 1).map((node, at, { length }) => {
    if (node.type !== 'text') return node;
    const text = at === 0 ? node.text.trimStart() : node.text;
    return { ...node, text: at === length - 1 ? text.trimEnd() : text };
  });
};

const isEdge = (node: InlineNode) => node.type === 'hardBreak' || isBlank(node);

const wordsOutsideQuotes = (nodes: readonly BBNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    return node.tag === 'quote' ? [] : wordsOutsideQuotes(node.content);
  });
