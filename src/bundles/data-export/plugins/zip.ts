// Everything as files: each thing as text and as data, its pictures with their credit in them, and a list of all files with
// their hashes.
import type { ExportedItem } from '../plugin.ts';
import { definePlugin, eachItem } from '../plugin.ts';
import { toData } from '../item-data.ts';
import { nameOf } from '../file-names.ts';
import { addPictures } from '../picture-files.ts';
import { plainText } from '../plain-text.ts';
import { archiveReadme, notes, sheetHead } from '../texts.ts';
import { zipArchive } from '../zip-archive.ts';
import type { ZipEntry } from '../zip-archive.ts';

export const plugin = definePlugin({
  name: 'zip',
  rank: 40,
  title: 'ZIP',
  note: notes.zip,
  extension: 'zip',
  takesPictures: true,
  write: (order) =>
    zipArchive(order.moment, async ({ add }) => {
      const files: ZipEntry[] = [];
      files.push(
        await add('LIESMICH.txt', archiveReadme(order.portal.name, order.by, order.moment.toISOString())),
      );
      for await (const item of eachItem(order)) {
        const name = nameOf(item);
        files.push(await add(`texte/${name}.txt`, sheetOf(item)));
        files.push(await add(`daten/${name}.json`, `${JSON.stringify(toData(item), null, 2)}\n`));
        const pictures = await addPictures({ add }, 'bilder', item, order.pictureSize);
        for (const { name, bytes, sha256 } of pictures) files.push({ name, bytes, sha256 });
      }
      await add('manifest.json', manifestOf(order.moment, files));
    }),
});

const manifestOf = (moment: Date, files: readonly ZipEntry[]): string =>
  `${JSON.stringify({ format: 'litfass-export', exportedAt: moment.toISOString(), files }, null, 1)}\n`;

const sheetOf = (item: ExportedItem): string =>
  `${[
    item.title,
    item.lead,
    sheetHead(item.author?.name, item.place, item.publishedAt?.toISOString()),
    plainText(item.body, item),
    ...item.chosen.map(({ caption, credit }) =>
      [caption, credit && `Foto: ${credit}`].filter(Boolean).join('\n'),
    ),
    item.url,
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
