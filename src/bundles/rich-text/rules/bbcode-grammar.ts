// Says what a set of BBCode tags is made of, and how its signs are found. The small set of members and the full set of authors
// have one parser and differ in this: the full set has attributes, more escapes, and marks what was escaped.
import { MAX_LINK_LENGTH } from '../constants.ts';

/** A tag as it was opened. */
export interface BBTag {
  /** The tag in small letters. */
  readonly tag: string;
  /** What follows the `=`, without its quotation marks. */
  readonly value: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** What a tag with verbatim content holds: the signs up to its end, as `unfenced` wants them. */
  readonly verbatim: string | null;
}

export interface BBRule {
  /** Says whether the tag means something with this value and these attributes; if not, it stays text. */
  readonly takes: (tag: BBTag) => boolean;
  readonly content: 'tags' | 'verbatim' | 'none';
  /** The limit is for verbatim content. */
  readonly maxLength?: number;
  /** How many levels of the tree it adds for what is within it. */
  readonly levels: number;
  /** Stands in nothing that has levels. */
  readonly isTop?: boolean;
  /** The tag that it is a part of. */
  readonly within?: string;
}

export interface BBSet {
  readonly rules: ReadonlyMap<string, BBRule>;
  /** Finds escapes and tags, by groups `escaped`, `slash` and `name`. */
  readonly token: RegExp;
  readonly headOf: (open: string) => Pick<BBTag, 'value' | 'attributes'>;
  /** Stands before signs that mean only themselves. */
  readonly guard: string;
}

/** A sign that no clean text contains. */
export const GUARD = '\u0001';

/** Signs that a backslash before them makes mean only themselves, as part of a regular expression. */
export const ESCAPED = String.raw`[[\]\\:;<\s]`;

const BASIC_VALUE = String.raw`"[^"\n]{0,${MAX_LINK_LENGTH}}"|[^\]\n]{0,${MAX_LINK_LENGTH}}?`;
const BASIC_TOKEN = new RegExp(
  String.raw`\\(?<escaped>[[\]\\])|\[(?<slash>\/?)(?<name>[a-z]{1,20}|\*)(?:=(?:${BASIC_VALUE}))?\s{0,20}\]`,
  'gi',
);

/** Makes a set of tags `[tag]`, `[tag=value]`, `[tag="value"]`; `\[`, `\]` and `\\` are the signs themselves. */
export const basicSet = (rules: BBSet['rules']): BBSet => ({
  rules,
  token: BASIC_TOKEN,
  headOf: (open) => ({ value: basicValueOf(open), attributes: {} }),
  guard: '',
});

const basicValueOf = (open: string): string | null => {
  const typed = /=(.*?)\s*\]$/.exec(open)?.[1];
  return typed === undefined ? null : typed.replace(/^"(.*)"$/, '$1').trim();
};

/** A value in quotation marks. Within them a backslash stands before a quotation mark, a line end or another backslash. */
const QUOTED = String.raw`"(?:[^"\\\n]|\\[^]){0,${MAX_LINK_LENGTH}}"`;
const BLANK = String.raw`[ \t]`;
const VALUE = String.raw`=(?:(?<quoted>${QUOTED})|(?<bare>(?!")[^\][\n]{1,${MAX_LINK_LENGTH}}?))`;
const ATTRIBUTES = String.raw`(?<attributes>(?:${BLANK}{1,20}[a-z]{1,20}=${QUOTED}){0,6})`;
const HEAD = String.raw`(?:${VALUE})?${ATTRIBUTES}${BLANK}{0,20}\]`;
const WHOLE_HEAD = new RegExp(String.raw`^\[(?:[a-z\d]+|\*)${HEAD}$`, 'i');
const ATTRIBUTE = new RegExp(String.raw`(?<key>[a-z]+)=(?<value>${QUOTED})`, 'gi');

/**
 * Makes a set whose tags have attributes as well: `[tag=value key="value"]`. Only names of the set are tags, so that others
 * swallow none of them.
 */
export const richSet = (rules: BBSet['rules']): BBSet => ({
  rules,
  token: new RegExp(
    String.raw`\\(?<escaped>${ESCAPED})|\[(?<slash>\/?)(?<name>${alternatives(rules)})${HEAD}`,
    'gi',
  ),
  headOf: richHeadOf,
  guard: GUARD,
});

/** Returns the names of the tags as alternatives of a regular expression. Letters and digits need no escape. */
const alternatives = (rules: BBSet['rules']): string =>
  [...rules.keys()].map((name) => name.replace('*', String.raw`\*`)).join('|');

/** Reads the head of a tag that the set has found, so that it surely is one. */
const richHeadOf = (open: string): ReturnType<BBSet['headOf']> => {
  const { quoted, bare, attributes = '' } = WHOLE_HEAD.exec(open)!.groups!;
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(({ groups }) => [
    groups!.key!.toLowerCase(),
    unquoted(groups!.value!),
  ]);
  return {
    value: quoted === undefined ? (bare?.trim() ?? null) : unquoted(quoted),
    attributes: Object.fromEntries(pairs),
  };
};

const unquoted = (text: string): string => text.slice(1, -1).replaceAll(/\\(["\\\n])/g, '$1');

/** Returns the opening tag as a person would write it: quotation marks and backslashes where they are needed only. */
export const openingTag = (
  tag: string,
  value: string | null = null,
  attributes: Readonly<Record<string, string | null>> = {},
): string => {
  const pairs = Object.entries(attributes).flatMap(([key, text]) =>
    text === null ? [] : ` ${key}=${quotedValue(text)}`,
  );
  return `[${tag}${value === null ? '' : `=${valueText(value)}`}${pairs.join('')}]`;
};

const valueText = (value: string): string =>
  value === '' || /["[\]\n]/.test(value) || value.trim() !== value ? quotedValue(value) : value;

const quotedValue = (value: string): string => `"${value.replaceAll(/["\n]|\\(?=["\\\n]|$)/g, '\\$&')}"`;

/** Writes `[/code]` within [code] as `[\/code]`, which in turn gets one backslash more. */
export const fenced = (text: string, tag: string): string =>
  text.replaceAll(new RegExp(String.raw`\[(?=\\*/${tag}\])`, 'gi'), '[\\');

export const unfenced = (text: string, tag: string): string =>
  text.replaceAll(new RegExp(String.raw`\[\\(?=\\*/${tag}\])`, 'gi'), '[');
