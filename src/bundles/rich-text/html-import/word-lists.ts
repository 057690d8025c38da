// Reads lists of Word. What it puts on the clipboard are paragraphs with a sign before their words and a style that names list
// and level: `mso-list:l0 level2 lfo1`. Pages that dropped styles have the class and the sign left.
import type { BlockNode } from '../tree.ts';
import { endLine, type Flow } from './flow.ts';
import { LIST_LEVELS, listOf } from './lists.ts';
import { type FormatContext, contextInside } from './format-context.ts';
import {
  classesOf,
  elementsWithin,
  type HtmlElement,
  type HtmlNode,
  isEmpty,
  rawTextOf,
  tagOf,
  wordsOf,
} from './parsed-html.ts';
import { canNest, type Reading } from './reading.ts';
import { styleOf } from './styles.ts';

export interface FakeItem {
  readonly element: HtmlElement;
  readonly level: number;
  readonly list: string;
  /** The sign before the words: „·“ or „1.“. */
  readonly sign: string;
}

/** Returns the item that a paragraph stands for, or undefined. */
export const fakeItemOf = (node: HtmlNode): FakeItem | undefined => {
  const element = tagOf(node) === 'p' ? (node as HtmlElement) : undefined;
  if (!element) return undefined;
  const said = styleOf(element).get('mso-list') ?? '';
  const [, list = '', level] = /^(l\d+) level(\d)/.exec(said) ?? [];
  if (level !== undefined) return { element, level: Number(level), list, sign: signOf(element) };
  const isListParagraph = classesOf(element).some((name) => name.startsWith('MsoListParagraph'));
  const sign = isListParagraph ? leadingSign(element) : '';
  return sign === '' ? undefined : { element, level: 1, list, sign };
};

/** Returns the item at this place and those that follow it, with the place after them. */
export const fakeItemsFrom = (
  first: FakeItem,
  nodes: readonly HtmlNode[],
  at: number,
): { readonly items: readonly FakeItem[]; readonly end: number } => {
  const items = [first];
  let end = at + 1;
  for (let next = end; next < nodes.length; next += 1) {
    const node = nodes[next];
    const item = node && fakeItemOf(node);
    if (item) {
      items.push(item);
      end = next + 1;
    } else if (node && !isEmpty(node)) break;
  }
  return { items, end };
};

export const readFakeItems = (
  items: readonly FakeItem[],
  context: FormatContext,
  flow: Flow,
  reading: Reading,
): void => {
  endLine(flow);
  for (const block of listsOf(items, context, reading)) flow.nodes.push(block);
};

const signOf = (element: HtmlElement): string => {
  const sign = elementsWithin(element).find((inner) => styleOf(inner).get('mso-list') === 'ignore');
  return sign ? wordsOf(sign) : leadingSign(element);
};

/** Returns the sign at the beginning of an item. Word fills up after it, so that two spaces tell it from words. */
const leadingSign = (element: HtmlElement): string =>
  /^\s*([·•▪§o–-]|\(?(?:\d{1,3}|[a-z]{1,4})[.)])\s{2,}/i.exec(rawTextOf(element).slice(0, 100))?.[1] ?? '';

interface Entry {
  readonly item: FakeItem;
  readonly further: FakeItem[];
}

const listsOf = (
  items: readonly FakeItem[],
  context: FormatContext,
  reading: Reading,
): readonly BlockNode[] => {
  if (items.length === 0) return [];
  const isPossible = canNest(context, LIST_LEVELS, reading);
  const inside = isPossible ? contextInside(context, LIST_LEVELS) : context;
  return runsOf(entriesOf(items)).flatMap((run): readonly BlockNode[] => {
    const contents = run.map(({ item, further }) => [
      ...wordsOfItem(item, inside, reading),
      ...listsOf(further, inside, reading),
    ]);
    const list = isPossible ? listOf(contents, startOf(run)) : undefined;
    return list ? [list] : contents.flat();
  });
};

/** Groups items: deeper ones belong to the one before them. */
const entriesOf = (items: readonly FakeItem[]): readonly Entry[] => {
  const entries: Entry[] = [];
  for (const item of items) {
    const last = entries.at(-1);
    if (last && item.level > (items[0]?.level ?? 1)) last.further.push(item);
    else entries.push({ item, further: [] });
  }
  return entries;
};

/** Groups neighbours of one list and one manner of counting. */
const runsOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] => {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && keyOf(run[0]) === keyOf(entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
};

const keyOf = ({ item }: Entry): string => `${item.list} ${isCounted(item.sign)}`;

const isCounted = (sign: string): boolean => /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign);

const startOf = ([first]: readonly Entry[]): number | null => {
  const sign = first?.item.sign ?? '';
  if (!isCounted(sign)) return null;
  return /\d/.test(sign) ? Number.parseInt(sign.replace('(', ''), 10) : 1;
};

const wordsOfItem = (
  { element, sign }: FakeItem,
  context: FormatContext,
  reading: Reading,
): readonly BlockNode[] => {
  const [first, ...rest] = reading.blocksOf([element], { ...context, isFakeItem: true });
  return first ? [withoutSign(first, sign), ...rest] : [];
};

/** Removes the sign, which stands among the words where the style that sets it apart is gone. */
const withoutSign = (block: BlockNode, sign: string): BlockNode => {
  const [first, ...rest] = block.type === 'paragraph' ? (block.content ?? []) : [];
  if (block.type !== 'paragraph' || sign === '' || first?.type !== 'text') return block;
  if (!first.text.startsWith(`${sign} `)) return block;
  const text = first.text.slice(sign.length).trimStart();
  const content = text === '' ? rest : [{ ...first, text }, ...rest];
  return { type: block.type, attrs: block.attrs, ...(content.length > 0 && { content }) };
};
