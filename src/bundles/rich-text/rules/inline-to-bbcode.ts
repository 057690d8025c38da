// Writes the words of a paragraph as BBCode of the full set. Signs that would mean something get a backslash, others don't.
// What is escaped here mirrors what bbcode.ts and bbcode-lines.ts look for; the round trip's test compares the two.
import { ESCAPED, openingTag } from './bbcode-grammar.ts';
import { mentionToBBCode } from './bbcode-leaves.ts';
import { TYPED_SMILEY } from './bbcode-lines.ts';
import { FULL_SET, MARK_TAGS, NEW_TAB } from './bbcode-sets.ts';
import type { InlineNode, LinkMark, Mark, SmileyNode, TextNode } from '../tree.ts';

export const inlineToBBCode = (nodes: readonly InlineNode[] = []): string => {
  const words = nodes.map((node) => ({ node, marks: node.marks ?? [], keys: (node.marks ?? []).map(keyOf) }));
  const breaks = lineEnds(nodes);
  let bbcode = '';
  let open: readonly string[] = [];
  words.forEach((word, at) => {
    const shared = sharedCount(open, word.keys);
    bbcode += closingTags(words[at - 1]?.marks.slice(shared));
    bbcode += word.marks
      .slice(shared)
      .map((mark, depth) => markTag(mark, words, at, shared + depth))
      .join('');
    open = word.keys;
    bbcode += word.node.type === 'hardBreak' && breaks.has(at) ? '\n' : nodeToBBCode(words, at);
  });
  return bbcode + closingTags(words.at(-1)?.marks);
};

interface Word {
  readonly node: InlineNode;
  readonly marks: readonly Mark[];
  /** Holds the same marks as strings, for comparing. */
  readonly keys: readonly string[];
}

const keyOf = (mark: Mark): string => JSON.stringify(mark);

const sharedCount = (a: readonly string[], b: readonly string[]): number => {
  const at = a.findIndex((key, at) => key !== b[at]);
  return at < 0 ? a.length : at;
};

/** Breaks that may be line ends: there are words on both of their lines. */
const lineEnds = (nodes: readonly InlineNode[]): ReadonlySet<number> => {
  const ends = new Set<number>();
  let hasWords = false;
  let lastBreak: number | undefined;
  nodes.forEach((node, at) => {
    if (node.type === 'hardBreak') {
      lastBreak = hasWords ? at : undefined;
      hasWords = false;
    } else if (node.type !== 'text' || node.text.trim() !== '') {
      if (lastBreak !== undefined) ends.add(lastBreak);
      hasWords = true;
    }
  });
  return ends;
};

const closingTags = (marks: readonly Mark[] = []): string =>
  marks
    .toReversed()
    .map((mark) => `[/${tagOf(mark)}]`)
    .join('');

const tagOf = ({ type }: Mark): string => TAGS.get(type) ?? (type === 'link' ? 'url' : type);

const TAGS: ReadonlyMap<Mark['type'], string> = new Map([...MARK_TAGS].map(([tag, type]) => [type, tag]));

const markTag = (mark: Mark, words: readonly Word[], at: number, depth: number): string => {
  if (mark.type === 'link') return linkTag(mark, words, at, depth);
  return openingTag(tagOf(mark), 'attrs' in mark ? mark.attrs.name : null);
};

/** Writes the tag of a link. One whose words are its address says so once. */
const linkTag = ({ attrs }: LinkMark, words: readonly Word[], at: number, depth: number): string => {
  const { node, keys } = words[at]!;
  const isAlone = words[at + 1]?.keys[depth] !== keys[depth];
  const saysItself = isAlone && node.type === 'text' && node.text === attrs.href;
  return openingTag('url', saysItself ? null : attrs.href, { newtab: attrs.newTab ? NEW_TAB : null });
};

const nodeToBBCode = (words: readonly Word[], at: number): string => {
  const { node } = words[at]!;
  switch (node.type) {
    case 'text':
      return textToBBCode(node, at === 0);
    case 'hardBreak':
      return '[br]';
    case 'mention':
      return mentionToBBCode(node);
    case 'smiley':
      return smileyToBBCode(node, words, at);
  }
};

/** Writes a smiley as it is typed where it is read as such, else as a tag. */
const smileyToBBCode = ({ attrs: { code } }: SmileyNode, words: readonly Word[], at: number): string => {
  const before = neighbourText(words, at, at - 1).slice(-1);
  const after = neighbourText(words, at, at + 1).slice(0, 2);
  const isCode = words[at]!.marks.some(({ type }) => type === 'code');
  const read: readonly string[] = `${before}${code}${after}`.match(TYPED_SMILEY) ?? [];
  return read.includes(code) && !isCode ? code : openingTag('smiley', code);
};

/** Returns what is written next to a node without a tag between the two; a smiley counts as a sign. */
const neighbourText = (words: readonly Word[], at: number, neighbour: number): string => {
  const word = words[neighbour];
  if (!word || word.keys.join() !== words[at]!.keys.join()) return '';
  if (word.node.type === 'text') return word.node.text;
  return word.node.type === 'smiley' && neighbour < at ? word.node.attrs.code : '';
};

const textToBBCode = ({ text, marks = [] }: TextNode, isFirst: boolean): string => {
  const has = (type: Mark['type']) => marks.some((mark) => mark.type === type);
  const meaningful = has('code') ? SIGNS : has('link') ? SIGNS_AND_SMILEYS : EVERYTHING;
  const escaped = text.replaceAll(meaningful, (signs: string, tag: string | undefined) =>
    tag === undefined || FULL_SET.rules.has(tag.toLowerCase()) ? `\\${signs}` : signs,
  );
  return isFirst && /^[^\S\n]/.test(text) ? `\\${escaped}` : escaped;
};

/** A backslash before what it would escape, a bracket before the name of a tag, a line end. */
const SIGN = String.raw`\\(?=${ESCAPED}|$)|\[(?=\/?([a-zA-Z\d]{1,20}|\*)(?:[=\]\s]|$))|\n`;
const ADDRESS = String.raw`(?<=\b[hH][tT][tT][pP][sS]?):(?=\/\/)`;

const SIGNS = new RegExp(SIGN, 'gu');
const SIGNS_AND_SMILEYS = new RegExp(`${SIGN}|${TYPED_SMILEY.source}`, 'gu');
const EVERYTHING = new RegExp(`${SIGN}|${ADDRESS}|${TYPED_SMILEY.source}`, 'gu');
