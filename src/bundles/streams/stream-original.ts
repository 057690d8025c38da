// Puts the original of a stream together in the storage from the pieces of its upload, without the places it was recorded at,
// and brings it to a folder of this machine for ffmpeg.
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { StorageUnavailable, contentTypeOf } from '#kernel/files.ts';
import { storedFileReader } from '#kernel/byte-reader.ts';
import { containerOfExtension } from './containers.ts';
import type { Container } from './containers.ts';
import { piecesReader, readPieces, removePieces } from './pieces.ts';
import { findLocationMetadata, overwrite } from './location-metadata.ts';
import { findUploadOf } from './queries.ts';
import type { Stream } from './queries.ts';
import { streamUploads } from './schema.ts';
import { extensionOf } from './stream-addresses.ts';

/** Returns the container of a stream's original; only files of known kinds become streams. */
export const containerOfStream = ({ originalKey }: Pick<Stream, 'originalKey'>): Container =>
  containerOfExtension(extensionOf(originalKey))!;

/**
 * Puts it together, once; nothing to do later. Its upload is remembered without its pieces: who lost the answer to the last of them
 * asks once more what became of it. Throws when neither it nor its pieces are there.
 */
export const assembleOriginal = async (ctx: Ctx, stream: Stream): Promise<void> => {
  const { files } = ctx.portal;
  const upload = await findUploadOf(ctx, stream.id);
  const stored = await files.stat(stream.originalKey);
  if (!stored || stored.bytes !== stream.bytes) {
    if (!upload) throw new Error(`the original of stream ${stream.id} is missing`);
    const { blanks } = await findLocationMetadata(
      piecesReader(files, upload),
      containerOfStream(stream).demuxer,
    );
    const contentType = contentTypeOf(stream.originalKey);
    await files.put(stream.originalKey, overwrite(readPieces(files, upload), blanks), { contentType });
  }
  if (!upload) return;
  await ctx.db.update(streamUploads).set({ pieces: [] }).where(eq(streamUploads.id, upload.id));
  await removePieces(files, upload.id);
};

/** Says whether it can be served as it is: nothing in it may tell where it was recorded. */
export const isServable = async (ctx: Ctx, stream: Stream): Promise<boolean> => {
  const reader = storedFileReader(ctx.portal.files, stream.originalKey, stream.bytes);
  return (await findLocationMetadata(reader, containerOfStream(stream).demuxer)).isAll;
};

/** Makes a copy of the original on this machine. A disk that is full here is no fault of the file. */
export const fetchOriginal = async (ctx: Ctx, stream: Stream, folder: string): Promise<string> => {
  const stored = await ctx.portal.files.get(stream.originalKey);
  if (!stored) throw new Error(`the original of stream ${stream.id} is missing`);
  const file = path.join(folder, `original.${extensionOf(stream.originalKey)}`);
  await pipeline(stored.stream, createWriteStream(file)).catch((error: unknown) => {
    throw new StorageUnavailable('temporary file', error);
  });
  return file;
};
