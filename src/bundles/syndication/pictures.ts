// Chooses the picture of an entry.
import { fileForWidth } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { FeedPicture } from './views.ts';

/** Returns only what everybody may fetch: other pictures have addresses that are signed and run out. */
export const pictureOf = (picture: PictureView | null | undefined, publicUrl: string): FeedPicture | null => {
  const file = picture && fileForWidth(picture, PICTURE_WIDTH);
  if (!file || picture.isStub || picture.query) return null;
  const { width, height, path } = file;
  return { url: publicUrl + path, width, height, alt: picture.alt, credit: picture.credit };
};

/** A width that is enough for programs that show a feed like a newspaper. */
const PICTURE_WIDTH = 1200;
