// Writes a tree as BBCode of the small set, the way a member would type it. That set has fewer tags and fewer escapes than the
// full one; what it has no form for stays as words. `bbcodeToTree` reads the same tree out of it.
import { SMALL_SET } from './bbcode-sets.ts';
import { SMILEYS } from '../constants.ts';
import { plainTextOf } from '../rules.ts';
import type { BlockNode, BlockquoteNode, InlineNode, ListNode, Mark, TopNode } from '../tree.ts';

/** Writes blocks with a blank line between them; empty ones, which the small set can't say, are left out. */
export const smallBody = (nodes: readonly TopNode[]): string =>
  nodes
    .map(toBBCode)
    .filter((words) => words !== '')
    .join('\n\n');

const toBBCode = (node: TopNode): string => {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return inlineToBBCode(node.content);
    case 'bulletList':
    case 'orderedList':
      return listToBBCode(node);
    case 'blockquote':
      return quoteToBBCode(node);
    default:
      return escaped(plainTextOf([node]).trim());
  }
};

const listToBBCode = ({ content }: ListNode): string => {
  const items = content.map((item) => itemToBBCode(item.content)).filter((words) => words !== '');
  return items.length > 0 ? ['[list]', ...items.map((words) => `[*]${words}`), '[/list]'].join('\n') : '';
};

/** Writes an item; a list within it follows its words directly. */
const itemToBBCode = (blocks: readonly BlockNode[]): string =>
  blocks
    .map((node) => ({ words: toBBCode(node), gap: node.type.endsWith('List') ? '\n' : '\n\n' }))
    .filter(({ words }) => words !== '')
    .map(({ words, gap }, at) => (at === 0 ? words : gap + words))
    .join('');

const quoteToBBCode = ({ attrs: { author }, content }: BlockquoteNode): string => {
  const words = smallBody(content);
  if (words === '') return escaped(author ?? '');
  const name = valueText(author ?? '');
  const open = name === '' ? '[quote]' : `[quote=${name}]`;
  return words.includes('\n') ? `${open}\n${words}\n[/quote]` : `${open}${words}[/quote]`;
};

/** Writes a value; the small set takes a bracket between quotation marks only, and has no escapes there. */
const valueText = (value: string): string => {
  const line = value.replaceAll('\n', ' ').trim();
  if (!line.includes('"')) return line.includes(']') ? `"${line}"` : line;
  const bare = line.replaceAll(']', '');
  return /^".*"$/.test(bare) ? `"${bare}"` : bare;
};

const inlineToBBCode = (nodes: readonly InlineNode[] = []): string => {
  if (!haveWords(nodes)) return '';
  const words = withoutEmptyLinks(nodes).map((node) => ({ node, marks: (node.marks ?? []).filter(isSmall) }));
  let bbcode = '';
  let open: readonly Mark[] = [];
  words.forEach(({ node, marks }, at) => {
    const shared = sharedCount(open, marks);
    const isLast = sharedCount(marks, words[at + 1]?.marks ?? []) === 0;
    bbcode += closingTags(open.slice(shared));
    bbcode += marks
      .slice(shared)
      .map((mark) => openingTag(mark, isLast && node.type === 'text' ? node.text : null))
      .join('');
    bbcode += leafToBBCode(node);
    open = marks;
  });
  return bbcode + closingTags(open);
};

/** A link of nothing but breaks and white space is none: the reader would make its address the words. */
const withoutEmptyLinks = (nodes: readonly InlineNode[]): readonly InlineNode[] => {
  const runs: InlineNode[][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    if (run && linkOf(run[0]) === linkOf(node)) run.push(node);
    else runs.push([node]);
  }
  return runs.flatMap((run) => (haveWords(run) ? run : run.map(withoutLink)));
};

const haveWords = (nodes: readonly InlineNode[]): boolean =>
  nodes.some((node) => leafToBBCode(node).trim() !== '');

const linkOf = (node: InlineNode | undefined) => keyOf(node?.marks?.find(({ type }) => type === 'link'));

const withoutLink = (node: InlineNode): InlineNode => ({
  ...node,
  marks: (node.marks ?? []).filter(({ type }) => type !== 'link'),
});

const TAGS: ReadonlyMap<Mark['type'], string> = new Map([
  ['link', 'url'],
  ['bold', 'b'],
  ['italic', 'i'],
  ['strike', 's'],
]);

const isSmall = ({ type }: Mark): boolean => TAGS.has(type);

/** Says how many marks go on; whether a link opens a new tab can't be said. */
const sharedCount = (one: readonly Mark[], other: readonly Mark[]): number => {
  const at = one.findIndex((mark, at) => keyOf(mark) !== keyOf(other[at]));
  return at < 0 ? one.length : at;
};

const keyOf = (mark: Mark | undefined): string | undefined =>
  mark?.type === 'link' ? `link ${mark.attrs.href}` : mark?.type;

/** Opens a mark. A link whose only words are its address says so once. */
const openingTag = (mark: Mark, onlyWords: string | null): string => {
  if (mark.type !== 'link') return `[${TAGS.get(mark.type)}]`;
  const { href } = mark.attrs;
  if (href === onlyWords) return '[url]';
  return `[url=${valueText(href.includes('"') ? href.replaceAll(']', '%5D') : href)}]`;
};

const closingTags = (marks: readonly Mark[]): string =>
  marks
    .toReversed()
    .map(({ type }) => `[/${TAGS.get(type)}]`)
    .join('');

const leafToBBCode = (node: InlineNode): string => {
  switch (node.type) {
    case 'text':
      return escaped(node.text);
    case 'hardBreak':
      return '\n';
    case 'mention':
      return escaped(`@${node.attrs.label}`);
    case 'smiley':
      return SMILEYS[node.attrs.code];
  }
};

/** A backslash before what it would escape, and a bracket before what would be a tag or swallow one. */
const SIGN = /\\(?=[[\]\\]|$)|\[(?=\/?([a-z]{1,20}|\*)([=\]\s]|$))/gi;

const escaped = (text: string): string =>
  text.replaceAll(SIGN, (sign: string, name: string | undefined, after: string) =>
    name === undefined || after === '=' || SMALL_SET.rules.has(name.toLowerCase()) ? `\\${sign}` : sign,
  );
