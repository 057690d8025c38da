// Shows one place with its form, empty, as it is, or as it was typed; and the page on which it becomes part of another one.
import { pieceCount } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { parseId } from '#kernel/parameters.ts';
import { COUNTED_UP_TO } from '#bundles/desk-tables/public.ts';
import { LOCATION_KINDS } from '../constants.ts';
import { locationPaths } from '../paths.ts';
import { placePictures } from '../pictures.ts';
import { mayChangeLocations } from '../policy.ts';
import { getLocationTree } from '../queries.ts';
import type { Location, LocationTree } from '../queries.ts';
import { idsOfPath, isWithin, liesIn } from '../rules.ts';
import { placeOffers } from '../offers.ts';
import { placeDeskPaths } from './paths.ts';
import { listFormerSlugs } from './queries.ts';
import { countPieces, listDown } from './places-page.ts';
import { stampOf } from './typed-place.ts';
import type { TypedPlace } from './typed-place.ts';
import * as texts from './texts.ts';
import { MergePage } from './ui/MergePage.tsx';
import { PlacePage } from './ui/PlacePage.tsx';
import type { MergePageView, PlaceFormView, PlacePageView } from './views.ts';

/** What came back: what was typed and what is wrong with it, or why nothing can be done now. */
interface Refusal {
  readonly typed?: TypedPlace;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
}

/** Loads the page of a place that is to be made, below another one where the address says so. Throws 403. */
export const loadNewPlacePage = async (
  ctx: Ctx,
  { typed, errors = {} }: Refusal,
  below?: string,
): Promise<PageAnswer> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  const [desk, tree] = await Promise.all([loadDesk(ctx, url(placeDeskPaths.begin)), getLocationTree(ctx)]);
  const parent = tree.byId.get(parseId(below) ?? 0) ?? tree.whole ?? tree.all[0];
  const kind = LOCATION_KINDS.find((one) => !parent || (one !== 'state' && liesIn(one, parent.kind)));
  const first = tree.all.length === 0 ? 'district' : (kind ?? 'quarter');
  const view: PlacePageView = {
    title: texts.newTitle,
    listHref: url(placeDeskPaths.list),
    refusal: null,
    form: {
      ...toForm(tree, undefined, typed ?? { kind: first, parentId: parent ? String(parent.id) : '' }),
      seen: null,
      action: url(placeDeskPaths.create),
      submit: texts.createButton,
      errors,
    },
    existing: null,
  };
  return page(PlacePage, view, {
    head: { title: texts.newTitle, robots: 'noindex', desk },
    status: typed ? 422 : 200,
  });
};

/** Throws 403 and 404. */
export const loadPlacePage = async (ctx: Ctx, id: number, refusal: Refusal = {}): Promise<PageAnswer> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  const { typed, errors = {} } = refusal;
  const [desk, tree, count, former] = await Promise.all([
    loadDesk(ctx, url(placeDeskPaths.place, { id })),
    getLocationTree(ctx),
    countPieces(ctx, id),
    listFormerSlugs(ctx, id),
  ]);
  const location = findExisting(tree, id);
  const [[picture], offers] = await Promise.all([
    placePictures.collect(ctx, [location]),
    placeOffers.collect(ctx, location),
  ]);
  const siblings = tree.all.filter(({ parentId }) => parentId === location.parentId);
  const at = siblings.indexOf(location);
  const view: PlacePageView = {
    title: location.name,
    listHref: url(placeDeskPaths.list),
    refusal: refusal.refusal ?? null,
    form: {
      ...toForm(tree, location, typed ?? typedOf(location)),
      // Whoever was told of what somebody else changed has seen it by then.
      seen: (refusal.refusal !== texts.changedMeanwhile && typed?.seen) || stampOf(location),
      action: url(placeDeskPaths.save, { id }),
      submit: texts.saveButton,
      errors,
    },
    existing: {
      page: { name: `/${location.slug}`, href: url(locationPaths.place, { location: location.slug }) },
      pieces: pieceCount(count(location), COUNTED_UP_TO),
      order: {
        action: url(placeDeskPaths.order, { id }),
        text: texts.orderNote(at + 1, siblings.length),
        isFirst: at === 0,
        isLast: at === siblings.length - 1,
      },
      former: former.map((slug) => `/${slug}`),
      offers,
      picture: picture?.get(id) ?? null,
      mergeHref: url(placeDeskPaths.merging, { id }),
    },
  };
  return page(PlacePage, view, {
    head: { title: location.name, robots: 'noindex', desk },
    status: typed ? 422 : 200,
  });
};

