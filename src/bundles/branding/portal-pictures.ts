// Shows the portal's own pictures to search engines and to whoever links to it.
import type { Ctx } from '#kernel/ctx.ts';
import type { PortalPictures } from '#bundles/sharing/public.ts';
import { cardFile, fileHref, iconFile, logoFile } from './files.ts';
import { findBrandPicture } from './queries.ts';

export const portalPicturesNow = async (ctx: Ctx): Promise<PortalPictures> => {
  const [logo, icon, card] = await Promise.all([
    findBrandPicture(ctx, 'logo'),
    findBrandPicture(ctx, 'icon'),
    findBrandPicture(ctx, 'card'),
  ]);
  const mark = logo ? { ...logo, file: logoFile } : icon && { ...icon, file: iconFile(icon.width) };
  return {
    ...(mark && {
      logo: { href: fileHref(mark.version, mark.file), width: mark.width, height: mark.height },
    }),
    ...(card && { card: { href: fileHref(card.version, cardFile), width: card.width, height: card.height } }),
  };
};
