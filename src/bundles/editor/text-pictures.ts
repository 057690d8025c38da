// Imports pictures for a text, from a file or from an address of another site: they become the viewer's. contract.md 14.4
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import type { FileSource } from '#kernel/files.ts';
import { isId } from '#kernel/ids.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { OutsideError, fetchOutside } from '#kernel/outside-fetch.ts';
import { IMAGE_UPLOAD, bringTextImage, takeTextImage } from '#bundles/media/public.ts';
import type { TextImage } from '#bundles/media/public.ts';
import { demandToAct } from '#bundles/users/public.ts';
import { FETCH_TIMEOUT_MS, MAX_IMAGE_HEIGHT, MAX_IMAGE_WIDTH, MAX_REDIRECTS } from './constants.ts';
import { isImageAddress, isImageName } from './rules.ts';
import * as texts from './texts.ts';

export type PictureOutcome = { readonly kind: 'imported'; readonly image: TextImage } | Refused;

export interface PictureFile {
  /** The name that its sender gave the file. */
  readonly filename: string;
  /** Reads the content from its beginning, each time. */
  readonly read: () => FileSource;
  /** The viewer chose it among their own files; it was not fetched from elsewhere. */
  readonly isOwn?: boolean;
}

/** The box that a picture has to fit into, in pixels. */
type Box = Parameters<typeof takeTextImage>[2];

export const TEXT_BOX: Box = { width: MAX_IMAGE_WIDTH, height: MAX_IMAGE_HEIGHT };

/** Imports a file, whose name and content must be those of a JPEG, PNG or GIF. contract.md 5. Throws 403 and 429. */
export const importFile = async (ctx: Ctx, file: PictureFile, box = TEXT_BOX): Promise<PictureOutcome> => {
  demandToAct(ctx.viewer);
  if (!isImageName(file.filename)) return refused(texts.wrongName);
  if (!(await isImageContent(file))) return refused(texts.wrongContent);
  const { filename, isOwn = false } = file;
  const outcome = await bringTextImage(ctx, file.read(), { filename, isOwn, box });
  return outcome.kind === 'refused' ? refused(outcome.text) : outcome;
};

export interface Fetching {
  readonly box?: Box;
  readonly timeoutMs?: number;
}

/**
 * Fetches the picture with the guards and limits of an upload. One of ours is not fetched: it stays what it is, for those
 * who may put it somewhere. Throws 403 and 429.
 */
export const importFromAddress = async (
  ctx: Ctx,
  address: string,
  { box = TEXT_BOX, timeoutMs = FETCH_TIMEOUT_MS }: Fetching = {},
): Promise<PictureOutcome> => {
  demandToAct(ctx.viewer);
  if (!isImageAddress(address)) return refused(texts.wrongAddress);
  if (isOurs(ctx, address)) return takeOurs(ctx, address, box);
  const fetched = await fetchPicture(ctx, address, timeoutMs);
  if (typeof fetched === 'string') return refused(fetched);
  const filename = nameIn(address);
  return importFile(ctx, { filename, read: () => Readable.from([fetched]) }, box);
};

/** These begin a JPEG, a PNG and a GIF. */
const SIGNATURES = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961'];

const isImageContent = async ({ read }: PictureFile): Promise<boolean> => {
  for await (const chunk of read() as AsyncIterable<Uint8Array>) {
    const head = Buffer.from(chunk.subarray(0, 8)).toString('hex');
    return SIGNATURES.some((signature) => head.startsWith(signature));
  }
  return false;
};

const isOurs = (ctx: Ctx, address: string): boolean =>
  new URL(address).host === new URL(ctx.config.publicUrl).host;

const takeOurs = async (ctx: Ctx, address: string, box: Box): Promise<PictureOutcome> => {
  const [, digits] = /^\/media\/image\/([1-9]\d{0,9})\//.exec(new URL(address).pathname) ?? [];
  const id = Number(digits);
  const image = isId(id) ? await takeTextImage(ctx, id, box) : 'unseen';
  if (image === 'unseen') return refused(texts.notFetched);
  return image === 'notYours' ? refused(texts.notYours) : { kind: 'imported', image };
};

/** Returns the bytes of a picture, or why there are none; that says nothing about our own network. */
const fetchPicture = async (ctx: Ctx, address: string, timeoutMs: number): Promise<Buffer | string> => {
  const { maxBytes, tooLarge } = IMAGE_UPLOAD;
  const headers = { accept: 'image/jpeg,image/png,image/gif', 'user-agent': USER_AGENT };
  const question = { headers, timeoutMs, maxBytes, redirects: MAX_REDIRECTS };
  try {
    const { status, body } = await fetchOutside(ctx.config, address, question);
    return status === 200 ? body : texts.notFetched;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return error.reason === 'tooLarge' ? tooLarge : texts.notFetched;
  }
};

const USER_AGENT = 'Litfass (pictures of authors)';

/** What can't be decoded stays as it is. */
const nameIn = (address: string): string => {
  const name = path.posix.basename(new URL(address).pathname);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
