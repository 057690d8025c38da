// Writes the blocks of a text as elements, for a format that names them itself.
import type { ExportBlock, ExportBlocks, ExportRun } from '#kernel/exporting.ts';
import { element } from '#kernel/xml.ts';
import type { Xml, XmlContent } from '#kernel/xml.ts';
import type { ExportedItem } from './plugin.ts';

type References = Pick<ExportedItem, 'references'>;

/** Returns the blocks as they are in `json`: the elements are named like the types of blocks. */
export const toElements = (blocks: ExportBlocks, item: References): Xml[] =>
  blocks.flatMap((block) => toElement(block, item) ?? []);

const toElement = (block: ExportBlock, item: References): Xml | undefined => {
  const inside = (blocks: ExportBlocks) => toElements(blocks, item);
  switch (block.type) {
    case 'paragraph':
      return element('paragraph', {}, ...block.text.map(toRun));
    case 'heading':
      return element('heading', { level: block.level }, ...block.text.map(toRun));
    case 'list':
      return element(
        'list',
        { ordered: String(block.isOrdered) },
        block.items.map((blocks) => element('entry', {}, inside(blocks))),
      );
    case 'quote':
      return element('quote', { author: block.author ?? undefined }, inside(block.blocks));
    case 'box':
      return element('box', { title: block.title ?? undefined }, inside(block.blocks));
    case 'code':
      return element('code', {}, block.text);
    case 'table':
      return element(
        'table',
        {},
        block.rows.map((cells) => toRow(cells, inside)),
      );
    case 'images':
      return element('images', { ids: block.imageIds.join(' '), caption: block.caption ?? undefined });
    case 'piece': {
      const found = item.references.get(`${block.contentType}:${block.id}`);
      return found && element('piece', { title: found.title, url: found.url });
    }
    case 'media':
      return element('media', { provider: block.provider, url: block.address ?? undefined });
    case 'rule':
      return element('rule', {});
  }
};

const toRow = (cells: readonly ExportBlocks[], inside: (blocks: ExportBlocks) => Xml[]) =>
  element(
    'row',
    {},
    cells.map((cell) => element('cell', {}, inside(cell))),
  );

const toRun = ({ text, isBold, isItalic, href }: ExportRun): XmlContent => {
  const looks = [isBold && 'bold', isItalic && 'italic'].filter(Boolean).join(' ');
  return looks || href ? element('words', { look: looks || undefined, href }, text) : text;
};
