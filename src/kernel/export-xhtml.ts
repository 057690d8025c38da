// Writes the blocks of a text as XHTML, for programs that read it.
import type { ExportBlock, ExportBlocks, ExportRun } from './exporting.ts';
import { element } from './xml.ts';
import type { Xml, XmlContent } from './xml.ts';

/** What a text refers to, as far as the reader may know of it. */
export interface XhtmlSurroundings {
  /** Other things that the text names, by `type:id`. */
  readonly references: ReadonlyMap<string, { readonly title: string; readonly url: string }>;
  /** Draws an image; without it, pictures go along as files of their own and are left out. */
  readonly drawImage?: (imageId: number) => Xml | undefined;
}

export const toXhtml = (blocks: ExportBlocks, around: XhtmlSurroundings): Xml[] =>
  blocks.flatMap((block) => toXhtmlElement(block, around) ?? []);

const toXhtmlElement = (block: ExportBlock, around: XhtmlSurroundings): Xml | undefined => {
  const inside = (inner: ExportBlocks) => toXhtml(inner, around);
  switch (block.type) {
    case 'paragraph':
      return element('p', {}, ...block.text.map(toXhtmlRun));
    case 'heading':
      return element(`h${block.level}`, {}, ...block.text.map(toXhtmlRun));
    case 'list': {
      const items = block.items.map((blocks) => element('li', {}, inside(blocks)));
      return element(block.isOrdered ? 'ol' : 'ul', {}, items);
    }
    case 'quote':
      return element(
        'blockquote',
        {},
        inside(block.blocks),
        block.author ? element('p', {}, block.author) : undefined,
      );
    case 'box':
      return element(
        'div',
        {},
        block.title ? element('p', {}, block.title) : undefined,
        inside(block.blocks),
      );
    case 'code':
      return element('pre', {}, block.text);
    case 'table': {
      const rows = block.rows.map((cells) =>
        element(
          'tr',
          {},
          cells.map((cell) => element('td', {}, inside(cell))),
        ),
      );
      return element('table', {}, rows);
    }
    case 'piece': {
      const found = around.references.get(`${block.contentType}:${block.id}`);
      return found && element('p', {}, element('a', { href: found.url }, found.title));
    }
    case 'media':
      return block.address
        ? element('p', {}, element('a', { href: block.address }, block.address))
        : undefined;
    case 'images':
      return toFigure(block, around);
    case 'rule':
      return undefined;
  }
};

const toFigure = (
  { imageIds, caption }: Extract<ExportBlock, { readonly type: 'images' }>,
  { drawImage }: XhtmlSurroundings,
): Xml | undefined => {
  const images = imageIds.flatMap((id) => drawImage?.(id) ?? []);
  if (images.length === 0) return undefined;
  return element('figure', {}, images, caption ? element('figcaption', {}, caption) : undefined);
};

/** Draws words with their line breaks and links; formats differ in the elements that say what is italic or bold. */
export const drawRunWith =
  (drawItalic: (words: XmlContent) => Xml, drawBold: (words: XmlContent) => Xml) =>
  ({ text, isBold, isItalic, href }: ExportRun): XmlContent => {
    const lines = text
      .split('\n')
      .flatMap((line, at): XmlContent[] => (at === 0 ? [line] : [element('br', {}), line]));
    const italic = isItalic ? drawItalic(lines) : lines;
    const bold = isBold ? drawBold(italic) : italic;
    return href ? element('a', { href }, bold) : bold;
  };

const toXhtmlRun = drawRunWith(
  (words) => element('i', {}, words),
  (words) => element('b', {}, words),
);
