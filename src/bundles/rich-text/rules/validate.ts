// Checks trees from outside: whatever comes in, out comes a canonical document or a list of German sentences. Depth and size
// are checked before anything walks the tree; ProseMirror then judges what may stand where.
import type { Node } from 'prosemirror-model';
import { MAX_REPORTED_ERRORS, MAX_TREE_BYTES, MAX_TREE_DEPTH, SCHEMA_VERSION } from '../constants.ts';
import { cleanText, upgradeLink, withoutSignIn } from '../rules.ts';
import * as texts from '../texts.ts';
import type { RichTextDocument } from '../tree.ts';
import { type Attributes, markSpecs, nodeSpecs, treeSchema } from './tree-schema.ts';

export type ParseOutcome =
  | { readonly ok: true; readonly document: RichTextDocument }
  | { readonly ok: false; readonly errors: readonly string[] };

export interface ParseOptions {
  /** The portal's own address: when it is served by https, http links to it become https. contract.md 14.4 */
  readonly publicUrl?: string;
}

/**
 * Reads a tree of any schema version, never throws. Strings come out clean: control characters are dropped rather
 * than refused, since no author could find them.
 */
export const parseDocument = (json: unknown, options: ParseOptions = {}): ParseOutcome => {
  if (isTooDeep(json)) return refusal(texts.treeTooDeep(MAX_TREE_DEPTH));
  const source = sourceOf(json);
  if (source === undefined) return refusal(texts.treeUnreadable);
  if (new TextEncoder().encode(source).length > MAX_TREE_BYTES) return refusal(texts.textTooLarge);
  const tree = treeOf(source, secureHostOf(options.publicUrl ?? ''));
  if (!isObject(tree) || tree.type !== 'doc') return refusal(texts.treeUnreadable);
  const root = liftVersion(tree);
  if (root === undefined) return refusal(texts.unknownVersion(SCHEMA_VERSION));
  return parseRoot(root);
};

const parseRoot = (root: JsonObject): ParseOutcome => {
  const problems = nodeProblems(root, 'doc');
  if (problems.length > 0) return refusal(...problems);
  const node = treeSchema.nodeFromJSON(root);
  const misplaced = contentProblems(node);
  return misplaced.length > 0 ? refusal(...misplaced) : { ok: true, document: toDocument(node) };
};

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Says whether a tree is too deep. It is looked at level by level, so that no depth can exhaust the stack; in a set, so that
 * nothing is followed twice.
 */
export const isTooDeep = (json: unknown): boolean => {
  let level = new Set([json]);
  for (let depth = 0; depth <= MAX_TREE_DEPTH && level.size > 0; depth += 1) {
    level = new Set([...level].flatMap(childrenOf));
  }
  return level.size > 0;
};

const childrenOf = (node: unknown): readonly unknown[] =>
  isObject(node) && Array.isArray(node.content) ? node.content : [];

const sourceOf = (json: unknown): string | undefined => {
  try {
    return JSON.stringify(json);
  } catch {
    return undefined;
  }
};

/** Reads a tree with clean strings; undefined for one whose attributes lie deeper in each other than the stack reaches. */
const treeOf = (source: string, ownHost: string | undefined): unknown => {
  try {
    return JSON.parse(source, (key, value: unknown) => readValue(key, value, ownHost));
  } catch {
    return undefined;
  }
};

/** Returns the host with its port if it has one; undefined for an address without https. */
const secureHostOf = (address: string) => (address.startsWith('https:') ? new URL(address).host : undefined);

const readValue = (key: string, value: unknown, ownHost: string | undefined): unknown => {
  if (typeof value !== 'string') return value;
  const text = cleanText(value);
  if (!ADDRESSES.includes(key)) return text;
  const address = withoutSignIn(text);
  return key === 'href' && ownHost !== undefined ? upgradeLink(address, ownHost) : address;
};

/** The attributes that lead elsewhere. */
const ADDRESSES = ['href', 'src'];

/** Steps from the named version to the next; version 1 is the first. */
const STEPS: ReadonlyMap<unknown, (root: JsonObject) => JsonObject> = new Map();

