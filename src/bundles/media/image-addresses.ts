// Says where the files of an image lie, and the addresses under which they are served. contract.md 15.5
import { createHash } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { AVIF_SIZES, RECIPE, SIZE_TAGS, SOCIAL, STEP } from './constants.ts';
import type { FileTag } from './constants.ts';
import type { Image } from './queries.ts';
import { IMAGE_EXTENSIONS } from './rules.ts';
import type { ImageExtension } from './rules.ts';

/** Tells the files of one state of an image from all others: changes with the original and its edits. */
export const versionOf = ({ sha256, rotation }: Pick<Image, 'sha256' | 'rotation'>): string =>
  createHash('sha256').update(`${sha256} ${rotation} ${RECIPE}`).digest('hex').slice(0, 12);

/** Returns the folder below which all files lie that were made of an image. */
export const folderOf = (id: number): string => `images/${id}/`;

/** Returns the key of a file; `name` is that of a size or the social card. */
export const fileKey = (id: number, version: string, name: string, extension: ImageExtension): string =>
  `${folderOf(id)}${version}/${name.toLowerCase()}.${extension}`;

/** Gives everything before `_{size}` of an image's addresses. */
export const baseOf = ({ id, version }: Pick<Image, 'id' | 'version'>): string =>
  `/media/image/${id}/${version}`;

interface AskedFile {
  readonly version: string;
  readonly name: FileTag | typeof SOCIAL;
  readonly extension: ImageExtension;
}

const NAMES = [...SIZE_TAGS, STEP, SOCIAL].join('|');
const FILE = new RegExp(`^(\\w+)_(${NAMES})\\.(${IMAGE_EXTENSIONS.join('|')})$`);

/** Returns what `{version}_{size}.{extension}` asks for; undefined for anything else. */
export const parseFileName = (file: string): AskedFile | undefined => {
  const [, version, name, extension] = FILE.exec(file) ?? [];
  return version === undefined
    ? undefined
    : { version, name: name as AskedFile['name'], extension: extension as ImageExtension };
};

/**
 * Returns the key of the file that answers the question: for a size larger than the image the largest there is. Undefined where
 * there is none in that format.
 */
export const keyOfAsked = (image: Image, { name, extension }: AskedFile): string | undefined => {
  const { id, version, sizes } = image;
  if (name === SOCIAL) return extension === 'jpg' ? fileKey(id, version, name, extension) : undefined;
  const made = sizes.some(({ tag }) => tag === name) ? name : sizes.at(-1)?.tag;
  if (!made || (extension === 'avif' && !AVIF_SIZES.includes(made))) return undefined;
  return fileKey(id, version, made, extension);
};

const PURPOSE = 'media.image';

/**
 * Returns what has to follow an address of a gated image, the same for all of its files and for all who ask in the same hour.
 * It holds until the next full hour and one more, so pages that carry it must not be kept longer.
 */
export const signedQuery = (ctx: Ctx, id: number): string => {
  const expiresAt = (Math.ceil(ctx.now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS) / 1000;
  return `?e=${expiresAt}&s=${signHash(ctx.portal.secrets, PURPOSE, id, expiresAt)}`;
};

/** Returns the seconds for which a signed address still holds; 0 when it doesn't. */
export const signatureHolds = (
  ctx: Ctx,
  id: number,
  expiresAt: number | undefined,
  hash: unknown,
): number => {
  if (expiresAt === undefined || !verifyHash(ctx.portal.secrets, hash, PURPOSE, id, expiresAt)) return 0;
  return Math.max(0, Math.floor(expiresAt - ctx.now.getTime() / 1000));
};
