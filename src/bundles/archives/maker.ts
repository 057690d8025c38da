// Archives are made like exports: by the worker, told of, fetched for a day by whoever began them.
import type { ExportMaker } from '#bundles/data-export/public.ts';
import type { ArchiveChoice } from './choice.ts';
import { ARCHIVE_TYPE } from './constants.ts';
import { mayArchive } from './policy.ts';
import { formatName } from './texts.ts';
import { writeArchive } from './writing/write-archive.ts';

export const archiveMaker: ExportMaker = {
  dataType: ARCHIVE_TYPE,
  title: formatName,
  extension: 'zip',
  may: mayArchive,
  write: (ctx, { choice, onProgress }) => writeArchive(ctx, choice as ArchiveChoice, onProgress),
};
