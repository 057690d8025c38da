// These are pure rules of the image editor and of pictures in order, for server and browser alike.
import type { ImageObj } from '../image-obj.ts';
import type { Rotation } from './constants.ts';
import * as texts from './texts.ts';
import type { OrderedPicture } from './views.ts';

/** What depends on how a picture is held. */
export interface TurnedFacts {
  /** The width in pixels, as shown. */
  readonly width: number;
  readonly height: number;
  /** The focus in per cent of the picture as shown. */
  readonly focusX: number;
  readonly focusY: number;
  /** The clockwise degrees by which the original is turned. */
  readonly rotation: number;
}

/** Returns the same picture at another absolute angle: its sides change places, and the focus stays on what it was on. */
export const turnTo = (picture: TurnedFacts, rotation: Rotation): TurnedFacts => {
  const { width, height, focusX: x, focusY: y } = picture;
  const steps = stepsBetween(picture.rotation, rotation);
  const isSideways = steps % 2 === 1;
  const [focusX, focusY] = (
    [
      [x, y],
      [100 - y, x],
      [100 - x, 100 - y],
      [y, 100 - x],
    ] as const
  )[steps]!;
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    focusX: toTenth(focusX),
    focusY: toTenth(focusY),
    rotation,
  };
};

/** Counts the quarter turns clockwise from one angle to the other: 0 to 3. */
export const stepsBetween = (from: number, to: number): number =>
  // The last two bits of a number of quarters are what is left of whole turns, backwards as well.
  ((to - from) / 90) & 3;

/** Returns an image as the list of a thing's pictures shows it. */
export const toOrderedPicture = (
  image: ImageObj,
  place: OrderedPicture['place'],
  mayEdit: boolean,
): OrderedPicture => ({
  id: image.id,
  place,
  name: image.caption || image.alt || image.filename || texts.pictureWithoutName,
  src: image.url_set.M ?? null,
  focus: `${image.focus_x}% ${image.focus_y}%`,
  mayEdit,
});

/** Rounds per cent as the focus is kept: without what floating numbers add. */
const toTenth = (percent: number) => Math.round(percent * 10) / 10;
