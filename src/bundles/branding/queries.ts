// Finds the portal's own pictures as they are now.
import type { Ctx } from '#kernel/ctx.ts';
import { readSetting } from '#bundles/settings/public.ts';
import type { BrandPictureName } from './constants.ts';
import { pictureSettings, readPicture } from './setting.ts';
import type { BrandPicture } from './setting.ts';

/** Finds a picture; undefined for what the portal came with. */
export const findBrandPicture = async (ctx: Ctx, name: BrandPictureName): Promise<BrandPicture | undefined> =>
  readPicture(await readSetting(ctx, pictureSettings[name]));
