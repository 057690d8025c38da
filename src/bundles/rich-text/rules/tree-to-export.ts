// Writes the tree of a text in the neutral blocks of an export, which stay as they are when the tree changes.
import type { ExportBlock, ExportRun } from '#kernel/exporting.ts';
import { SMILEYS } from '../constants.ts';
import { plainTextOf } from '../rules.ts';
import type { InlineNode, Mark, RichTextDocument, TableRowNode, TopNode, VideoNode } from '../tree.ts';

/** Returns whatever a reader of the tree reads; the mark of the free part is left out. */
export const treeToExport = ({ content }: Pick<RichTextDocument, 'content'>): readonly ExportBlock[] =>
  content.flatMap((node) => toBlock(node) ?? []);

const toBlock = (node: TopNode): ExportBlock | undefined => {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', text: runsOf(node.content) };
    case 'heading':
      return { type: 'heading', level: node.attrs.level, text: runsOf(node.content) };
    case 'bulletList':
    case 'orderedList':
      return { type: 'list', isOrdered: node.type === 'orderedList', items: node.content.map(treeToExport) };
    case 'blockquote':
      return { type: 'quote', author: node.attrs.author, blocks: treeToExport(node) };
    case 'spoiler':
      return { type: 'box', title: node.attrs.title, blocks: treeToExport(node) };
    case 'codeBlock':
      return { type: 'code', text: plainTextOf([node]) };
    case 'table':
      return { type: 'table', rows: node.content.map(cellsOf) };
    case 'horizontalRule':
      return { type: 'rule' };
    default:
      return toSlotBlock(node);
  }
};

const toSlotBlock = (node: TopNode): ExportBlock | undefined => {
  switch (node.type) {
    case 'image':
      return { type: 'images', imageIds: [node.attrs.imageId], caption: node.attrs.caption };
    case 'gallery':
      return { type: 'images', imageIds: node.attrs.imageIds, caption: null };
    case 'embed':
      return { type: 'piece', contentType: node.attrs.kind, id: node.attrs.id };
    case 'video':
      return { type: 'media', provider: node.attrs.type, address: addressOf(node) };
    default:
      return undefined;
  }
};

/** Returns the address alone. Ids of players stay here: they are an account's with a provider. */
const addressOf = ({ attrs: { src } }: VideoNode): string | null => src;

const cellsOf = ({ content = [] }: TableRowNode) => content.map(treeToExport);

/** Joins neighbours of one look into one run. */
const runsOf = (nodes: readonly InlineNode[] = []): readonly ExportRun[] => {
  const runs: ExportRun[] = [];
  for (const node of nodes) {
    const run = { text: textOf(node), ...looksOf(node.marks) };
    const last = runs.at(-1);
    if (last && isAlike(last, run)) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
};

const textOf = (node: InlineNode): string => {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'smiley':
      return SMILEYS[node.attrs.code];
    case 'mention':
      return `@${node.attrs.label}`;
    case 'hardBreak':
      return '\n';
  }
};

const looksOf = (marks: readonly Mark[] = []): Omit<ExportRun, 'text'> => {
  const link = marks.find((mark) => mark.type === 'link');
  return {
    ...(marks.some(({ type }) => type === 'bold') && { isBold: true }),
    ...(marks.some(({ type }) => type === 'italic') && { isItalic: true }),
    ...(link && { href: link.attrs.href }),
  };
};

const isAlike = (one: ExportRun, other: ExportRun): boolean =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href;
