// Writes the blocks of a text in the words of NITF, in places where these may stand. docs/decisions/0102
import { drawRunWith } from '#kernel/export-xhtml.ts';
import type { ExportBlock, ExportBlocks } from '#kernel/exporting.ts';
import { element } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import type { ExportedItem } from './plugin.ts';

export interface NitfText {
  readonly item: Pick<ExportedItem, 'references'>;
  /** Pictures of the text that go along, by their id; each stands once, where the text has it first. */
  readonly media: Map<number, Xml>;
}

/** Returns what a `body.content` holds. */
export const toNitf = (blocks: ExportBlocks, text: NitfText): Xml[] =>
  blocks.flatMap((block) => (block.type === 'box' ? [boxOf(block, text)] : inAny(block, text)));

type Box = Extract<ExportBlock, { type: 'box' }>;

const boxOf = (box: Box, text: NitfText): Xml => element('block', { class: 'sidebar' }, insideBox(box, text));

/** Returns the contents of a box, one below the other: a `block` holds no other one, such as a box in a box, a list or a cell. */
const insideBox = ({ title, blocks }: Box, text: NitfText): Xml[] => [
  ...(title ? [element('hl2', {}, title)] : []),
  ...inside(blocks, text),
];

const inside = (blocks: ExportBlocks, text: NitfText): Xml[] => blocks.flatMap((block) => inAny(block, text));

/** Returns a block as elements for a place where no `block` may stand. */
const inAny = (block: ExportBlock, text: NitfText): Xml[] => {
  switch (block.type) {
    case 'paragraph':
      return [element('p', {}, ...block.text.map(toRun))];
    case 'heading':
      return [element('hl2', {}, ...block.text.map(toRun))];
    case 'list':
      return listOf(block, text);
    case 'quote':
      return [
        element(
          'bq',
          {},
          element('block', {}, inside(block.blocks, text)),
          block.author ? element('credit', {}, block.author) : undefined,
        ),
      ];
    case 'box':
      return insideBox(block, text);
    case 'code':
      return [element('pre', {}, block.text)];
    case 'table':
      return tableOf(block, text);
    case 'images':
      return block.imageIds.flatMap((id) => mediaOnce(id, text));
    case 'piece': {
      const found = text.item.references.get(`${block.contentType}:${block.id}`);
      return found ? [linkTo(found.url, found.title)] : [];
    }
    case 'media':
      return block.address ? [linkTo(block.address, block.address)] : [];
    case 'rule':
      return [element('hr', {})];
  }
};

/** Returns a list; one without entries is left out. */
const listOf = ({ isOrdered, items }: Extract<ExportBlock, { type: 'list' }>, text: NitfText): Xml[] => {
  const entries = items.map((blocks) => element('li', {}, inside(blocks, text)));
  return entries.length > 0 ? [element(isOrdered ? 'ol' : 'ul', {}, entries)] : [];
};

const tableOf = ({ rows }: Extract<ExportBlock, { type: 'table' }>, text: NitfText): Xml[] => {
  const lines = rows.flatMap((cells) =>
    cells.length > 0
      ? [
          element(
            'tr',
            {},
            cells.map((cell) => element('td', {}, inside(cell, text))),
          ),
        ]
      : [],
  );
  return lines.length > 0 ? [element('table', {}, lines)] : [];
};

const mediaOnce = (id: number, { media }: NitfText): Xml[] => {
  const found = media.get(id);
  media.delete(id);
  return found ? [found] : [];
};

const linkTo = (href: string, words: string): Xml => element('p', {}, element('a', { href }, words));

const toRun = drawRunWith(
  (words) => element('em', { class: 'italic' }, words),
  (words) => element('em', { class: 'bold' }, words),
);
