// This is what administrators may change about pictures. contract.md 15.2
import type { Ctx } from '#kernel/ctx.ts';
import { booleanSetting, readSetting, webAddressSetting } from '#bundles/settings/public.ts';
import { avif } from './formats/avif.ts';
import { heic } from './formats/heic/heic.ts';
import type { ImageFormat } from './formats/image-format.ts';
import { USUAL_FORMATS } from './formats/known-formats.ts';
import { webp } from './formats/webp.ts';

export const acceptsWebp = booleanSetting('media.acceptsWebp', false);
export const acceptsAvif = booleanSetting('media.acceptsAvif', false);
export const acceptsHeic = booleanSetting('media.acceptsHeic', false);

/** The page that says how others come to use a picture; empty where there is none. */
export const picturesAskedAt = webAddressSetting('media.picturesAskedAt');

/** Says what a form for uploads accepts, for the browser's file chooser and in words. */
export const acceptedUploads = async (ctx: Ctx): Promise<{ accept: string; types: string }> => {
  const formats = await acceptedFormats(ctx);
  return {
    accept: formats.map(({ name }) => `image/${name}`).join(','),
    types: formats.map(({ label }) => label).join(', '),
  };
};

/** Returns the kinds of files that may be uploaded now. */
export const acceptedFormats = async (ctx: Ctx): Promise<readonly ImageFormat[]> => [
  ...USUAL_FORMATS,
  ...((await readSetting(ctx, acceptsWebp)) ? [webp] : []),
  ...((await readSetting(ctx, acceptsAvif)) ? [avif] : []),
  ...((await readSetting(ctx, acceptsHeic)) ? [heic] : []),
];
