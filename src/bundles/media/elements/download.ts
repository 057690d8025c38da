// Gives the largest size of an image as a file to keep, with who made it written into it.
import { downloadFile } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, forbidden } from '#kernel/errors.ts';
import { toSlug } from '#kernel/slug.ts';
import { imageIsStub } from '../editing/texts.ts';
import { fileKey } from '../image-addresses.ts';
import { mayDownloadImage } from '../policy.ts';
import type { Image } from '../queries.ts';
import { MAX_FILE_NAME_LENGTH } from './constants.ts';
import { loadSeenImage } from './seen-image.ts';
import * as texts from './texts.ts';

/** Throws as `loadSeenImage`, 403, and 409 while it is being worked on. */
export const loadDownload = async (ctx: Ctx, id: number) => {
  const image = await loadSeenImage(ctx, id);
  if (!mayDownloadImage(ctx.viewer, image)) throw forbidden();
  const { version, edition, sizes, isStub, access } = image;
  const largest = sizes.at(-1);
  if (isStub || !largest) throw conflict(isStub ? imageIsStub : texts.notAvailable);
  return downloadFile(fileKey(id, version, largest.tag, 'jpg'), `${fileNameOf(image)}.jpg`, {
    // Words that were changed since stand in a file of the same version.
    etag: `"${version}-${edition}-${largest.tag}-jpg"`,
    'cache-control': access === 'gated' ? 'private, no-store' : 'private, no-cache',
  });
};

/** Names the file by the image's caption, else as its uploader called it. */
const fileNameOf = ({ id, caption, filename }: Pick<Image, 'id' | 'caption' | 'filename'>): string =>
  toSlug(caption || filename.replace(/\.\w{1,5}$/, ''), texts.fileName(id))
    .slice(0, MAX_FILE_NAME_LENGTH)
    .replace(/-+$/, '');
