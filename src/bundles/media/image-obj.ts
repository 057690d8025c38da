// This is an image as the calls of section 7 of the contract give it, with its field names. contract.md 13
import { dayOf } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { SizeTag } from './constants.ts';
import { lastMomentOf } from './licences/rules.ts';
import { toPictureView } from './pictures.ts';
import { findImages } from './queries.ts';
import type { Image } from './queries.ts';
import { urlSetOf } from './rules.ts';

export type UrlSet = Partial<Record<SizeTag, string>>;

export interface ImageObj {
  readonly id: number;
  /** The focus in per cent of the image as shown. */
  readonly focus_x: number;
  readonly focus_y: number;
  readonly caption: string;
  readonly copyright: string;
  readonly alt: string;
  readonly source: string;
  /** A key of `LICENCES`; empty when nothing was said. */
  readonly licence: string;
  /** The end of the licence in ISO 8601; null without an end. */
  readonly licence_ends_at: string | null;
  /** The day on which it still holds, by the clocks of the portal, which browsers don't know; missing without an end. */
  readonly licence_last_day?: string;
  readonly is_released: boolean;
  readonly is_stub: boolean;
  /** Nothing could be made of the file; `msg` says why. */
  readonly failed?: true;
  readonly msg?: string;
  /** The width divided by the height, as shown. */
  readonly aspect_ratio: number;
  /** It is empty while there are no files. */
  readonly url_set: UrlSet;
  readonly width: number;
  readonly height: number;
  /** The clockwise degrees by which the original is turned. */
  readonly rotation: number;
  readonly bytes: number;
  readonly filename: string;
}

/**
 * Returns the object of an image. The caller has asked whether the viewer may see it: addresses of gated ones work for an hour
 * or two.
 */
export const imageObjOf = (ctx: Ctx, image: Image): ImageObj => ({
  id: image.id,
  focus_x: image.focusX,
  focus_y: image.focusY,
  caption: image.caption,
  copyright: image.copyright,
  alt: image.alt,
  source: image.source,
  licence: image.licence,
  licence_ends_at: image.licenceEndsAt?.toISOString() ?? null,
  ...(image.licenceEndsAt && { licence_last_day: dayOf(lastMomentOf(image.licenceEndsAt)) }),
  is_released: image.isReleased,
  is_stub: image.isStub,
  ...(image.failure !== null && { failed: true, msg: image.failure }),
  aspect_ratio: image.width / image.height,
  // The files of one that is being made anew show it as it was before.
  url_set: image.isStub ? {} : urlSetOf(toPictureView(ctx, image)),
  width: image.width,
  height: image.height,
  rotation: image.rotation,
  bytes: image.bytes,
  filename: image.filename,
});

/** Returns images that exist, whoever may see them, in one query; blocked ones come without addresses. */
export const imageObjsByIds = async (
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ImageObj>> => {
  const found = await findImages(ctx, ids);
  return new Map(
    [...found].map(([id, image]) => {
      const obj = imageObjOf(ctx, image);
      return [id, image.access === 'blocked' ? { ...obj, url_set: {} } : obj];
    }),
  );
};
