// Makes the page in the place of a piece that was out and isn't any more: what became of it, as far as readers are to know, and
// where to go from here.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { listTag, listPieces } from '#bundles/lists/public.ts';
import { NEWEST_INSTEAD } from './constants.ts';
import type { PieceState, UnpublishedState } from '#bundles/pieces/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import * as texts from './texts.ts';
import { GonePage } from './ui/GonePage.tsx';
import type { GonePageView } from './views.ts';
import { loadKicker, slugsOfPieces } from '#bundles/pieces/public.ts';

interface GonePiece extends ContentRef {
  readonly state: PieceState;
  readonly locationId: number;
  readonly categoryId: number;
}

/** Answers with 410, and says nothing of what the piece was. */
export const goneAnswer = async (ctx: Ctx, piece: GonePiece): Promise<PageAnswer> => {
  const { locationId } = piece;
  const [kicker, slugs, { entries }] = await Promise.all([
    loadKicker(ctx, piece),
    slugsOfPieces(ctx),
    listPieces(ctx, { locationId, limit: NEWEST_INSTEAD }),
  ]);
  const newest = await loadTeasers(ctx, entries);
  const { place, category } = kicker;
  const view: GonePageView = {
    text: texts.goneTexts[piece.state as UnpublishedState],
    links: [
      { name: texts.toPlace(place.name), href: place.href },
      { name: texts.toCategory(category.name, place.name), href: category.href },
      { name: texts.toFront, href: '/' },
    ],
    place,
    newest: newest.views,
  };
  const { locationSlug, categorySlug } = slugs({ ...piece, authorId: 0 });
  return page(GonePage, view, {
    head: { title: texts.goneTitle, robots: 'noindex' },
    place: { locationSlug, categorySlug },
    tags: [refKey(piece), listTag({ locationId }), LOCATIONS_TAG, CATEGORIES_TAG, ...newest.tags],
    status: 410,
  });
};
