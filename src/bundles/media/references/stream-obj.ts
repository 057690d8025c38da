// Topic: a stream in the fields of imageObj, so that lists and their clients treat all they hold alike.
import type { Ctx } from '#kernel/ctx.ts';
import type { ImageObj } from '../image-obj.ts';
import { toPictureView } from '../pictures.ts';
import type { Image } from '../queries.ts';
import { urlSetOf } from '../rules.ts';
import type { ReferableStream } from './queries.ts';

/** Of sound, and while nothing is known. */
const USUAL_RATIO = 16 / 9;
const MIDDLE = 50;

/** The words and measures are the stream's, the addresses those of its poster; without one there are none. */
export const toStreamObj = (ctx: Ctx, stream: ReferableStream, poster: Image | undefined): ImageObj => {
  const { width, height } = stream;
  const isShown = poster !== undefined && poster.access !== 'blocked';
  return {
    id: stream.id,
    focus_x: poster?.focusX ?? MIDDLE,
    focus_y: poster?.focusY ?? MIDDLE,
    caption: stream.title,
    copyright: stream.copyright,
    alt: poster?.alt ?? '',
    source: '',
    licence: '',
    licence_ends_at: null,
    is_released: false,
    is_stub: false,
    aspect_ratio: width && height ? width / height : USUAL_RATIO,
    url_set: isShown ? urlSetOf(toPictureView(ctx, poster)) : {},
    width: width ?? 0,
    height: height ?? 0,
    rotation: 0,
    bytes: stream.bytes,
    filename: stream.filename,
  };
};
