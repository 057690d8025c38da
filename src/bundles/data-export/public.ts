// Exports what this bundle offers to other bundles.

/** Files of other bundles that run, are told of and fetched like exports; beginning one, and those of one sort. */
export { exportMakers } from './makers.ts';
export type { ExportMaker, MadeOrder } from './makers.ts';
export { startMade } from './commands.ts';
export { listMade } from './run-views.ts';
export { exportPaths } from './paths.ts';
/** Things as formats get them, each as far as the viewer may see it. */
export { loadItems } from './items.ts';
export type { ExportedItem } from './plugin.ts';
/** What files within an archive are called, and an archive that is written while it is read. */
export { nameOf } from './file-names.ts';
export { zipArchive } from './zip-archive.ts';
export type { ZipArchive, ZipEntry } from './zip-archive.ts';
/** Pages of a text with its pictures; sheets for typesetting, with pictures in a width. */
export { pageOf } from './item-pages.ts';
export { addSheet, reportOf } from './print-sheets.ts';
export { PICTURE_SIZES, WXR_GENERATOR } from './constants.ts';
export type { PictureSize } from './constants.ts';
