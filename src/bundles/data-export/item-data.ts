// Returns a thing as data, in the shape that docs/export/schema-1.json describes and that `json` and `zip` write.
import type { ExportBlock, ExportImage } from '#kernel/exporting.ts';
import type { ExportedItem } from './plugin.ts';

export const toData = (item: ExportedItem): Record<string, unknown> => ({
  type: item.type,
  id: item.id,
  title: item.title,
  url: item.url,
  isExcerpt: item.isExcerpt,
  author: item.author,
  place: item.place,
  category: item.category,
  tags: item.tags,
  createdAt: item.createdAt?.toISOString() ?? null,
  publishedAt: item.publishedAt?.toISOString() ?? null,
  updatedAt: item.updatedAt?.toISOString() ?? null,
  lead: item.lead,
  facts: Object.fromEntries(item.facts.map(({ name, value }) => [name, value])),
  body: item.body.flatMap((block) => blockData(block, item) ?? []),
  images: item.images.map(imageData),
});

/** What the text refers to is told in words; what the viewer doesn't see isn't told at all. */
const blockData = (block: ExportBlock, item: ExportedItem): object | undefined => {
  const within = (blocks: readonly ExportBlock[]) => blocks.flatMap((inner) => blockData(inner, item) ?? []);
  switch (block.type) {
    case 'piece': {
      const found = item.references.get(`${block.contentType}:${block.id}`);
      return found && { ...block, ...found };
    }
    case 'images': {
      const seen = new Set(item.images.map(({ id }) => id));
      return { ...block, imageIds: block.imageIds.filter((id) => seen.has(id)) };
    }
    case 'list':
      return { ...block, items: block.items.map(within) };
    case 'quote':
    case 'box':
      return { ...block, blocks: within(block.blocks) };
    case 'table':
      return { ...block, rows: block.rows.map((cells) => cells.map(within)) };
    default:
      return block;
  }
};

export const imageData = ({ id, caption, alt, credit, source, licence, files }: ExportImage) => {
  const largest = files.at(-1);
  return {
    id,
    caption,
    alt,
    credit,
    source,
    licence,
    width: largest?.width ?? null,
    height: largest?.height ?? null,
  };
};
