// Names files within an archive: plain, short and in the order of the things.
import type { ExportImage } from '#kernel/exporting.ts';
import { toSlug } from '#kernel/slug.ts';
import type { ExportedItem } from './plugin.ts';

const MAX_WORDS = 50;

/** Returns a name such as `article-12-elf-zu-zehn-fuer-die-bruecke`. */
export const nameOf = ({ type, id, title }: Pick<ExportedItem, 'type' | 'id' | 'title'>): string =>
  `${type}-${id}-${toSlug(title, type).slice(0, MAX_WORDS).replace(/-+$/, '')}`;

/** Returns a name such as `article-12-01-bild-7.jpg`; it numbers the pictures of a thing in their order. */
export const pictureNameOf = (
  { type, id }: Pick<ExportedItem, 'type' | 'id'>,
  image: Pick<ExportImage, 'id'>,
  at: number,
): string => `${type}-${id}-${String(at + 1).padStart(2, '0')}-bild-${image.id}.jpg`;
