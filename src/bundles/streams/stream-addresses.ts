// Says where the files of a stream lie, and the addresses under which they are served. contract.md 15.5
import { createHash, randomUUID } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { signHash, verifyHash } from '#kernel/signed-hash.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { STREAM_RECIPE } from './constants.ts';
import { streamPaths } from './paths.ts';
import type { Stream } from './queries.ts';

/** All files of streams lie below it. */
export const STREAM_FILES = 'streams/';
/** Pieces of uploads that are under way. */
export const PIECES = 'uploads/';
export const MASTER = 'master.m3u8';

/** Nobody can guess it; the first two digits spread the files over folders. */
export const newOriginalKey = (extension: string): string => {
  const name = randomUUID();
  return `${STREAM_FILES}originals/${name.slice(0, 2)}/${name}.${extension}`;
};

export const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Everything that was made of a stream lies below it. */
export const folderOf = (id: number): string => `${STREAM_FILES}${id}/`;

/** Tells the files of one state of a stream from all others. */
export const versionOf = (originalKey: string, isEncoded: boolean): string =>
  createHash('sha256').update(`${originalKey} ${isEncoded} ${STREAM_RECIPE}`).digest('hex').slice(0, 12);

export const fileKey = (id: number, version: string, file: string): string =>
  `${folderOf(id)}${version}/${file}`;

export const captionsKey = (id: number, language: string): string =>
  `${folderOf(id)}captions/${language}-${randomUUID()}.vtt`;

/** Gives the last part of a key. */
export const fileNameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Returns the address of one of its files, with what a gated one needs behind it. */
export const fileHref = (
  stream: Pick<Stream, 'id' | 'version'>,
  file: string,
  query: StreamQuery | undefined,
): string => url(streamPaths.file, { id: stream.id, version: stream.version, file }, query);

export interface StreamQuery extends Readonly<Record<string, string | number>> {
  readonly e: number;
  readonly s: string;
}

/** What was given out before a moderator took it away holds no longer; what moderators get holds for nothing else. */
const purposeOf = ({ access }: Pick<Stream, 'access'>): string =>
  access === 'blocked' ? 'media.stream-in-case' : 'media.stream';

/**
 * Returns what follows the addresses of a gated stream; undefined for a public one. It holds until the next full hour and one
 * more, and for as long as the stream plays, since its playlist is fetched at the beginning only. Of a blocked one only those
 * who decide about it may get it.
 */
export const queryOf = (
  ctx: Ctx,
  stream: Pick<Stream, 'id' | 'access' | 'durationMs'>,
): StreamQuery | undefined => {
  const { id, access, durationMs } = stream;
  if (access === 'public') return undefined;
  const hours = 1 + Math.ceil((durationMs ?? 0) / HOUR_MS);
  const e = ((Math.ceil(ctx.now.getTime() / HOUR_MS) + hours) * HOUR_MS) / 1000;
  return { e, s: signHash(ctx.portal.secrets, purposeOf(stream), id, e) };
};

/** Returns the seconds for which a signed address still holds; 0 when it doesn't. */
export const signatureHolds = (
  ctx: Ctx,
  stream: Pick<Stream, 'id' | 'access'>,
  { e, s }: { readonly e?: number; readonly s?: string },
): number => {
  if (e === undefined || !verifyHash(ctx.portal.secrets, s, purposeOf(stream), stream.id, e)) return 0;
  return Math.max(0, Math.floor(e - ctx.now.getTime() / 1000));
};
