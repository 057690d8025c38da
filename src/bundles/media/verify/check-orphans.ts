// Topic: files that belong to no row. Younger ones may be on their way into one right now.
import { and, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { parseId } from '#kernel/parameters.ts';
import { LEFTOVER_AFTER_MS } from '../constants.ts';
import { ORIGINALS } from '../originals.ts';
import { findImages } from '../queries.ts';
import { images } from '../schema.ts';
import { findStreams } from '../streaming/queries.ts';
import type { Stream } from '../streaming/queries.ts';
import { streamUploads, streams } from '../streaming/schema.ts';
import { PIECES, STREAM_FILES, fileKey, folderOf } from '../streaming/stream-addresses.ts';
import type { Finding } from './findings.ts';

const IMAGE_FILES = 'images/';
const STREAM_ORIGINALS = `${STREAM_FILES}originals/`;

/** Everything that this bundle ever writes; what lies elsewhere in the storage is nobody's business here. */
export const SHELVES = [ORIGINALS, IMAGE_FILES, STREAM_FILES, PIECES];

/** Those among these keys, all of one shelf, that belong to nothing and are older than a day. */
export const findOrphans = async (
  ctx: Ctx,
  keys: readonly string[],
  isRepairing: boolean,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const name of await withoutRow(ctx, keys)) {
    const facts = await ctx.portal.files.stat(name);
    if (!facts || facts.modifiedAt.getTime() > ctx.now.getTime() - LEFTOVER_AFTER_MS) continue;
    if (isRepairing) await ctx.portal.files.remove(name);
    findings.push({ problem: 'orphan', name, detail: '', isRepaired: isRepairing });
  }
  return findings;
};

const withoutRow = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  const [first = ''] = keys;
  if (first.startsWith(ORIGINALS)) return except(keys, await imageOriginals(ctx, keys));
  if (first.startsWith(IMAGE_FILES)) return strayImageFiles(ctx, keys);
  if (first.startsWith(PIECES)) return strayPieces(ctx, keys);
  const originals = keys.filter((key) => key.startsWith(STREAM_ORIGINALS));
  const made = keys.filter((key) => !key.startsWith(STREAM_ORIGINALS));
  return [
    ...except(originals, await streamOriginals(ctx, originals)),
    ...(await strayStreamFiles(ctx, made)),
  ];
};

const except = (keys: readonly string[], known: readonly { readonly key: string }[]): string[] => {
  const there = new Set(known.map(({ key }) => key));
  return keys.filter((key) => !there.has(key));
};

const imageOriginals = (ctx: Ctx, keys: readonly string[]) =>
  ctx.db
    .select({ key: images.originalKey })
    .from(images)
    .where(inArray(images.originalKey, [...keys]));

const streamOriginals = async (ctx: Ctx, keys: readonly string[]) =>
  keys.length === 0
    ? []
    : ctx.db
        .select({ key: streams.originalKey })
        .from(streams)
        .where(and(inArray(streams.originalKey, [...keys]), ne(streams.state, 'deleted')));

/** Also of former states: of a stub it isn't known which state it will have. */
const strayImageFiles = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  const rows = await findImages(ctx, idsIn(keys, IMAGE_FILES));
  return keys.filter((key) => {
    const image = rows.get(idIn(key, IMAGE_FILES));
    return !image || (!image.isStub && !key.startsWith(`${IMAGE_FILES}${image.id}/${image.version}/`));
  });
};

const strayStreamFiles = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  const rows = await findStreams(ctx, idsIn(keys, STREAM_FILES));
  return keys.filter((key) => isStray(rows.get(idIn(key, STREAM_FILES)), key));
};

const isStray = (stream: Stream | undefined, key: string): boolean => {
  if (!stream || stream.state === 'deleted') return true;
  if (key.startsWith(`${folderOf(stream.id)}captions/`))
    return !stream.captions.some((captions) => captions.key === key);
  return stream.state !== 'pending' && !key.startsWith(fileKey(stream.id, stream.version, ''));
};

/** Of uploads that are there, pieces are tidied with them. */
const strayPieces = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  const ids = keys.map(uploadIn).filter((id) => id !== '');
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: streamUploads.id })
          .from(streamUploads)
          .where(inArray(streamUploads.id, ids));
  const there = new Set(rows.map(({ id }) => id));
  return keys.filter((key) => !there.has(uploadIn(key)));
};

const idIn = (key: string, shelf: string): number => parseId(key.slice(shelf.length).split('/')[0]) ?? 0;
const idsIn = (keys: readonly string[], shelf: string) => [...new Set(keys.map((key) => idIn(key, shelf)))];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const uploadIn = (key: string): string => {
  const id = key.slice(PIECES.length).split('/')[0] ?? '';
  return UUID.test(id) ? id : '';
};