/** Returns the root in today's version and without its number; undefined when no steps lead there. */
const liftVersion = ({ schemaVersion, ...tree }: JsonObject): JsonObject | undefined => {
  let root: JsonObject = tree;
  for (let version = schemaVersion; version !== SCHEMA_VERSION; version = Number(version) + 1) {
    const step = STEPS.get(version);
    if (!step) return undefined;
    root = step(root);
  }
  return root;
};

const nodeProblems = (node: unknown, place: string): readonly string[] => {
  if (!isObject(node) || typeof node.type !== 'string') return [texts.notANode(place)];
  if (!isNodeName(node.type)) return [texts.unknownNode(place, node.type)];
  const isText = node.type === 'text';
  const hasText = typeof node.text === 'string' && node.text !== '';
  return [
    ...strayFields(node, isText ? ['type', 'text', 'marks'] : ['type', 'attrs', 'content', 'marks'], place),
    ...(isText && !hasText ? [texts.invalidField(place, 'text')] : []),
    ...attributeProblems(nodeSpecs[node.type].attrs, node.attrs, place),
    ...listProblems(node.content, `${place}.content`, nodeProblems),
    ...listProblems(node.marks, `${place}.marks`, markProblems),
    ...(hasRepeatedMark(node.marks) ? [texts.repeatedMark(place)] : []),
  ];
};

const markProblems = (mark: unknown, place: string): readonly string[] => {
  if (!isObject(mark) || typeof mark.type !== 'string') return [texts.notANode(place)];
  if (!isMarkName(mark.type)) return [texts.unknownMark(place, mark.type)];
  return [
    ...strayFields(mark, ['type', 'attrs'], place),
    ...attributeProblems(markSpecs[mark.type].attrs, mark.attrs, place),
  ];
};

const attributeProblems = (attributes: Attributes = {}, given: unknown, place: string): readonly string[] => {
  if (given !== undefined && !isObject(given)) return [texts.invalidField(place, 'attrs')];
  const values = given ?? {};
  const isWrong = ([name, attribute]: [string, Attributes[string]]): boolean =>
    Object.hasOwn(values, name) ? !attribute.isValid(values[name]) : !Object.hasOwn(attribute, 'default');
  return [
    ...strayFields(values, Object.keys(attributes), `${place}.attrs`),
    ...Object.entries(attributes)
      .filter(isWrong)
      .map(([name]) => texts.invalidField(`${place}.attrs`, name)),
  ];
};

const listProblems = (
  list: unknown,
  place: string,
  problemsOf: (entry: unknown, place: string) => readonly string[],
): readonly string[] => {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [texts.notAList(place)];
  return list.flatMap((entry, position) => problemsOf(entry, `${place}[${position}]`));
};

const strayFields = (object: JsonObject, known: readonly string[], place: string): readonly string[] =>
  Object.keys(object)
    .filter((field) => !known.includes(field))
    .map((field) => texts.unknownField(place, field));

const hasRepeatedMark = (marks: unknown): boolean =>
  Array.isArray(marks) &&
  new Set(marks.map((mark) => (isObject(mark) ? mark.type : mark))).size < marks.length;

const contentProblems = (node: Node): readonly string[] => [
  ...(node.type.validContent(node.content) ? [] : [texts.misplacedContent(node.type.name)]),
  ...node.children.flatMap(contentProblems),
];

/**
 * Makes a plain copy; ProseMirror's own JSON shares attribute objects with its nodes. The schema vouches for
 * the type.
 */
const toDocument = (node: Node): RichTextDocument => ({
  schemaVersion: SCHEMA_VERSION,
  ...JSON.parse(JSON.stringify(node)),
});

const refusal = (...errors: string[]): ParseOutcome => ({
  ok: false,
  errors: errors.slice(0, MAX_REPORTED_ERRORS),
});

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNodeName = (name: string): name is keyof typeof nodeSpecs => Object.hasOwn(nodeSpecs, name);

const isMarkName = (name: string): name is keyof typeof markSpecs => Object.hasOwn(markSpecs, name);
