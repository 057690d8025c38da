// For paper: clean XML that InDesign places by its tags, pictures as large as there are, and what was noticed.
import { element, xmlDocument } from '#kernel/xml.ts';
import type { XmlContent, Xml } from '#kernel/xml.ts';
import type { ExportBlock, ExportBlocks, ExportRun } from '#kernel/exporting.ts';
import { nameOf } from '../item-names.ts';
import { addPictures } from '../picture-files.ts';
import type { AddedPicture } from '../picture-files.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import type { ExportedItem } from '../plugin.ts';
import { plainText } from '../plain-text.ts';
import { onPaper, paperBody, pictureChecks, printChecks, textChecks, toMm } from '../print-checks.ts';
import { notes, printReport } from '../texts.ts';
import { zipArchive } from '../zip-archive.ts';

export const plugin = definePlugin({
  name: 'print',
  rank: 50,
  title: 'Druck',
  note: notes.print,
  extension: 'zip',
  takesPictures: true,
  check: textChecks,
  checkPicture: pictureChecks,
  write: (order) =>
    zipArchive(order.moment, async (archive) => {
      const report: string[] = [];
      for await (const item of eachItem(order)) {
        const pictures = await addPictures(archive, 'bilder', item, order.pictureSize);
        await archive.add(`satz/${nameOf(item)}.xml`, xmlDocument(sheetOf(item, pictures)));
        report.push(
          [item.title, ...printChecks(item, order.pictureSize).map((line) => `  ${line}`)].join('\n'),
        );
      }
      await archive.add('pruefung.txt', printReport(order.portal.name, report));
    }),
});

const sheetOf = (item: ExportedItem, pictures: readonly AddedPicture[]): Xml =>
  element(
    'beitrag',
    {},
    item.category || item.place
      ? element('dachzeile', {}, printed([item.place, item.category].filter(Boolean).join(' · ')))
      : undefined,
    element('titel', {}, printed(item.title)),
    item.lead ? element('vorspann', {}, printed(item.lead)) : undefined,
    item.author ? element('autor', {}, printed(item.author.name)) : undefined,
    element(
      'text',
      {},
      paperBody(item).flatMap((block) => toElements(block, item)),
    ),
    pictures.map(({ name, image, width, height }) =>
      element(
        'bild',
        { href: `file:///${name}`, breite: `${toMm(width)}mm`, hoehe: `${toMm(height)}mm` },
        image.caption ? element('bildtext', {}, printed(image.caption)) : undefined,
        image.credit ? element('urheber', {}, printed(image.credit)) : undefined,
      ),
    ),
  );

/** A line of its own. */
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

/** Where a link leads stands in the report: on paper it leads nowhere. */
const toRun = ({ text, isBold, isItalic }: ExportRun): XmlContent => {
  const words = onPaper(text);
  const italic = isItalic ? element('kursiv', {}, words) : words;
  return isBold ? element('fett', {}, italic) : italic;
};
