// The front page of the portal, of a place, of a category in a place: the newest pieces, one batch per kind.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { ALL_PIECES_TAG, listPieces, loadTeasers, placePiecesTag } from '#bundles/pieces/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import type { Category } from '#bundles/topics/public.ts';
import { OLDER_QUERY } from './constants.ts';
import { packCursor, unpackCursor } from './rules.ts';
import * as texts from './texts.ts';
import { FrontPage } from './ui/FrontPage.tsx';
import type { FrontPageView } from './views.ts';

export interface ListWish {
  readonly path: string;
  readonly location?: Location;
  readonly category?: Category;
  /** From the address, unchecked. */
  readonly older?: string | undefined;
}

export const loadFrontPage = async (ctx: Ctx, wish: ListWish): Promise<PageAnswer> => {
  const { location, category, path } = wish;
  const after = unpackCursor(wish.older);
  const [list, name] = await Promise.all([
    listPieces(ctx, {
      ...(location && { locationId: location.id }),
      ...(category && { categoryId: category.id }),
      ...(after && { after }),
    }),
    readSetting(ctx, portalName),
  ]);
  const teasers = await loadTeasers(ctx, list.entries);
  const title = [category?.name, location?.name].filter((part) => part !== undefined).join(' · ');
  const view: FrontPageView = {
    title: title || null,
    teasers: [...teasers.views],
    older: list.next ? `${path}?${OLDER_QUERY}=${packCursor(list.next)}` : null,
    newer: after ? path : null,
    emptyText: texts.emptyText,
  };
  return page(FrontPage, view, {
    head: { title: title || name, canonical: ctx.config.publicUrl + path },
    place: {
      ...(location && { locationSlug: location.slug }),
      ...(category && { categorySlug: category.slug }),
    },
    tags: [
      location ? placePiecesTag(location.id) : ALL_PIECES_TAG,
      LOCATIONS_TAG,
      CATEGORIES_TAG,
      SETTINGS_TAG,
      ...teasers.tags,
    ],
  });
};
