// Puts streams and their uploads in the comparison of rows and files.
import { and, inArray, ne } from 'drizzle-orm';
import { inBatches } from '#kernel/batches.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { AuditRun, FileAudit } from '#kernel/file-audit.ts';
import { parseId } from '#kernel/parameters.ts';
import { findStreams } from '../queries.ts';
import type { Stream } from '../queries.ts';
import { streamUploads, streams } from '../schema.ts';
import { PIECES, STREAM_FILES, fileKey, folderOf } from '../stream-addresses.ts';
import { checkStreamFiles, checkUploads, readyStreams } from './check-streams.ts';
import * as texts from './texts.ts';

const STREAM_ORIGINALS = `${STREAM_FILES}originals/`;
/** So many questions to the storage are asked at once. */
const AT_ONCE = 8;

const checkRows = async (ctx: Ctx, { isRepairing, report }: AuditRun): Promise<string> => {
  let checked = 0;
  for await (const batch of inBatches(readyStreams(ctx), AT_ONCE)) {
    checked += batch.length;
    report((await Promise.all(batch.map((stream) => checkStreamFiles(ctx, stream, isRepairing)))).flat());
  }
  report(await checkUploads(ctx, isRepairing));
  return texts.streams(checked);
};

const findStrays = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  if (keys[0]?.startsWith(PIECES)) return strayPieces(ctx, keys);
  const originals = keys.filter((key) => key.startsWith(STREAM_ORIGINALS));
  const made = keys.filter((key) => !key.startsWith(STREAM_ORIGINALS));
  return [...(await strayOriginals(ctx, originals)), ...(await strayFiles(ctx, made))];
};

const strayOriginals = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const rows = await ctx.db
    .select({ key: streams.originalKey })
    .from(streams)
    .where(and(inArray(streams.originalKey, [...keys]), ne(streams.state, 'deleted')));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
};

const strayFiles = async (ctx: Ctx, keys: readonly string[]): Promise<string[]> => {
  const rows = await findStreams(ctx, [...new Set(keys.map(streamIn))]);
  return keys.filter((key) => isStray(rows.get(streamIn(key)), key));
};

const streamIn = (key: string): number => parseId(key.slice(STREAM_FILES.length).split('/')[0]) ?? 0;

const isStray = (stream: Stream | undefined, key: string): boolean => {
  if (!stream || stream.state === 'deleted') return true;
  if (key.startsWith(`${folderOf(stream.id)}captions/`))
    return !stream.captions.some((captions) => captions.key === key);
  return stream.state !== 'pending' && !key.startsWith(fileKey(stream.id, stream.version, ''));
};

/** Returns pieces whose upload is gone; those of uploads that are there are tidied with them. */
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

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const uploadIn = (key: string): string => {
  const id = key.slice(PIECES.length).split('/')[0] ?? '';
  return UUID.test(id) ? id : '';
};

export const streamFiles: FileAudit = { folders: [STREAM_FILES, PIECES], checkRows, findStrays };
