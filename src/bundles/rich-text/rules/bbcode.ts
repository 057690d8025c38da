// Takes BBCode apart as people type it. Our own grammar never fails, takes time in proportion to the text, closes what stays
// open or crosses something else as browsers do, and leaves as text what it doesn't know. Reads what strangers send.
import type { BBRule, BBSet, BBTag } from './bbcode-grammar.ts';
import { MAX_BBCODE_OPEN } from '../constants.ts';

export type BBNode = string | BBElement;

export interface BBElement extends BBTag {
  /** The opening tag as it was typed; `close` is the same of the closing one, and empty when something else closed it. */
  readonly open: string;
  readonly close: string;
  readonly content: readonly BBNode[];
}

/** Tags that would take the tree deeper than `maxLevels` are left as text, as are those that the set doesn't take. */
export const parseBBCode = (source: string, set: BBSet, maxLevels: number): readonly BBNode[] => {
  const root = { ...NO_TAG, content: [] };
  const reading: Reading = { source, set, maxLevels, stack: [root], closings: new Map() };
  const token = new RegExp(set.token);
  let end = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    addText(reading, source.slice(end, match.index));
    end = readToken(reading, match, token.lastIndex);
    token.lastIndex = end;
  }
  addText(reading, source.slice(end));
  return root.content;
};

interface OpenElement extends BBElement {
  close: string;
  readonly content: BBNode[];
  /** Counts the levels of the tree down to here. */
  readonly levels: number;
}

interface Reading {
  readonly source: string;
  readonly set: BBSet;
  readonly maxLevels: number;
  readonly stack: OpenElement[];
  /** Where the next closing tag of a verbatim one stands, so that it is looked for once only. */
  readonly closings: Map<string, number>;
}

const NO_TAG = { tag: '', value: null, attributes: {}, verbatim: null, open: '', close: '', levels: 0 };

/** Reads a token, and returns where to go on reading. */
const readToken = (reading: Reading, { 0: token, groups }: RegExpExecArray, end: number): number => {
  const { escaped, slash, name = '' } = groups ?? {};
  if (escaped !== undefined) {
    addText(reading, reading.set.guard + escaped);
    return end;
  }
  const tag = name.toLowerCase();
  const taken = slash ? closeElement(reading, tag, token, end) : openElement(reading, tag, token, end);
  if (taken === undefined) addText(reading, reading.set.guard + token);
  return taken ?? end;
};

const openElement = (reading: Reading, tag: string, open: string, end: number): number | undefined => {
  const { set, stack, maxLevels } = reading;
  const rule = set.rules.get(tag);
  if (!rule || (rule.isTop && stack.at(-1)!.levels > 0)) return undefined;
  const verbatim = rule.content === 'verbatim' ? verbatimAt(reading, tag, rule, end) : null;
  if (verbatim === undefined) return undefined;
  const head = { ...NO_TAG, tag, ...set.headOf(open), verbatim };
  if (!rule.takes(head) || !endPart(stack, rule)) return undefined;
  const { levels } = stack.at(-1)!;
  if (levels + rule.levels > maxLevels || stack.length > MAX_BBCODE_OPEN) return undefined;
  const element: OpenElement = { ...head, open, content: [], levels: levels + rule.levels };
  stack.at(-1)!.content.push(element);
  if (rule.content === 'tags') stack.push(element);
  return verbatim === null ? end : end + verbatim.length + `[/${tag}]`.length;
};

/** Returns what stands between the tag and its end; undefined without an end. */
const verbatimAt = (reading: Reading, tag: string, { maxLength }: BBRule, start: number) => {
  const known = reading.closings.get(tag) ?? -1;
  const end = known >= start ? known : nextClosing(reading.source, tag, start);
  reading.closings.set(tag, end);
  return end - start > (maxLength ?? reading.source.length) ? undefined : reading.source.slice(start, end);
};

const nextClosing = (source: string, tag: string, start: number): number => {
  const closing = new RegExp(String.raw`\[/${tag}\]`, 'gi');
  closing.lastIndex = start;
  return closing.exec(source)?.index ?? Number.POSITIVE_INFINITY;
};

/**
 * Ends a part, such as an item, where the next one begins: back to the list or table that is open. Returns false where none is
 * open.
 */
const endPart = (stack: OpenElement[], { within }: BBRule): boolean => {
  if (within === undefined) return true;
  const at = stack.findLastIndex((element) => element.tag === within);
  if (at < 1) return false;
  stack.length = at + 1;
  return true;
};

/** Everything that is open within it closes with it. */
const closeElement = ({ stack }: Reading, tag: string, close: string, end: number): number | undefined => {
  const at = stack.findLastIndex((element) => element.tag === tag);
  if (at < 1) return undefined;
  stack[at]!.close = close;
  stack.length = at;
  return end;
};

const addText = ({ stack }: Reading, text: string): void => {
  const { content } = stack.at(-1)!;
  const last = content.at(-1);
  if (text === '') return;
  if (typeof last === 'string') content[content.length - 1] = last + text;
  else content.push(text);
};
