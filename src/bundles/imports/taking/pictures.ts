// Brings pictures of pieces, each once, by its address there: it is fetched like one that somebody names in the editor, and
// goes the way of an upload.
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import type { FileSource } from '#kernel/files.ts';
import { OutsideError, fetchOutside } from '#kernel/outside-fetch.ts';
import { FETCH_TIMEOUT_MS, MAX_ADDRESS_BYTES, MAX_PICTURE_BYTES, PICTURES_MS } from '../constants.ts';
import { findItems, findPicturesByAddress } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { PictureEntry } from '../reading/entries.ts';
import { PICTURES_BY_KEY } from '../reading/wordpress-html.ts';
import { findPictureHere } from './pictures-here.ts';
import { savePicture } from './save-picture.ts';
import { hostOf, isSilent, noteAnswer, noteSilence } from './silent-hosts.ts';

/** What is said of a picture at the piece that shows it. */
export interface WantedPicture {
  readonly address: string;
  readonly alt?: string;
  readonly caption?: string;
}

/** Where its file is to be had; undefined where it isn't. */
export type PictureFiles = (ctx: Ctx, address: string) => Promise<FileSource | undefined>;

/** Gives our images by the addresses that were asked for; what can't be had is missing. Outside any transaction. */
export const bringPictures = async (
  ctx: Ctx,
  source: Import,
  wanted: readonly WantedPicture[],
  files: PictureFiles = fromTheWeb(source),
): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  const library = await findInLibrary(ctx, source, wanted);
  const end = performance.now() + PICTURES_MS;
  const inTime: PictureFiles = async (ctx, address) =>
    performance.now() < end ? files(ctx, address) : undefined;
  for (const picture of wanted) {
    const entry = library.get(picture.address);
    const address = entry?.address ?? picture.address;
    const id = await bringPicture(ctx, source, { ...picture, address }, entry, inTime);
    if (id !== undefined) ids.set(picture.address, id);
  }
  return ids;
};

/** Finds pictures in the library there, each by its number or by its address, also by that of one of its sizes. */
export const findInLibrary = async (ctx: Ctx, source: Import, wanted: readonly WantedPicture[]) => {
  const keys = wanted.flatMap(({ address }) => keyIn(address) ?? []);
  const addresses = wanted.map(({ address }) => originalOf(address));
  const [byKey, byAddress] = await Promise.all([
    findItems(ctx, source.id, 'picture', keys),
    findPicturesByAddress(ctx, source.id, addresses),
  ]);
  const entries = [...byKey, ...byAddress].flatMap(({ content }) =>
    content?.kind === 'picture' ? [content] : [],
  );
  const found = new Map<string, PictureEntry>();
  for (const { address } of wanted) {
    const key = keyIn(address);
    const entry = entries.find((one) =>
      key === undefined ? one.address === originalOf(address) : one.key === key,
    );
    if (entry) found.set(address, entry);
  }
  return found;
};

const keyIn = (address: string): string | undefined =>
  address.startsWith(PICTURES_BY_KEY) ? address.slice(PICTURES_BY_KEY.length) : undefined;

/** „…/markt-300x200.jpg“ is a size of „…/markt.jpg“; Ghost has sizes in a folder of their own. */
const originalOf = (address: string): string =>
  address
    .replace(/-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/, '')
    .replace(/\/content\/images\/size\/[wh]\d+(?:[wh]\d+)?\//, '/content/images/');

const bringPicture = async (
  ctx: Ctx,
  source: Import,
  picture: WantedPicture,
  entry: PictureEntry | undefined,
  files: PictureFiles,
): Promise<number | undefined> => {
  const original = originalOf(picture.address);
  if (Buffer.byteLength(original) > MAX_ADDRESS_BYTES) return undefined;
  const known = await findPictureHere(ctx, source, original);
  if (known !== undefined) return known;
  const file =
    (await files(ctx, original)) ??
    (original === picture.address ? undefined : await files(ctx, picture.address));
  if (!file) return undefined;
  const outcome = await savePicture(ctx, source, {
    key: original,
    file,
    details: {
      filename: nameOf(original),
      alt: entry?.alt || picture.alt || '',
      // What neither says the file itself may say.
      ...((entry?.caption || picture.caption) && { caption: entry?.caption || picture.caption || '' }),
      ...(entry?.credit && { copyright: entry.credit }),
    },
  });
  return typeof outcome === 'number' ? outcome : undefined;
};

const nameOf = (address: string): string => {
  const name = path.posix.basename(URL.parse(address)?.pathname ?? '');
  try {
    return decodeURIComponent(name).replaceAll('\0', '').slice(0, MAX_NAME).toWellFormed();
  } catch {
    return name.slice(0, MAX_NAME);
  }
};
const MAX_NAME = 120;

/** Whoever answers without a picture answers; whoever doesn't, again and again, is asked no more. */
export const fromTheWeb =
  (source: Import): PictureFiles =>
  async (ctx, address) => {
    const host = hostOf(address);
    if (!/^https?:\/\//i.test(address) || isSilent(source, host)) return undefined;
    const question = { timeoutMs: FETCH_TIMEOUT_MS, maxBytes: MAX_PICTURE_BYTES, redirects: 3 };
    try {
      const { status, body } = await fetchOutside(ctx.config, address, question);
      noteAnswer(source, host);
      return status === 200 && body.length > 0 ? Readable.from([body]) : undefined;
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      if (error.reason === 'timeout' || error.reason === 'unreachable') await noteSilence(ctx, source, host);
      return undefined;
    }
  };
