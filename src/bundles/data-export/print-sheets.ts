// Writes a thing as XML for typesetting with its pictures beside it, wherever in an archive that stands.
import { element, xmlDocument } from '#kernel/xml.ts';
import type { XmlContent, Xml } from '#kernel/xml.ts';
import type { ExportBlock, ExportBlocks, ExportRun } from '#kernel/exporting.ts';
import type { PictureSize } from './constants.ts';
import { nameOf } from './file-names.ts';
import { addPictures } from './picture-files.ts';
import type { AddedPicture } from './picture-files.ts';
import type { ExportedItem } from './plugin.ts';
import { plainText } from './plain-text.ts';
import { onPaper, paperBody, printChecks, toMm } from './print-checks.ts';
import { printReport } from './texts.ts';
import type { ZipArchive, ZipEntry } from './zip-archive.ts';

export interface SheetPlace {
  /** Empty, or a folder with a slash at its end. */
  readonly folder: string;
  readonly size: PictureSize;
}

export interface AddedSheet {
  readonly entries: readonly ZipEntry[];
  /** What was noticed, below the title. */
  readonly report: string;
}

export const addSheet = async (
  archive: ZipArchive,
  item: ExportedItem,
  { folder, size }: SheetPlace,
): Promise<AddedSheet> => {
  const pictures = await addPictures(archive, `${folder}bilder`, item, size);
  const sheet = xmlDocument(sheetOf(item, pictures, folder));
  const entry = await archive.add(`${folder}satz/${nameOf(item)}.xml`, sheet);
  const report = [item.title, ...printChecks(item, size).map((line) => `  ${line}`)].join('\n');
  return { entries: [...pictures, entry], report };
};

export const reportOf = (portal: string, reports: readonly string[]): string => printReport(portal, reports);

/** Returns the sheet of a thing; it names pictures from the folder in which the sheets lie. */
const sheetOf = (item: ExportedItem, pictures: readonly AddedPicture[], folder: string): Xml =>
  element(
    'beitrag',
    {},
    item.category || item.place
      ? element('dachzeile', {}, printed([item.place, item.category].filter(Boolean).join(' · ')))
      : undefined,
    element('titel', {}, printed(item.title)),
    item.lead ? element('vorspann', {}, printed(item.lead)) : undefined,
    item.author ? element('autor', {}, printed(item.author.name)) : undefined,
    item.facts.flatMap(({ name, onPaper: lines = [] }) =>
      lines.map((line) => element('angabe', { name }, printed(line))),
    ),
    element(
      'text',
      {},
      paperBody(item).flatMap((block) => toElements(block, item)),
    ),
    pictures.map(({ name, image, width, height }) =>
      element(
        'bild',
        {
          href: `file:///${name.slice(folder.length)}`,
          breite: `${toMm(width)}mm`,
          hoehe: `${toMm(height)}mm`,
        },
        image.caption ? element('bildtext', {}, printed(image.caption)) : undefined,
        image.credit ? element('urheber', {}, printed(image.credit)) : undefined,
      ),
    ),
  );

/** Returns words as paper shows them, as a line of its own. */
const printed = (words: string): string => onPaper(words).trim();

const toElements = (block: ExportBlock, item: ExportedItem): Xml[] => {
  const inside = (blocks: ExportBlocks) => blocks.flatMap((inner) => toElements(inner, item));
  switch (block.type) {
    case 'paragraph':
      return [element('absatz', {}, ...block.text.map(toRun))];
    case 'heading':
      return [element('zwischentitel', {}, ...block.text.map(toRun))];
    case 'list':
      return block.items.map((blocks) => element('punkt', {}, onPaper(plainText(blocks, item))));
    case 'quote':
      return [
        element('zitat', {}, onPaper(plainText(block.blocks, item))),
        ...(block.author ? [element('zitiert', {}, printed(block.author))] : []),
      ];
    case 'box':
      return [
        element(
          'kasten',
          {},
          block.title ? element('kastentitel', {}, printed(block.title)) : undefined,
          inside(block.blocks),
        ),
      ];
    case 'code':
      return [element('absatz', {}, onPaper(block.text))];
    case 'table':
      return [
        element(
          'tabelle',
          {},
          block.rows.map((cells) => toRow(cells, item)),
        ),
      ];
    default:
      return [];
  }
};

const toRow = (cells: readonly ExportBlocks[], item: ExportedItem): Xml =>
  element(
    'zeile',
    {},
    cells.map((cell) => element('zelle', {}, onPaper(plainText(cell, item)))),
  );

/** Returns a run without its link: where that leads stands in the report, since on paper it leads nowhere. */
const toRun = ({ text, isBold, isItalic }: ExportRun): XmlContent => {
  const words = onPaper(text);
  const italic = isItalic ? element('kursiv', {}, words) : words;
  return isBold ? element('fett', {}, italic) : italic;
};
