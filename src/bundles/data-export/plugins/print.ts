// Writes an archive for paper: clean XML that InDesign places by its tags, pictures as large as there are, and what was
// noticed.
import { definePlugin, eachItem } from '../plugin.ts';
import { pictureChecks, textChecks } from '../print-checks.ts';
import { addSheet, reportOf } from '../print-sheets.ts';
import { notes } from '../texts.ts';
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
      for await (const item of eachItem(order))
        report.push((await addSheet(archive, item, { folder: '', size: order.pictureSize })).report);
      await archive.add('pruefung.txt', reportOf(order.portal.name, report));
    }),
});
