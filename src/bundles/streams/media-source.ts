// Puts streams in the calls for media elements, on lists and among the pages of one's media. contract.md 13
import { createElement } from 'react';
import type { Ctx } from '#kernel/ctx.ts';
import { gone, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { imageObjsByIds } from '#bundles/media/public.ts';
import type { ImageObj } from '#bundles/media/ui/public.ts';
import type { mediaSources } from '#bundles/media/public.ts';
import { STREAM_MEDIA_TYPE } from './constants.ts';
import { streamPaths } from './paths.ts';
import { mayReferStream, maySeeStream } from './policy.ts';
import { findStream, findStreams } from './queries.ts';
import type { Stream } from './queries.ts';
import { toStreamObj } from './stream-obj.ts';
import { streamViewOf } from './stream-views.ts';
import * as texts from './texts.ts';
import { StreamFigure } from './ui/StreamFigure.tsx';
import { streamFiles } from './verify/stream-audit.ts';

const loadSeenStream = async (ctx: Ctx, id: number): Promise<Stream> => {
  const stream = await findStream(ctx, id);
  if (!stream) throw notFound();
  if (stream.state === 'deleted') throw gone(texts.streamGone);
  if (stream.access === 'blocked') throw gone();
  if (!maySeeStream(ctx.viewer, stream)) throw notFound();
  return stream;
};

const postersOf = (ctx: Ctx, streams: readonly Stream[]): Promise<ReadonlyMap<number, ImageObj>> =>
  imageObjsByIds(
    ctx,
    streams.flatMap(({ posterId }) => posterId ?? []),
  );

export const streamSource: Awaited<ReturnType<typeof mediaSources.collect>>[number] = {
  type: STREAM_MEDIA_TYPE,
  ownPage: { name: texts.ownHeading, href: url(streamPaths.list) },
  draw: async (ctx, id) =>
    createElement(StreamFigure, { of: await streamViewOf(ctx, await loadSeenStream(ctx, id)) }),
  storageState: async (ctx, id) => {
    const stream = await loadSeenStream(ctx, id);
    const posters = await postersOf(ctx, [stream]);
    return {
      isStorageFinalized: stream.state !== 'pending',
      imageData: toStreamObj(stream, posters.get(stream.posterId ?? 0)),
    };
  },
  findReferable: async (ctx, ids) => {
    const found = [...(await findStreams(ctx, ids)).values()].filter(({ state }) => state !== 'deleted');
    const posters = await postersOf(ctx, found);
    return found.map((stream) => {
      const poster = posters.get(stream.posterId ?? 0);
      return [stream.id, mayReferStream(ctx.viewer, stream) ? toStreamObj(stream, poster) : null];
    });
  },
  files: streamFiles,
};
