// Draws one picture with its controls as HTML, for pages that draw it anew. contract.md 7, 13
import { createElement } from 'react';
import { randomBytes } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { renderFragment } from '#kernel/render.tsx';
import type { MediaType } from '../constants.ts';
import { loadSource } from '../media-sources.ts';
import { toPictureView } from '../pictures.ts';
import { RATIOS } from './constants.ts';
import type { Ratio } from './constants.ts';
import { controlsFor } from './controls.ts';
import { loadSeenImage } from './seen-image.ts';
import * as texts from './texts.ts';
import { MediaElement } from './ui/MediaElement.tsx';
import { OtherElement } from './ui/OtherElement.tsx';
import type { MediaFlags } from './views.ts';

interface MediaViewOptions {
  readonly imageType: MediaType;
  readonly ratio: Ratio;
  readonly flags: MediaFlags;
}

/** Draws the picture; a control is drawn if it is asked for and allowed. Throws as `loadSeenImage`; so do other media. */
export const drawMediaView = async (
  ctx: Ctx,
  id: number,
  { imageType, ratio, flags }: MediaViewOptions,
): Promise<string> => {
  if (imageType !== 'image') return drawOther(ctx, id, { imageType, ratio, flags });
  const image = await loadSeenImage(ctx, id);
  const controls = controlsFor(ctx.viewer, image);
  const shape = RATIOS[ratio];
  const isFailed = image.sizes.length === 0 && !image.isStub;
  const element = createElement(MediaElement, {
    of: { ...toPictureView(ctx, image), controls },
    // Whoever puts it into a page knows how wide its place is.
    sizes: '100vw',
    isLarge: true,
    flags,
    scope: randomBytes(3).toString('hex'),
    ...(shape && { ratio: shape }),
    ...(isFailed && { failure: (controls.mayEdit && image.failure) || texts.notAvailable }),
  });
  return renderFragment(element, ctx.log);
};

const drawOther = async (ctx: Ctx, id: number, options: MediaViewOptions): Promise<string> => {
  const { imageType: type, ratio, flags } = options;
  const medium = await (await loadSource(ctx, type)).draw(ctx, id);
  return renderFragment(createElement(OtherElement, { id, type, ratio, flags }, medium), ctx.log);
};
