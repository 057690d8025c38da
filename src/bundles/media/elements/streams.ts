// Topic: streaming media in the calls for media elements. contract.md 13
import { createElement } from 'react';
import type { Ctx } from '#kernel/ctx.ts';
import { gone, notFound } from '#kernel/errors.ts';
import { renderFragment } from '#kernel/render.tsx';
import { findImages } from '../queries.ts';
import { toStreamObj } from '../references/stream-obj.ts';
import { maySeeStream } from '../streaming/policy.ts';
import { findStream } from '../streaming/queries.ts';
import type { Stream } from '../streaming/queries.ts';
import { streamViewOf } from '../streaming/stream-views.ts';
import { streamGone } from '../streaming/texts.ts';
import type { Ratio } from './constants.ts';
import { StreamElement } from './ui/StreamElement.tsx';
import type { MediaFlags } from './views.ts';

/** The player as HTML. Throws 404 for unknown and invisible ones, 410 for deleted and blocked ones. */
export const drawStreamView = async (
  ctx: Ctx,
  id: number,
  { ratio, flags }: { readonly ratio: Ratio; readonly flags: MediaFlags },
): Promise<string> => {
  const of = await streamViewOf(ctx, await loadSeenStream(ctx, id));
  return renderFragment(createElement(StreamElement, { id, of, ratio, flags }), ctx.log);
};

/** As for images, with the poster's addresses. Throws the same. */
export const streamStorageState = async (ctx: Ctx, id: number) => {
  const stream = await loadSeenStream(ctx, id);
  const posters = stream.posterId === null ? undefined : await findImages(ctx, [stream.posterId]);
  const poster = posters?.get(stream.posterId ?? 0);
  return {
    isStorageFinalized: stream.state !== 'pending',
    imageData: toStreamObj(ctx, stream, poster),
  };
};

const loadSeenStream = async (ctx: Ctx, id: number): Promise<Stream> => {
  const stream = await findStream(ctx, id);
  if (!stream) throw notFound();
  if (stream.state === 'deleted') throw gone(streamGone);
  if (stream.access === 'blocked') throw gone();
  if (!maySeeStream(ctx.viewer, stream)) throw notFound();
  return stream;
};
