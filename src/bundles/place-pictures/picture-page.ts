// Serves /admin/orte/{id}/bild: the picture of a place, as it is seen and to be chosen.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { findLocation, mayChangeLocations, placeDeskPaths } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { OWN_PICTURES_HREF, acceptedUploads, loadHeadPicture, picturesByIds } from '#bundles/media/public.ts';
import type { TypedPicture } from './commands.ts';
import { placePicturePaths } from './paths.ts';
import { loadPlacePicture } from './picture.ts';
import * as texts from './texts.ts';
import { PlacePicturePage } from './ui/PlacePicturePage.tsx';
import type { PlacePicturePageView } from './views.ts';

interface RefusedPicture {
  readonly typed: TypedPicture;
  readonly errors: FieldErrors;
}

/** Throws 403 and 404. */
export const loadPicturePage = async (
  ctx: Ctx,
  id: number,
  refused?: RefusedPicture,
): Promise<PageAnswer> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  const location = await findLocation(ctx, id);
  // A place that has become part of another has no page here.
  if (location?.id !== id) throw notFound();
  const [desk, uploads, present] = await Promise.all([
    loadDesk(ctx, url(placePicturePaths.page, { id })),
    acceptedUploads(ctx),
    loadPresent(ctx, location),
  ]);
  const title = texts.title(location.name);
  const view: PlacePicturePageView = {
    title,
    back: { name: location.name, href: url(placeDeskPaths.place, { id }) },
    action: url(placePicturePaths.save, { id }),
    form: {
      image: String(location.pictureId ?? ''),
      alt: '',
      credit: '',
      ...refused?.typed,
      uploads,
      errors: { ...refused?.errors },
      hasPicture: location.pictureId !== null,
    },
    present,
  };
  const head = { title, robots: 'noindex', desk };
  return page(PlacePicturePage, view, { head, ...(refused && { status: 422 }) });
};

const loadPresent = async (ctx: Ctx, location: Location): Promise<PlacePicturePageView['present']> => {
  const { pictureId } = location;
  if (pictureId === null) return null;
  const [{ picture }, stored] = await Promise.all([
    loadPlacePicture(ctx, location),
    picturesByIds(ctx, [pictureId]),
  ]);
  const { openGraph } = await loadHeadPicture(ctx, picture);
  const isMade = stored.has(pictureId) && !picture;
  const note = isMade ? texts.isBeingMade : texts.isNotShown;
  return {
    picture,
    note: picture ? null : note,
    card: openGraph ? { src: openGraph.url, width: openGraph.width, height: openGraph.height } : null,
    editHref: stored.has(pictureId) ? `${OWN_PICTURES_HREF}/${pictureId}` : null,
  };
};
