// Says which file of a picture goes along: that of the chosen size, or the largest below it.
import type { ExportImage, ExportImageFile } from '#kernel/exporting.ts';
import { PICTURE_SIZES } from './constants.ts';
import type { PictureSize } from './constants.ts';
import { pictureNameOf } from './file-names.ts';
import type { ExportedItem } from './plugin.ts';
import type { ZipArchive, ZipEntry } from './zip-archive.ts';

/** Returns the file; undefined while a picture has none. */
export const fileOf = ({ files }: ExportImage, size: PictureSize): ExportImageFile | undefined => {
  const most = PICTURE_SIZES.indexOf(size);
  return files.findLast((file) => PICTURE_SIZES.findIndex((tag) => tag === file.size) <= most) ?? files[0];
};

export interface AddedPicture extends ZipEntry {
  readonly image: ExportImage;
  readonly width: number;
  readonly height: number;
}

/** Adds the chosen pictures of a thing; what the storage has lost is left out. */
export const addPictures = async (
  archive: ZipArchive,
  folder: string,
  item: ExportedItem,
  size: PictureSize,
): Promise<AddedPicture[]> => {
  const added: AddedPicture[] = [];
  for (const [at, image] of item.chosen.entries()) {
    const file = fileOf(image, size);
    const stream = await file?.open();
    if (!file || !stream) continue;
    const entry = await archive.add(`${folder}/${pictureNameOf(item, image, at)}`, stream);
    added.push({ ...entry, image, width: file.width, height: file.height });
  }
  return added;
};
