// Finds what the blocks of a text refer to.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { ExportBlock, ExportBlocks } from '#kernel/exporting.ts';

/** Returns the ids of images in the order in which they stand there. */
export const imageIdsIn = (blocks: ExportBlocks): readonly number[] =>
  allBlocks(blocks).flatMap((block) => (block.type === 'images' ? block.imageIds : []));

export const pieceRefsIn = (blocks: ExportBlocks): readonly ContentRef[] =>
  allBlocks(blocks).flatMap((block) =>
    block.type === 'piece' ? [{ type: block.contentType, id: block.id }] : [],
  );

/** Returns all blocks, also those within others. */
const allBlocks = (blocks: ExportBlocks): readonly ExportBlock[] =>
  blocks.flatMap((block): readonly ExportBlock[] => {
    switch (block.type) {
      case 'list':
        return block.items.flatMap(allBlocks);
      case 'quote':
      case 'box':
        return allBlocks(block.blocks);
      case 'table':
        return block.rows.flat().flatMap(allBlocks);
      default:
        return [block];
    }
  });
