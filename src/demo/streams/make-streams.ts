// Makes the video and the sound of the demo content: files first, before any row, then streams in the transaction of what shows
// them, and captions when they are there.
import { buffer } from 'node:stream/consumers';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addCaptions, createStream, storeStreamFile } from '#bundles/streams/public.ts';
import type { StoredStreamFile } from '#bundles/streams/public.ts';
import { found, refused } from '../cast.ts';
import type { Cast } from '../cast.ts';
import type { DemoContent } from '../content.ts';
import type { DemoPicture, DemoStream } from '../content/types.ts';
import type { Drawn } from '../originals.ts';
import { ringBells } from './bells.ts';
import { makeFilm } from './film.ts';

/** The files of the streams, without those that can't be made here. */
export type StreamFiles = ReadonlyMap<DemoStream, StoredStreamFile>;
/** Holds the ids of streams. */
export type Streams = ReadonlyMap<DemoStream, number>;

export const storeStreams = async (
  ctx: Ctx,
  { streams }: DemoContent,
  drawn: ReadonlyMap<DemoPicture, Drawn>,
  size: number,
): Promise<StreamFiles> => {
  const files = new Map<DemoStream, StoredStreamFile>();
  for (const stream of streams) {
    const data = await record(ctx, stream, drawn, size);
    const file = data && (await storeStreamFile(ctx, data));
    if (file) files.set(stream, file);
  }
  return files;
};

export const makeStreams = async (ctx: Ctx, files: StreamFiles, cast: Cast): Promise<Streams> => {
  const made = new Map<DemoStream, number>();
  for (const [stream, file] of files) {
    const { id, name } = found(cast.people, stream.by);
    const { title, filename } = stream;
    made.set(stream, await createStream(ctx, file, { ownerId: id, copyright: name, title, filename }));
  }
  return made;
};

/** Adds captions after the transaction, since they are files, too. */
export const addDemoCaptions = async (ctx: Ctx, streams: Streams, cast: Cast): Promise<void> => {
  for (const [{ captions, by, title }, id] of streams) {
    if (!captions) continue;
    const outcome = await addCaptions(actAs(ctx, found(cast.people, by)), id, 'de', toWebVtt(captions));
    if (outcome.kind === 'invalid') throw refused(title, outcome.errors);
  }
};

const toWebVtt = (captions: NonNullable<DemoStream['captions']>): Buffer =>
  Buffer.from(
    ['WEBVTT', ...captions.map(({ from, to, text }) => `${at(from)} --> ${at(to)}\n${text}`)].join('\n\n'),
  );

/** Writes a moment within the first minute. */
const at = (second: number) => `00:${second.toFixed(3).padStart(6, '0')}`;

const record = async (ctx: Ctx, stream: DemoStream, drawn: ReadonlyMap<DemoPicture, Drawn>, size: number) => {
  if ('sound' in stream) return ringBells();
  const pictures = await Promise.all(stream.film.map((picture) => readPicture(ctx, drawn.get(picture)!)));
  return makeFilm(ctx, pictures, size);
};

const readPicture = async (ctx: Ctx, { original }: Drawn): Promise<Buffer> => {
  const stored = await ctx.portal.files.get(original.key);
  if (!stored) throw new Error(`the drawing ${original.key} is missing`);
  return buffer(stored.stream);
};
