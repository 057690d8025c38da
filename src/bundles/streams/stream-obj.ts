// Puts a stream in the fields of imageObj, so that lists and their clients treat all they hold alike.
import type { ImageObj } from '#bundles/media/ui/public.ts';
import type { Stream } from './queries.ts';

/** The ratio of sound, and of anything while nothing is known. */
const USUAL_RATIO = 16 / 9;
const MIDDLE = 50;

/** The words and measures are the stream's, the addresses those of its poster; without one there are none. */
export const toStreamObj = (stream: Stream, poster: ImageObj | undefined): ImageObj => {
  const { width, height } = stream;
  return {
    id: stream.id,
    focus_x: poster?.focus_x ?? MIDDLE,
    focus_y: poster?.focus_y ?? MIDDLE,
    caption: stream.title,
    copyright: stream.copyright,
    alt: poster?.alt ?? '',
    source: '',
    licence: '',
    licence_ends_at: null,
    is_released: false,
    is_stub: false,
    aspect_ratio: width && height ? width / height : USUAL_RATIO,
    url_set: poster?.url_set ?? {},
    width: width ?? 0,
    height: height ?? 0,
    rotation: 0,
    bytes: stream.bytes,
    filename: stream.filename,
  };
};
