// Loads streams as players and lists show them, in batches.
import { agoOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { profileHref, usersByIds } from '#bundles/users/public.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { streamPaths } from './paths.ts';
import { maySeeStream, mayEditStream } from './policy.ts';
import { findStreams } from './queries.ts';
import type { Stream } from './queries.ts';
import { MASTER, fileHref, fileNameOf, queryOf } from './stream-addresses.ts';
import type { StreamQuery } from './stream-addresses.ts';
import * as texts from './texts.ts';
import { findShownBy } from './uses.ts';
import type { ShowsStreams } from './uses.ts';
import type { ShownStream, StreamActions, StreamRowView, StreamView } from './views.ts';
import { wholeFileOf } from './whole-file.ts';

/**
 * Streams for the text of a thing, in four queries; `'gone'` for deleted ones. Missing are unknown and blocked ones, and
 * gated ones that the thing doesn't show rightfully, unless the viewer may see them anyway. The caller has asked whether
 * the viewer may see the thing. Whatever shows them is tagged with their `streamTag`.
 */
export const streamsByIds = async (
  ctx: Ctx,
  ids: Iterable<number>,
  shownBy?: ShowsStreams,
): Promise<ReadonlyMap<number, ShownStream>> => {
  const found = [...(await findStreams(ctx, [...ids])).values()].filter(({ access }) => access !== 'blocked');
  const hidden = found.filter((stream) => !maySeeStream(ctx.viewer, stream)).map(({ id }) => id);
  const shown = shownBy ? await findShownBy(ctx, shownBy, hidden) : new Set<number>();
  const wanted = found.filter(({ id }) => !hidden.includes(id) || shown.has(id));
  const posters = await picturesByIds(
    ctx,
    wanted.map(({ posterId }) => posterId),
  );
  const views = new Map<number, ShownStream>();
  for (const stream of found) if (stream.state === 'deleted') views.set(stream.id, 'gone');
  for (const stream of wanted)
    if (stream.state !== 'deleted') views.set(stream.id, toStreamView(ctx, stream, posters));
  return views;
};

/**
 * Returns one stream that isn't deleted, for a player; asks nobody whether the viewer may. `query` is the signature of who may see it
 * by that alone, which gets them no longer one.
 */
export const streamViewOf = async (ctx: Ctx, stream: Stream, query?: StreamQuery): Promise<StreamView> =>
  toStreamView(ctx, stream, await picturesByIds(ctx, [stream.posterId]), query);

/** Returns the rows of a list, with their owners on the desk. */
export const toRowViews = async (
  ctx: Ctx,
  streams: readonly Stream[],
  { hasOwners }: { readonly hasOwners: boolean },
): Promise<StreamRowView[]> => {
  const [posters, owners] = await Promise.all([
    picturesByIds(
      ctx,
      streams.map(({ posterId }) => posterId),
    ),
    hasOwners
      ? usersByIds(
          ctx,
          streams.map(({ ownerId }) => ownerId),
        )
      : new Map<number, never>(),
  ]);
  return streams.map((stream) => {
    const owner = owners.get(stream.ownerId);
    return {
      ...toRowView(ctx, stream, posters),
      owner: owner ? { name: owner.name, href: profileHref(owner) } : null,
    };
  });
};

/** Says which forms there are for a stream. */
export const actionsOf = (ctx: Ctx, stream: Stream): StreamActions => {
  const { id, state, kind } = stream;
  const may = mayEditStream(ctx.viewer, stream);
  const isVideo = kind === 'video' && state === 'ready';
  return {
    edit: may ? url(streamPaths.edit, { id }) : null,
    addCaptions: may && isVideo ? url(streamPaths.addCaptions, { id }) : null,
    removeCaptions: may && stream.captions.length > 0 ? url(streamPaths.removeCaptions, { id }) : null,
    poster: may && isVideo ? url(streamPaths.poster, { id }) : null,
    retry: may && state === 'failed' ? url(streamPaths.retry, { id }) : null,
    remove: may ? url(streamPaths.remove, { id }) : null,
  };
};

type Posters = ReadonlyMap<number, PictureView>;

const toRowView = (ctx: Ctx, stream: Stream, posters: Posters): Omit<StreamRowView, 'owner'> => {
  const { id, title, kind, state, access, progress, failure, filename, durationMs } = stream;
  return {
    id,
    href: url(streamPaths.show, { id }),
    title,
    kind,
    kindName: texts.kindNames[kind],
    state: access === 'blocked' && state !== 'deleted' ? 'blocked' : state,
    progress,
    failure,
    duration: durationMs === null ? null : texts.durationText(durationMs),
    size: texts.sizeText(stream.bytes),
    filename,
    createdAt: agoOf(stream.createdAt, ctx.now),
    poster: posters.get(stream.posterId ?? 0) ?? null,
    actions: actionsOf(ctx, stream),
  };
};

const USUAL_WIDTH = 1280;
const USUAL_HEIGHT = 720;

const toStreamView = (
  ctx: Ctx,
  stream: Stream,
  posters: Posters,
  query = queryOf(ctx, stream),
): StreamView => {
  const { id, kind, title, state, progress, failure, durationMs, rungs, waveform } = stream;
  if (state === 'deleted') throw new Error(`stream ${id} is deleted`);
  const isReady = state === 'ready';
  return {
    id,
    kind,
    title,
    credit: stream.copyright,
    state,
    progress,
    failure,
    duration: durationMs === null ? null : texts.durationText(durationMs),
    durationMs,
    width: stream.width ?? USUAL_WIDTH,
    height: stream.height ?? USUAL_HEIGHT,
    poster: posters.get(stream.posterId ?? 0) ?? null,
    hls: isReady && rungs.length > 0 ? fileHref(stream, MASTER, query) : null,
    file: isReady ? fileOf(stream, query) : null,
    captions: captionsOf(stream, query),
    waveform,
    checkHref: url(streamPaths.check, { id }, query),
    viewHref: url(streamPaths.view, { id }, query),
  };
};

const fileOf = (stream: Stream, query: ReturnType<typeof queryOf>) => {
  const { name, type } = wholeFileOf(stream);
  return { src: fileHref(stream, name, query), type };
};

const captionsOf = (stream: Stream, query: ReturnType<typeof queryOf>) =>
  stream.version === ''
    ? []
    : stream.captions.map(({ language, label, key }) => ({
        language,
        label,
        src: fileHref(stream, fileNameOf(key), query),
      }));
