// Loads what came out lately around a place, the nearest first. The place is that of the address, else the home of who reads.
import { movedTo, page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import type { LinkView } from '#design/page-frame.ts';
import {
  LOCATIONS_TAG,
  distanceText,
  getLocationTree,
  placesAbove,
  placesByDistance,
} from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { OLDER_QUERY, listByDistance, listTag } from '#bundles/lists/public.ts';
import { findOwnPlaces } from '#bundles/recommendations/public.ts';
import { loadTeasers, teasersByRefs } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { placeLink } from '../list-head.ts';
import { frontPaths } from '../paths.ts';
import { BANDS, NEAR_DATES_DAYS, NEAR_DAYS, PLACES_SHOWN, PLACE_QUERY } from './constants.ts';
import { namesakesOf, placesMeant } from './find-place.ts';
import { packNear } from './near-cursor.ts';
import type { NearCursor, NearEntry } from './near-cursor.ts';
import { listNearDates } from './near-dates.ts';
import * as texts from './texts.ts';
import { NearbyPage } from './ui/NearbyPage.tsx';
import type { BandView, NearbyView } from './views.ts';

export const nearbyHref = ({ slug }: Pick<Location, 'slug'>, after?: NearCursor): string =>
  `${url(frontPaths.nearby)}?${new URLSearchParams({
    [PLACE_QUERY]: slug,
    ...(after && { [OLDER_QUERY]: packNear(after) }),
  })}`;

export const loadNearbyPage = async (
  ctx: Ctx,
  typed: string,
  after: NearCursor | undefined,
): Promise<PageAnswer | RedirectAnswer> => {
  const tree = await getLocationTree(ctx);
  if (typed.trim() === '') return loadAtHome(ctx, tree);
  const meant = placesMeant(tree, typed);
  const [here] = meant;
  if (!here || meant.length > 1) return answerWith(loadChoice(tree, typed, meant), []);
  if (typed !== here.slug) return movedTo(nearbyHref(here, after));
  return loadAround(ctx, tree, here, { after, note: null });
};

/** Who has no home, or is nobody that we know, chooses. */
const loadAtHome = async (ctx: Ctx, tree: LocationTree): Promise<PageAnswer> => {
  const own = isSignedIn(ctx.viewer) ? await findOwnPlaces(ctx, ctx.viewer.id) : undefined;
  const { home: here = own?.others[0] } = own ?? {};
  if (!own || !here) return answerWith(loadChoice(tree, '', []), []);
  const others = own.others.filter(({ id }) => id !== here.id).map(toNearbyLink);
  const note = own.home ? texts.atHome : texts.atFirst;
  return loadAround(ctx, tree, here, {
    after: undefined,
    note,
    own: { title: texts.ownTitle, links: others },
  });
};

const answerWith = (view: NearbyView, tags: readonly string[], here?: Location): PageAnswer =>
  page(NearbyPage, view, {
    head: { title: view.title, description: texts.description, robots: 'noindex' },
    tags: [...tags, LOCATIONS_TAG],
    ...(here && { place: { locationSlug: here.slug } }),
    asksPosition: true,
  });

interface AroundOptions {
  readonly after: NearCursor | undefined;
  readonly note: string | null;
  /** The other places of who reads. */
  readonly own?: NearbyView['own'];
}

const toNearbyLink = (place: Location): LinkView => ({ name: place.name, href: nearbyHref(place) });

/** Tells places of one name apart by what they lie in. */
const toChoice =
  (tree: LocationTree) =>
  (place: Location): LinkView => {
    const above = namesakesOf(tree, place).length > 0 ? placesAbove(tree, place).at(-1) : undefined;
    return { ...toNearbyLink(place), ...(above && { note: texts.within(above.name) }) };
  };

const loadAround = async (
  ctx: Ctx,
  tree: LocationTree,
  here: Location,
  { after, note, own = null }: AroundOptions,
): Promise<PageAnswer> => {
  const order = placesByDistance(tree, here);
  const [list, dates] = await Promise.all([
    listByDistance(ctx, {
      places: order.map(({ location: { id }, kilometres }) => ({ id, kilometres })),
      since: new Date(ctx.now.getTime() - NEAR_DAYS * DAY_MS),
      after,
    }),
    after ? undefined : listNearDates(ctx, here, order),
  ]);
  const [teasers, soon] = await Promise.all([
    loadTeasers(ctx, list.entries),
    teasersByRefs(ctx, dates?.refs ?? []),
  ]);
  const coming = dates?.refs.flatMap((ref) => soon.byRef.get(refKey(ref)) ?? []) ?? [];
  // When something came out says nothing of when it takes place: dates stand by themselves.
  const views = teasers.views.filter(({ date }) => !date);
  const isKnown = order.some(({ kilometres }) => kilometres > 0) || tree.towns.length < 2;
  const view: NearbyView = {
    ...formView(tree),
    title: texts.titleAt(here.name),
    typed: here.name,
    note: isKnown ? note : texts.nowhere,
    own,
    namesakes: { title: texts.namesakesTitle, links: namesakesOf(tree, here).map(toChoice(tree)) },
    dates: datesOf(here, dates?.href, coming),
    bands: bandsOf(here, list.entries, views),
    places: { title: texts.placesTitle, links: othersInOrder(tree, order) },
    empty:
      views.length + coming.length === 0 && !list.next
        ? { text: texts.nothing(NEAR_DAYS), way: wayOn(here) }
        : null,
    first: after ? nearbyHref(here) : null,
    further: list.next ? nearbyHref(here, list.next) : null,
  };
  return answerWith(view, [listTag(), ...teasers.tags, ...soon.tags, ...(dates?.tags ?? [])], here);
};

const datesOf = (
  here: Location,
  href: string | undefined,
  teasers: readonly TeaserView[],
): NearbyView['dates'] => {
  if (teasers.length === 0) return null;
  const all = href ? { name: texts.allDates(here.name), href } : null;
  return { title: texts.datesTitle(NEAR_DATES_DAYS), teasers, all };
};

const wayOn = (here: Location): LinkView => ({ ...placeLink(here), name: texts.toPlace(here.name) });

/** Returns bands of entries and their teasers, which may be fewer: what is gone meanwhile has none. */
const bandsOf = (
  here: Location,
  entries: readonly NearEntry[],
  teasers: readonly TeaserView[],
): BandView[] => {
  const byKey = new Map(teasers.map((teaser) => [`${teaser.kind}:${teaser.id}`, teaser]));
  const grouped = Map.groupBy(entries, ({ kilometres }) => BANDS.find((band) => kilometres <= band));
  return [...grouped].flatMap(([band, near]): BandView[] => {
    const shown = near.flatMap(({ type, id }) => byKey.get(`${type}:${id}`) ?? []);
    return shown.length > 0 ? [{ title: titleOf(here, band), teasers: shown }] : [];
  });
};

const titleOf = (here: Location, band: number | undefined): string => {
  if (band === undefined) return texts.further(BANDS.at(-1)!);
  return band === 0 ? texts.here(here.name) : texts.upTo(band);
};

const othersInOrder = (tree: LocationTree, order: ReturnType<typeof placesByDistance>): LinkView[] =>
  order
    .filter(({ location, kilometres }) => kilometres > 0 && tree.towns.includes(location))
    .slice(0, PLACES_SHOWN)
    .map(({ location, kilometres }) => ({
      name: location.name,
      href: nearbyHref(location),
      note: distanceText(kilometres),
    }));

/** Nobody knows where: those that may be meant, else all towns. */
const loadChoice = (tree: LocationTree, typed: string, meant: readonly Location[]): NearbyView => ({
  ...formView(tree),
  title: texts.title,
  typed,
  problem: typed === '' || meant.length > 0 ? null : texts.unknown(typed),
  places: {
    title: meant.length > 0 ? texts.severalTitle : texts.chooseTitle,
    links: meant.length > 0 ? meant.map(toChoice(tree)) : tree.towns.map(toNearbyLink),
  },
});

const formView = (tree: LocationTree): NearbyView => ({
  title: texts.title,
  action: url(frontPaths.nearby),
  typed: '',
  problem: null,
  note: null,
  positions: tree.towns.flatMap((town) =>
    town.latitude === null || town.longitude === null
      ? []
      : [{ href: nearbyHref(town), latitude: town.latitude, longitude: town.longitude }],
  ),
  own: null,
  namesakes: { title: texts.namesakesTitle, links: [] },
  dates: null,
  bands: [],
  places: { title: texts.chooseTitle, links: [] },
  empty: null,
  first: null,
  further: null,
});
