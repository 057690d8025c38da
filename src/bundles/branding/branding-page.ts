// Serves /admin/portal/logo: the portal's own pictures, each with a form of its own.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { acceptedUploads } from '#bundles/media/public.ts';
import { mayChangeSettings } from '#bundles/settings/public.ts';
import { BRAND_PICTURES } from './constants.ts';
import type { BrandPictureName } from './constants.ts';
import { fileHref, SHOWN_FILES } from './files.ts';
import { brandingPaths } from './paths.ts';
import { findBrandPicture } from './queries.ts';
import * as texts from './texts.ts';
import { BrandingPage } from './ui/BrandingPage.tsx';
import type { BrandPictureView, BrandingPageView } from './views.ts';

interface RefusedPicture {
  readonly which: BrandPictureName;
  readonly text: string;
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadBrandingPage = async (ctx: Ctx, refused?: RefusedPicture): Promise<PageAnswer> => {
  if (!mayChangeSettings(ctx.viewer)) throw forbidden();
  const [desk, uploads] = await Promise.all([loadDesk(ctx, url(brandingPaths.page)), acceptedUploads(ctx)]);
  const pictures = await Promise.all(
    BRAND_PICTURES.map(async (which): Promise<BrandPictureView> => {
      const picture = await findBrandPicture(ctx, which);
      return {
        which,
        action: url(brandingPaths.save, { picture: which }),
        ...uploads,
        picture: picture
          ? {
              src: fileHref(picture.version, SHOWN_FILES[which]),
              width: picture.width,
              height: picture.height,
            }
          : null,
        error: refused?.which === which ? refused.text : undefined,
      };
    }),
  );
  const view: BrandingPageView = { pictures };
  const head = { title: texts.title, robots: 'noindex', desk };
  return page(BrandingPage, view, { head, ...(refused && { status: 422 }) });
};

/** It comes after the other desks of administrators, beside the looks. */
const MENU_ORDER = 84.5;

export const brandingEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayChangeSettings(viewer)
    ? { name: texts.title, href: url(brandingPaths.page), area: 'admin', order: MENU_ORDER }
    : undefined;
