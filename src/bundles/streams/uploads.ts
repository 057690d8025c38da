// Uploads that arrive in pieces. A piece is a file of the storage first and part of the row then, so that what was
// acknowledged is never lost; with the last one the upload becomes a stream in the same transaction.
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, badRequest, conflict, notFound, tooMany } from '#kernel/errors.ts';
import { contentTypeOf } from '#kernel/files.ts';
import { enqueue } from '#kernel/jobs.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import {
  FILENAME_MAX_LENGTH,
  HEAD_BYTES,
  MAKE_STREAM,
  MAX_PIECES,
  MAX_UNFINISHED_UPLOADS,
  PIECE_BYTES,
  TITLE_MAX_LENGTH,
  UPLOAD_RETENTION_MS,
} from './constants.ts';
import { containerOf } from './containers.ts';
import { pieceKey, piecesReader, removePieces } from './pieces.ts';
import { countUnfinishedUploads, findUpload, lockUploadsOf } from './queries.ts';
import type { StreamUpload } from './queries.ts';
import { streamUploads, streams } from './schema.ts';
import { newOriginalKey } from './stream-addresses.ts';
import * as texts from './texts.ts';

export interface NewUpload {
  readonly id: string;
  /** The name as its sender’s browser gave it; what nobody sees of it isn’t kept. */
  readonly filename: string;
  readonly length: number;
}

/** Throws 400, 413 and 429 for those that can't come to anything. No entry: the stream that comes of it leaves one. */
export const beginUpload = async (ctx: Ctx, ownerId: number, upload: NewUpload): Promise<void> => {
  const { maxStreamBytes } = ctx.config;
  if (upload.length === 0) throw badRequest(texts.uploadEmpty);
  if (upload.length > maxStreamBytes)
    throw new HttpError(413, texts.uploadTooLarge(texts.sizeText(maxStreamBytes)));
  await withTransaction(ctx, async (ctx) => {
    // Several uploads that begin at once would each find room for themselves.
    await lockUploadsOf(ctx, ownerId);
    if ((await countUnfinishedUploads(ctx, ownerId)) >= MAX_UNFINISHED_UPLOADS)
      throw tooMany(60, texts.tooManyUploads(MAX_UNFINISHED_UPLOADS));
    const filename = visibleLine(upload.filename).slice(0, FILENAME_MAX_LENGTH).toWellFormed();
    const moments = { createdAt: ctx.now, touchedAt: ctx.now };
    await ctx.db.insert(streamUploads).values({ ...upload, filename, ownerId, ...moments });
  });
};

/**
 * Takes what comes, at most a piece after the other, and tells how much there is then. A source that breaks off leaves
 * what came before. Throws 409 when somebody else has written at this place, and with the upload given up 415, when the file is of
 * no kind that is taken in, and 413, when it comes in too many pieces.
 */
export const receivePieces = async (
  ctx: Ctx,
  { id, ownerId }: Pick<StreamUpload, 'id' | 'ownerId'>,
  offset: number,
  source: AsyncIterable<Uint8Array>,
): Promise<number> => {
  let at = offset;
  const cutter = cutIntoPieces(source);
  for (let piece = cutter.next(); piece; piece = cutter.next()) {
    const key = pieceKey(id, at);
    const { bytes } = await ctx.portal.files.put(key, piece, { contentType: contentTypeOf(key) });
    try {
      if (bytes > 0) await enterPiece(ctx, { id, ownerId, key, offset: at, bytes });
    } finally {
      if (bytes === 0) await ctx.portal.files.remove(key);
    }
    at += bytes;
  }
  return at;
};

/** Nothing is left of it. One that has become a stream stays: the worker needs its pieces. */
export const removeUpload = async (ctx: Ctx, id: string, ownerId: number): Promise<void> => {
  const removed = await ctx.db
    .delete(streamUploads)
    .where(and(eq(streamUploads.id, id), eq(streamUploads.ownerId, ownerId), isNull(streamUploads.streamId)))
    .returning({ id: streamUploads.id });
  if (removed.length === 0) throw notFound(texts.uploadUnknown);
  await removePieces(ctx.portal.files, id);
};

/** Says of an upload that no worker needs its pieces: it isn’t a stream yet, or the original was put together of them. */
export const isDispensable = or(isNull(streamUploads.streamId), sql`${streamUploads.pieces} = '{}'`);

