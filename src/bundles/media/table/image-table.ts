// This is the table of pictures that somebody looks after: its columns, and what its address may ask.
import type { DeskTable } from '#kernel/desk-table.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { maySeeImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import { rightsPaths } from '../rights/paths.ts';
import { nameOf } from './names.ts';
import * as texts from './texts.ts';

const { columns } = texts;

export const IMAGE_TABLE: DeskTable = {
  name: 'bilder',
  title: texts.title,
  path: rightsPaths.table,
  columns: [
    { name: 'bild', label: columns.bild, shown: 'always' },
    { name: 'von', label: columns.von },
    { name: 'nachweis', label: columns.nachweis },
    { name: 'lizenz', label: columns.lizenz },
    { name: 'ende', label: columns.ende, shown: 'asked' },
    { name: 'verwendet', label: columns.verwendet },
    { name: 'ort', label: columns.ort, shown: 'asked' },
    { name: 'masse', label: columns.masse, shown: 'asked' },
    { name: 'groesse', label: columns.groesse, sorts: 'falling', isNumber: true },
    { name: 'stand', label: columns.stand },
    { name: 'datum', label: columns.datum, sorts: 'falling' },
  ],
  filters: ['q', 'zustand', 'ort', 'person', 'lizenz', 'von', 'bis'],
  sort: { column: 'datum', isRising: false },
  may: (viewer) => isSignedIn(viewer) && activeRolePaths(viewer, 'moderator').length > 0,
  titlesOf: async (ctx, ids) => {
    const found = [...(await findAskedImages(ctx, ids)).values()];
    const seen = found.filter((image) => maySeeImage(ctx.viewer, image));
    return new Map(seen.map((image) => [image.id, nameOf(image)]));
  },
};
