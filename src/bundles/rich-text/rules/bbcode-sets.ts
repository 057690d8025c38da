// Defines the two sets of BBCode tags. Members have the small one in comments and messages; texts of authors have the full one,
// in which every node, mark and attribute of the tree has its form. docs/decisions/0033
import type { BBRule, BBSet, BBTag } from './bbcode-grammar.ts';
import { basicSet, richSet } from './bbcode-grammar.ts';
import { blockLeafOf, type ImageOf, inlineLeafOf } from './bbcode-leaves.ts';
import {
  EMBED_KINDS,
  HEADING_LEVELS,
  MAX_BBCODE_REFERENCE,
  MAX_TITLE_LENGTH,
  TEXT_ALIGNMENTS,
  TEXT_COLORS,
  TEXT_SIZES,
} from '../constants.ts';
import { isLink } from '../rules.ts';
import type { HeadingNode, ParagraphNode, PlainMark, TableCellNode } from '../tree.ts';
import { nodeSpecs } from './tree-schema.ts';

const hasNoAttributes = ({ attributes }: BBTag) => Object.keys(attributes).length === 0;

const isBare = (tag: BBTag) => tag.value === null && hasNoAttributes(tag);

const around = (takes: BBRule['takes'], levels = 0): BBRule => ({ takes, content: 'tags', levels });

/** The small set of tags: [b] [i] [s] [quote] [quote=Name] [url] [url=…] [list] [*] */
export const SMALL_SET = basicSet(
  new Map([
    ['b', around(isBare, 1)],
    ['i', around(isBare, 1)],
    ['s', around(isBare, 1)],
    ['quote', around(({ value }) => value === null || (value !== '' && value.length <= MAX_TITLE_LENGTH), 1)],
    ['url', around(({ value }) => value === null || isLink(value), 1)],
    ['list', around(isBare, 1)],
    ['*', { ...around(isBare, 1), within: 'list' }],
  ]),
);

/** Lists the tags of marks without attributes. */
export const MARK_TAGS: ReadonlyMap<string, PlainMark['type']> = new Map([
  ['b', 'bold'],
  ['i', 'italic'],
  ['u', 'underline'],
  ['s', 'strike'],
  ['sub', 'subscript'],
  ['sup', 'superscript'],
  ['icode', 'code'],
]);

export const HEADING_TAGS: ReadonlyMap<string, HeadingNode['attrs']['level']> = new Map(
  HEADING_LEVELS.map((level) => [`h${level}`, level]),
);
export const ALIGNMENT_TAGS: ReadonlyMap<string, ParagraphNode['attrs']['textAlign']> = new Map(
  TEXT_ALIGNMENTS.map((alignment) => [alignment, alignment]),
);

/** Returns where an ordered list starts; letters and Roman figures count as the first. */
export const listStart = (value: string): number | null => {
  if (/^[ai]$/i.test(value)) return 1;
  const start = /^\d{1,6}$/.test(value) ? Number(value) : null;
  return nodeSpecs.orderedList.attrs.start.isValid(start) ? start : null;
};

/** Returns how many columns and rows a cell is; null for what can't be. */
export const cellSpans = ({ value, attributes }: BBTag): TableCellNode['attrs'] | null => {
  const { colspan = '1', rowspan = '1', ...others } = attributes;
  const spans = [colspan, rowspan].map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : 0));
  const { colspan: rule } = nodeSpecs.tableCell.attrs;
  const isTaken = value === null && Object.keys(others).length === 0 && spans.every(rule.isValid);
  return isTaken ? { colspan: spans[0]!, rowspan: spans[1]! } : null;
};

/** The value of the attribute that opens a link in a new tab, written as [url newtab="yes"]. */
export const NEW_TAB = 'yes';

const isLinkTag = ({ value, attributes: { newtab, ...others } }: BBTag) =>
  (value === null || isLink(value)) &&
  (newtab === undefined || newtab === NEW_TAB) &&
  Object.keys(others).length === 0;

const isTitled = (tag: BBTag) => (tag.value ?? '').length <= MAX_TITLE_LENGTH && hasNoAttributes(tag);

const isOneOf = (values: readonly string[]) => (tag: BBTag) =>
  tag.value !== null && values.includes(tag.value) && hasNoAttributes(tag);

const isList = (tag: BBTag) => (tag.value === null || listStart(tag.value) !== null) && hasNoAttributes(tag);

const isBlockLeaf = (tag: BBTag) => blockLeafOf(tag) !== null;
const isInlineLeaf = (tag: BBTag) => inlineLeafOf(tag) !== null;

const reference: Omit<BBRule, 'takes'> = {
  content: 'verbatim',
  maxLength: MAX_BBCODE_REFERENCE,
  levels: 0,
};
const slot: BBRule = { ...reference, takes: isBlockLeaf, isTop: true };

/** Lists and tables come with the levels of their parts. */
export const FULL_SET = richSet(
  new Map<string, BBRule>([
    ...[...MARK_TAGS.keys()].map((tag) => [tag, around(isBare)] as const),
    ['color', around(isOneOf(TEXT_COLORS))],
    ['size', around(isOneOf(TEXT_SIZES))],
    ['url', around(isLinkTag)],
    ['p', around(isBare)],
    ...[...HEADING_TAGS.keys(), ...ALIGNMENT_TAGS.keys()].map((tag) => [tag, around(isBare)] as const),
    ['quote', around(isTitled, 1)],
    ['spoiler', around(isTitled, 1)],
    ['list', around(isList, 2)],
    ['*', { ...around(isBare), within: 'list' }],
    ['table', around(isBare, 3)],
    ['tr', { ...around(isBare), within: 'table' }],
    ['td', { ...around((tag) => cellSpans(tag) !== null), within: 'tr' }],
    ['th', { ...around((tag) => cellSpans(tag) !== null), within: 'tr' }],
    ['br', { takes: isInlineLeaf, content: 'none', levels: 0 }],
    ['smiley', { takes: isInlineLeaf, content: 'none', levels: 0 }],
    ['user', { ...reference, takes: isInlineLeaf }],
    ['code', { takes: isBlockLeaf, content: 'verbatim', levels: 0 }],
    ['hr', { takes: isBlockLeaf, content: 'none', levels: 0 }],
    ['cut', { takes: isBlockLeaf, content: 'none', levels: 0, isTop: true }],
    ...['img', 'gallery', ...EMBED_KINDS, 'youtube', 'video'].map((tag) => [tag, slot] as const),
  ]),
);

/** Returns the full set, which takes foreign pictures too where `imageOf` knows ours for them. */
export const fullSet = (imageOf: ImageOf): BBSet => {
  const takes = (tag: BBTag) => blockLeafOf(tag, imageOf) !== null;
  return { ...FULL_SET, rules: new Map(FULL_SET.rules).set('img', { ...slot, takes }) };
};
