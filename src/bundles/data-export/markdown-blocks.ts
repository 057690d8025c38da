// Writes the neutral blocks of a text as Markdown (CommonMark, with the tables of GitHub), which most other systems read.
import type { ExportBlock, ExportBlocks, ExportRun } from '#kernel/exporting.ts';
import type { ItemReference } from './plugin.ts';

export interface MarkdownSurroundings {
  readonly references: ReadonlyMap<string, ItemReference>;
  /** Returns the file of an image beside the text; an image without one is left out. */
  readonly imageOf: (id: number) => { readonly path: string; readonly alt: string } | undefined;
}

/** Returns the blocks as Markdown, without an empty line at its end. */
export const toMarkdown = (blocks: ExportBlocks, around: MarkdownSurroundings): string =>
  blocks
    .map((block) => toBlock(block, around))
    .filter((words) => words !== '')
    .join('\n\n');

const toBlock = (block: ExportBlock, around: MarkdownSurroundings): string => {
  const inside = (blocks: ExportBlocks) => toMarkdown(blocks, around);
  switch (block.type) {
    case 'paragraph':
      return wordsOf(block.text);
    case 'heading':
      return `${'#'.repeat(block.level)} ${oneLine(wordsOf(block.text))}`;
    case 'list':
      return block.items
        .map((item, at) => hanging(block.isOrdered ? `${at + 1}. ` : '- ', inside(item)))
        .join('\n');
    case 'quote': {
      const author = block.author && `— ${escaped(block.author)}`;
      return prefixed('> ', [inside(block.blocks), author].filter(Boolean).join('\n\n'));
    }
    case 'box': {
      const title = block.title && `**${escaped(block.title)}**`;
      return prefixed('> ', [title, inside(block.blocks)].filter(Boolean).join('\n\n'));
    }
    case 'code':
      return fenced(block.text);
    case 'table':
      return tableOf(block.rows.map((cells) => cells.map((cell) => cellOf(inside(cell)))));
    case 'images':
      return imagesOf(block, around);
    case 'piece': {
      const found = around.references.get(`${block.contentType}:${block.id}`);
      return found ? linkTo(found.title, found.url) : '';
    }
    case 'media':
      return block.address ? `<${block.address}>` : '';
    case 'rule':
      return '---';
  }
};

const wordsOf = (runs: readonly ExportRun[]): string => runs.map(wordOf).join('');

/** Marks stand close to their words: blanks at the ends of a run stay outside of them. */
const wordOf = ({ text, isBold, isItalic, href }: ExportRun): string => {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return lines(text);
  const mark = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
  const marked = `${mark}${lines(escaped(words))}${[...mark].toReversed().join('')}`;
  return `${lines(before)}${href ? `[${marked}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : marked}${lines(after)}`;
};

/** Puts a backslash at the end of each line, which breaks it. */
const lines = (words: string) => words.replaceAll('\n', '\\\n');

const oneLine = (words: string) => words.replaceAll(/\\?\n/g, ' ');

/** What would be a mark of Markdown is a sign, and nothing is HTML; a line of strokes would be a rule, or make a heading of what is above it. */
const escaped = (words: string): string =>
  words
    .replaceAll(/[\\`*_{}[\]<>#|~]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replaceAll(/^(\+|-+|=+|\d+[.)])(?=\s|$)/gm, escapedBegin);

const escapedBegin = (begin: string) => `${begin.slice(0, -1)}\\${begin.slice(-1)}`;

const prefixed = (prefix: string, words: string) =>
  words
    .split('\n')
    .map((line) => `${prefix}${line}`.trimEnd())
    .join('\n');

const hanging = (bullet: string, words: string) =>
  bullet +
  words
    .split('\n')
    .join(`\n${' '.repeat(bullet.length)}`)
    .replaceAll(/[ ]+$/gm, '');

/** Returns code with a fence that is longer than any in it. */
const fenced = (code: string): string => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
};

/** Returns a cell in one line; what has several is joined. */
const cellOf = (words: string) => oneLine(words.replaceAll(/\n+/g, ' '));

/** Returns a table that the first row heads: Markdown has none without a head. */
const tableOf = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...others] = rows;
  const width = Math.max(...rows.map((row) => row.length), 0);
  const row = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  return [row(head), `|${' --- |'.repeat(width)}`, ...others.map(row)].join('\n');
};

const imagesOf = (
  { imageIds, caption }: Extract<ExportBlock, { readonly type: 'images' }>,
  { imageOf }: MarkdownSurroundings,
): string => {
  const images = imageIds.flatMap((id) => {
    const image = imageOf(id);
    return image ? [`![${escaped(oneLine(image.alt))}](<${image.path}>)`] : [];
  });
  if (images.length === 0) return '';
  return [...images, ...(caption ? [`*${escaped(oneLine(caption))}*`] : [])].join('\n\n');
};

const linkTo = (words: string, address: string) => `[${escaped(words)}](<${address}>)`;
