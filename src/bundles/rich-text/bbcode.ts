// Topic: BBCode as people type it, taken apart. Our own grammar: it never fails, takes time in proportion to the text,
// closes what stays open or crosses something else as browsers do, and leaves as text what it doesn't know.
import { MAX_BBCODE_DEPTH, MAX_LINK_LENGTH } from './constants.ts';

export type BBNode = string | BBElement;

export interface BBElement {
  /** In small letters. */
  readonly tag: string;
  /** What follows the `=`, without its quotation marks. */
  readonly value: string | null;
  /** As it was typed; `close` is empty when something else closed it. */
  readonly open: string;
  readonly close: string;
  readonly content: readonly BBNode[];
}

/** Tags that mean something, and which values each of them takes; others stay text. */
export type BBTags = ReadonlyMap<string, (value: string | null) => boolean>;

/** An item stands in a list only, and ends where the next one begins. */
const [LIST, ITEM] = ['list', '*'];

/** `\[`, `\]` and `\\` are the signs themselves. */
export const parseBBCode = (source: string, tags: BBTags): readonly BBNode[] => {
  const stack: OpenElement[] = [{ tag: '', value: null, open: '', close: '', content: [] }];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    addText(stack, source.slice(end, match.index));
    end = match.index + match[0].length;
    readToken(stack, tags, match);
  }
  addText(stack, source.slice(end));
  return stack[0]!.content;
};

interface OpenElement extends BBElement {
  close: string;
  readonly content: BBNode[];
}

const VALUE = String.raw`"[^"\n]{0,${MAX_LINK_LENGTH}}"|[^\]\n]{0,${MAX_LINK_LENGTH}}?`;
const TOKEN = new RegExp(String.raw`\\([[\]\\])|\[(\/?)([a-z]{1,20}|\*)(?:=(${VALUE}))?\s{0,20}\]`, 'gi');

const readToken = (stack: OpenElement[], tags: BBTags, [token, escaped, slash, name]: RegExpExecArray) => {
  if (escaped) return addText(stack, escaped);
  const tag = name!.toLowerCase();
  const isTaken = slash ? closeElement(stack, tag, token) : openElement(stack, tags, tag, token);
  if (!isTaken) addText(stack, token);
};

const openElement = (stack: OpenElement[], tags: BBTags, tag: string, open: string): boolean => {
  const value = valueOf(open);
  if (!tags.get(tag)?.(value)) return false;
  if (tag === ITEM && !endItem(stack)) return false;
  if (stack.length > MAX_BBCODE_DEPTH) return false;
  const element: OpenElement = { tag, value, open, close: '', content: [] };
  stack.at(-1)!.content.push(element);
  stack.push(element);
  return true;
};

const valueOf = (open: string): string | null => {
  const typed = /=(.*?)\s*\]$/.exec(open)?.[1];
  return typed === undefined ? null : typed.replace(/^"(.*)"$/, '$1').trim();
};

/** Everything that is open within it closes with it. */
const closeElement = (stack: OpenElement[], tag: string, close: string): boolean => {
  const at = stack.findLastIndex((element) => element.tag === tag);
  if (at < 1) return false;
  stack[at]!.close = close;
  stack.length = at;
  return true;
};

/** Back to the list that is open, if there is one. */
const endItem = (stack: OpenElement[]): boolean => {
  const at = stack.findLastIndex((element) => element.tag === LIST);
  if (at < 1) return false;
  stack.length = at + 1;
  return true;
};

const addText = (stack: OpenElement[], text: string): void => {
  const { content } = stack.at(-1)!;
  const last = content.at(-1);
  if (text === '') return;
  if (typeof last === 'string') content[content.length - 1] = last + text;
  else content.push(text);
};