/** Removes uploads of which nothing came for a day, also those that have become a stream; returns how many. */
export const removeOldUploads = async (ctx: Ctx): Promise<number> => {
  const since = new Date(ctx.now.getTime() - UPLOAD_RETENTION_MS);
  const old = await ctx.db
    .delete(streamUploads)
    .where(and(isDispensable, lt(streamUploads.touchedAt, since)))
    .returning({ id: streamUploads.id });
  for (const { id } of old) await removePieces(ctx.portal.files, id);
  return old.length;
};

/** Cuts one source into as many as it takes, each of at most a piece's bytes; the next begins where the one before ended. */
const cutIntoPieces = (source: AsyncIterable<Uint8Array>) => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array | undefined;
  let isOver = false;
  async function* take(): AsyncGenerator<Uint8Array> {
    for (let left = PIECE_BYTES; left > 0; ) {
      const chunk = rest ?? (await nextOf(chunks));
      rest = undefined;
      if (!chunk) {
        isOver = true;
        return;
      }
      if (chunk.length > left) rest = chunk.subarray(left);
      const part = chunk.subarray(0, left);
      left -= part.length;
      yield part;
    }
  }
  return { next: () => (isOver ? undefined : take()) };
};

/** A line that breaks is the end of what came; the sender goes on from there. */
const nextOf = async (chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> => {
  try {
    const { value, done } = await chunks.next();
    return done ? undefined : value;
  } catch {
    return undefined;
  }
};

interface Piece {
  readonly id: string;
  readonly ownerId: number;
  readonly key: string;
  readonly offset: number;
  readonly bytes: number;
}

/** The row says who was first at this place. */
const enterPiece = async (ctx: Ctx, piece: Piece): Promise<void> => {
  const { files } = ctx.portal;
  const upload = await findUpload(ctx, piece.id, piece.ownerId);
  const whole = upload && { ...upload, pieces: [...upload.pieces, piece.key] };
  if (!whole || whole.received !== piece.offset || piece.offset + piece.bytes > whole.length) {
    await files.remove(piece.key);
    throw whole ? conflict(texts.uploadMisplaced) : notFound(texts.uploadUnknown);
  }
  if (whole.pieces.length > MAX_PIECES)
    throw await giveUp(ctx, piece, new HttpError(413, texts.uploadInTooManyPieces));
  const received = piece.offset + piece.bytes;
  const head =
    received >= Math.min(HEAD_BYTES, whole.length) ? await readHead(ctx, whole, received) : undefined;
  if (head && !containerOf(head)) throw await giveUp(ctx, piece, new HttpError(415, texts.uploadOfWrongType));
  const isEntered = await withTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(streamUploads)
      .set({
        received,
        pieces: sql`array_append(${streamUploads.pieces}, ${piece.key})`,
        touchedAt: new Date(),
      })
      .where(and(eq(streamUploads.id, piece.id), eq(streamUploads.received, piece.offset)))
      .returning();
    if (rows[0] && head && received === whole.length) await makeStreamRow(ctx, rows[0], head);
    return rows.length > 0;
  });
  if (isEntered) return;
  await files.remove(piece.key);
  throw conflict(texts.uploadMisplaced);
};

const giveUp = async (ctx: Ctx, { id, ownerId }: Piece, error: HttpError): Promise<HttpError> => {
  await removeUpload(ctx, id, ownerId);
  return error;
};

/** Only the first pieces are looked at, and all is looked at once more at the end. */
const readHead = async (ctx: Ctx, upload: StreamUpload, received: number): Promise<Buffer | undefined> => {
  if (upload.received >= HEAD_BYTES && received < upload.length) return undefined;
  return piecesReader(ctx.portal.files, { pieces: upload.pieces, length: received }).read(0, HEAD_BYTES);
};

const makeStreamRow = async (ctx: Ctx, upload: StreamUpload, head: Buffer): Promise<void> => {
  const { ownerId, filename, length } = upload;
  const { kind, extension } = containerOf(head)!;
  const [row] = await ctx.db
    .insert(streams)
    .values({
      ownerId,
      kind,
      filename,
      title: titleOf(filename),
      originalKey: newOriginalKey(extension),
      bytes: length,
      createdAt: ctx.now,
    })
    .returning({ id: streams.id });
  const streamId = row!.id;
  await ctx.db.update(streamUploads).set({ streamId }).where(eq(streamUploads.id, upload.id));
  await record(ctx, { type: 'user', objectId: ownerId, action: 'stream.uploaded', after: { streamId } });
  await enqueue(ctx, { name: MAKE_STREAM }, { streamId });
};

/** „IMG_1234.mov“ becomes „IMG 1234“. */
const titleOf = (filename: string): string =>
  filename
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, TITLE_MAX_LENGTH) || texts.untitled;
