// Finds the kinds that have a part of their own on front pages: one is the news, one the strip of pictures.
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { Location } from '#bundles/locations/public.ts';
import { kindListHref } from '#bundles/lists/public.ts';
import { kindOnFrontPages, listOnFrontPages } from './kind-lists.ts';
import { frontPaths } from './paths.ts';

/** Undefined for a part that no running kind has. */
export interface FrontKinds {
  readonly news: ContentType | undefined;
  readonly pictures: ContentType | undefined;
}

export const frontKinds = ({ portal: { kinds } }: Ctx): FrontKinds => ({
  news: kindOnFrontPages(kinds, 'news')?.type,
  pictures: kindOnFrontPages(kinds, 'pictures')?.type,
});

/** Returns the address of the list with everything of that kind; the front page itself where there is none. */
export const hrefOfAll = (
  { portal }: Ctx,
  part: keyof FrontKinds,
  location: Pick<Location, 'slug'> | undefined,
): string => {
  const list = listOnFrontPages(portal.kinds, part);
  return list ? kindListHref(list, location) : url(frontPaths.root);
};
