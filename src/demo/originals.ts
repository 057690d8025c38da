// Draws the pictures of the content and stores them as uploads. Files only, before any row: what a start that is
// killed leaves behind is removed like any upload that nobody made an image of.
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { storeOriginal } from '#bundles/media/public.ts';
import type { StoredOriginal } from '#bundles/media/public.ts';
import { refused } from './cast.ts';
import type { DemoDrawing } from './content.ts';
import type { DemoPicture } from './content/types.ts';
import { drawPicture, renderPicture } from './pictures/picture.ts';
import type { Picture } from './pictures/picture.ts';

export interface Drawn {
  readonly original: StoredOriginal;
  readonly words: Picture['meta'];
}

export interface DrawOptions {
  /** Share of the full width and height; smaller ones are drawn faster. */
  readonly size: number;
  readonly onStep: (done: number, of: number) => void;
}

/** So many are on the press at once: drawing is this thread's work, printing others'. */
const AT_ONCE = 3;

export const drawOriginals = async (
  ctx: Ctx,
  pictures: readonly DemoDrawing[],
  { size, onStep }: DrawOptions,
): Promise<ReadonlyMap<DemoPicture, Drawn>> => {
  const drawn = new Map<DemoPicture, Drawn>();
  const waiting = pictures.values();
  const drawOn = async () => {
    for (const drawing of waiting) {
      drawn.set(drawing.picture, await draw(ctx, drawing, size));
      onStep(drawn.size, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawOn));
  return drawn;
};

const draw = async (ctx: Ctx, { picture: options, place, size }: DemoDrawing, share: number) => {
  const picture = drawPicture({ ...options, place, size: size * share });
  const { data } = await renderPicture(picture);
  const outcome = await storeOriginal(ctx, Readable.from([data]));
  if (outcome.kind === 'refused') throw refused(options.scene, outcome);
  return { original: outcome.original, words: picture.meta };
};
