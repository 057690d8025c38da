// Shows the tree of places as a list, and how far a move has come.
import { pieceCount } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { COUNTED_UP_TO } from '#bundles/desk-tables/public.ts';
import { piecesAtPlaces } from '../counts.ts';
import { placeMoves } from '../moving/moves.ts';
import { placePictures } from '../pictures.ts';
import type { PlacePicture } from '../pictures.ts';
import { mayChangeLocations } from '../policy.ts';
import { getLocationTree } from '../queries.ts';
import type { Location, LocationTree } from '../queries.ts';
import { idsOfPath } from '../rules.ts';
import { placeDeskPaths } from './paths.ts';
import * as texts from './texts.ts';
import { PlacesPage } from './ui/PlacesPage.tsx';
import type { PlaceLineView, PlacesPageView, ProgressView } from './views.ts';

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadPlacesPage = async (ctx: Ctx): Promise<PageAnswer> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  const [desk, tree, counts, progress, pictures] = await Promise.all([
    loadDesk(ctx, url(placeDeskPaths.list)),
    getLocationTree(ctx),
    countPieces(ctx),
    loadProgress(ctx),
    loadPictures(ctx),
  ]);
  const view: PlacesPageView = {
    intro: texts.intro(tree.all.length),
    beginHref: url(placeDeskPaths.begin),
    importHref: url(placeDeskPaths.importing),
    progress,
    places: listDown(tree).map(({ location, isFirst, isLast }) => ({
      ...toLine(location, counts),
      thumb: pictures.get(location.id)?.thumb ?? null,
      isFirst,
      isLast,
    })),
  };
  return page(PlacesPage, view, { head: { title: texts.title, robots: 'noindex', desk } });
};

const loadPictures = async (ctx: Ctx): Promise<ReadonlyMap<number, PlacePicture>> => {
  const { all } = await getLocationTree(ctx);
  return new Map((await placePictures.collect(ctx, all)).flatMap((some) => [...some]));
};

const loadProgress = async (ctx: Ctx): Promise<ProgressView | null> => {
  const move = await placeMoves.underWay(ctx);
  if (!move) return null;
  const { label, moved, total } = move;
  return { title: label, text: texts.progress(moved, total), moved, total, href: url(placeDeskPaths.list) };
};

/** Counts how much stands at a place and at all that lies in it, for every place or for one alone. */
export const countPieces = async (ctx: Ctx, id?: number): Promise<(location: Location) => number> => {
  const tree = await getLocationTree(ctx);
  const asked = tree.all.filter(({ path }) => id === undefined || idsOfPath(path).includes(id));
  const counted = await piecesAtPlaces.collect(
    ctx,
    asked.map((location) => location.id),
  );
  const counts = new Map<number, number>();
  for (const atPlaces of counted)
    for (const [id, count] of atPlaces)
      for (const above of idsOfPath(tree.byId.get(id)?.path ?? ''))
        counts.set(above, (counts.get(above) ?? 0) + count);
  return ({ id }) => counts.get(id) ?? 0;
};

/** Each place right below the one that it lies in. */
export const listDown = (tree: LocationTree) => {
  const below = Map.groupBy(tree.all, ({ parentId }) => parentId);
  const listBelow = (parentId: number | null): readonly ListedPlace[] => {
    const siblings = below.get(parentId) ?? [];
    return siblings.flatMap((location, at) => [
      { location, isFirst: at === 0, isLast: at === siblings.length - 1 },
      ...listBelow(location.id),
    ]);
  };
  return listBelow(null);
};

interface ListedPlace {
  readonly location: Location;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const toLine = (
  location: Location,
  count: (location: Location) => number,
): Omit<PlaceLineView, 'isFirst' | 'isLast' | 'thumb'> => ({
  id: location.id,
  name: location.name,
  href: url(placeDeskPaths.place, { id: location.id }),
  note: [texts.kindNames[location.kind], `/${location.slug}`, location.postcode].filter(Boolean).join(', '),
  depth: idsOfPath(location.path).length - 1,
  marks: location.isHidden ? [texts.markHidden] : [],
  pieces: pieceCount(count(location), COUNTED_UP_TO),
  orderAction: url(placeDeskPaths.order, { id: location.id }),
});

const MENU_ORDER = 20;

export const placesEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayChangeLocations(viewer)
    ? { name: texts.title, href: url(placeDeskPaths.list), area: 'admin', order: MENU_ORDER }
    : undefined;