/** Returns the place itself. Throws 404 also for one that has become part of another, which has no page here. */
const findExisting = (tree: LocationTree, id: number): Location => {
  const location = tree.byId.get(id);
  if (location?.id !== id) throw notFound();
  return location;
};

const typedOf = (location: Location): TypedPlace => ({
  name: location.name,
  slug: location.slug,
  kind: location.kind,
  parentId: String(location.parentId ?? ''),
  postcode: location.postcode ?? '',
  latitude: degreesOf(location.latitude),
  longitude: degreesOf(location.longitude),
  isHidden: location.isHidden ? '1' : '',
  neighbours: location.neighbourIds.map(String),
});

const degreesOf = (degrees: number | null) => (degrees === null ? '' : String(degrees).replace('.', ','));

const toForm = (
  tree: LocationTree,
  location: Location | undefined,
  typed: TypedPlace,
): Omit<PlaceFormView, 'action' | 'submit' | 'errors' | 'seen'> => {
  const outside = listDown(tree)
    .map((listed) => listed.location)
    .filter(({ path }) => !location || !isWithin(path, location.path));
  // Whatever is a neighbour by now stands here, of whichever kind either has become: saving takes away what isn't ticked.
  const isNear = ({ id, kind }: Location) =>
    id !== location?.id && (kind === location?.kind || location?.neighbourIds.includes(id));
  const near = tree.all.filter(isNear);
  return {
    kinds: LOCATION_KINDS.map((value) => ({ value, name: texts.kindNames[value] })),
    parents: [
      { value: '', name: texts.noParent },
      ...outside.filter(({ kind }) => kind !== 'quarter').map(toOption),
    ],
    neighbours: near.map(({ id, name }) => ({
      value: String(id),
      name,
      isChosen: typed.neighbours?.includes(String(id)) ?? false,
    })),
    typed: {
      name: typed.name ?? '',
      slug: typed.slug ?? '',
      kind: typed.kind ?? '',
      parentId: typed.parentId ?? '',
      postcode: typed.postcode ?? '',
      latitude: typed.latitude ?? '',
      longitude: typed.longitude ?? '',
      isHidden: Boolean(typed.isHidden),
    },
  };
};

/** What stands before the name of a place for each step down in the tree. */
const INDENT = '\u2003';

const toOption = ({ id, name, path }: Location) => ({
  value: String(id),
  name: INDENT.repeat(idsOfPath(path).length - 1) + name,
});

/** Throws 403 and 404. */
export const loadMergePage = async (
  ctx: Ctx,
  id: number,
  {
    into = '',
    errors = {},
    refusal = null,
  }: { into?: string; errors?: FieldErrors; refusal?: string | null },
): Promise<PageAnswer> => {
  if (!mayChangeLocations(ctx.viewer)) throw forbidden();
  const href = url(placeDeskPaths.merging, { id });
  const [desk, tree, count] = await Promise.all([
    loadDesk(ctx, href),
    getLocationTree(ctx),
    countPieces(ctx, id),
  ]);
  const location = findExisting(tree, id);
  const others = listDown(tree).flatMap((listed) =>
    isWithin(listed.location.path, location.path) ? [] : [listed.location],
  );
  const view: MergePageView = {
    title: texts.mergeTitle(location.name),
    text: texts.mergeExplained(location.name),
    pieces: pieceCount(count(location), COUNTED_UP_TO),
    back: { name: location.name, href: url(placeDeskPaths.place, { id }) },
    action: url(placeDeskPaths.merge, { id }),
    options: [{ value: '', name: texts.intoMissing }, ...others.map(toOption)],
    into,
    refusal,
    errors,
  };
  const isRefused = refusal !== null || Object.keys(errors).length > 0;
  return page(MergePage, view, {
    head: { title: view.title, robots: 'noindex', desk },
    status: isRefused ? 422 : 200,
  });
};
