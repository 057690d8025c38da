// Writes the blocks of a text as plain words, and finds what is in them.
import type { ExportBlock, ExportBlocks, ExportRun } from '#kernel/exporting.ts';
import type { ExportedItem } from './plugin.ts';

type References = Pick<ExportedItem, 'references'>;

/** Blocks parted by a blank line. */
export const plainText = (blocks: ExportBlocks, item: References): string =>
  blocks
    .map((block) => textOf(block, item))
    .filter((text) => text !== '')
    .join('\n\n');

export const wordsOf = (runs: readonly ExportRun[]): string => runs.map(({ text }) => text).join('');

const textOf = (block: ExportBlock, item: References): string => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return wordsOf(block.text);
    case 'list':
      return block.items
        .map((blocks, at) => `${block.isOrdered ? `${at + 1}.` : '–'} ${plainText(blocks, item)}`)
        .join('\n');
    case 'quote':
      return `${plainText(block.blocks, item)}${block.author ? `\n(${block.author})` : ''}`;
    case 'box':
      return `${block.title ? `${block.title}\n` : ''}${plainText(block.blocks, item)}`;
    case 'code':
      return block.text;
    case 'table':
      return block.rows.map((cells) => cells.map((cell) => plainText(cell, item)).join('\t')).join('\n');
    case 'images':
      return block.caption ?? '';
    case 'piece': {
      const reference = item.references.get(`${block.contentType}:${block.id}`);
      return reference ? `${reference.title}: ${reference.url}` : '';
    }
    case 'media':
      return block.address ?? '';
    case 'rule':
      return '';
  }
};

/** Returns all runs of a text, however deep they stand. */
export const runsIn = (blocks: ExportBlocks): readonly ExportRun[] =>
  blocks.flatMap((block): readonly ExportRun[] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return block.text;
      case 'list':
        return block.items.flatMap(runsIn);
      case 'quote':
      case 'box':
        return runsIn(block.blocks);
      case 'table':
        return block.rows.flat().flatMap(runsIn);
      default:
        return [];
    }
  });
