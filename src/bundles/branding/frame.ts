// Says what the portal's own pictures add to every page: nothing, as long as there are none.
import type { Ctx } from '#kernel/ctx.ts';
import type { FrameParts } from '#kernel/bundle.ts';
import { fileHref, iconFile, logoFile } from './files.ts';
import { findBrandPicture } from './queries.ts';
import type { BrandPicture } from './setting.ts';

export const brandFrame = async (ctx: Ctx): Promise<FrameParts> => {
  const [logo, dark, icon] = await Promise.all([
    findBrandPicture(ctx, 'logo'),
    findBrandPicture(ctx, 'logoDark'),
    findBrandPicture(ctx, 'icon'),
  ]);
  return {
    ...(logo && { logo: { light: toImage(logo), ...(dark && { dark: toImage(dark) }) } }),
    ...(icon && {
      icons: { tab: fileHref(icon.version, iconFile(192)), touch: fileHref(icon.version, iconFile(180)) },
    }),
  };
};

const toImage = ({ version, width, height }: BrandPicture) => ({
  src: fileHref(version, logoFile),
  width,
  height,
});
