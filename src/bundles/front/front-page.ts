// Assembles the front page of the portal or of a place, composed like a newspaper's from the newest of
// everything.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { calendarLinks } from '#kernel/calendar-links.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { onOffer } from '#kernel/declared-kinds.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { url } from '#kernel/named-routes.ts';
import {
  LOCATIONS_TAG,
  getLocationTree,
  holdsAll,
  locationPaths,
  placesAbove,
  placesBelow,
  wayTo,
} from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { listTag, kindListHref } from '#bundles/lists/public.ts';
import { loadInvitation } from '#bundles/newsletters/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import { OPINIONS } from './kind-lists.ts';
import { SETTINGS_TAG, portalDescription, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadPublisher, loadShareCard } from '#bundles/sharing/public.ts';
import { loadSubscriptions, selectorTagOf } from '#bundles/subscriptions/public.ts';
import { CATEGORIES_TAG, getCategories } from '#bundles/topics/public.ts';
import { WORDINGS_TAG, readSentence } from '#bundles/wording/public.ts';
import { contributeLink } from '#bundles/writing/public.ts';
import { composeFront } from './composition.ts';
import { discussedHref } from './discussed-page.ts';
import { frontKinds, hrefOfAll } from './front-kinds.ts';
import { findFrontLists, frontIdOf, frontOptions, piecesOf } from './front-lists.ts';
import type { FrontOptions } from './front-lists.ts';
import { listHead, olderHref, placeLink } from './list-head.ts';
import { layOut } from './layout.ts';
import { canonicalPlaceHref } from './list-subjects.ts';
import { toCandidates } from './candidates.ts';
import { loadPlacePicture } from '#bundles/place-pictures/public.ts';
import { nearbyHref } from './nearby/nearby-page.ts';
import { frontPaths } from './paths.ts';
import { findFrontReader, loadFrontFeed } from '#bundles/recommendations/public.ts';
import { portraitsOf } from './people.ts';
import { takePartIn } from './take-part.ts';
import { pinsTag } from './pins/constants.ts';
import * as texts from './texts.ts';
import { FrontPage } from './ui/FrontPage.tsx';
import type { FrontPageView, FrontContentView } from './views.ts';
import { emptySentence } from './wordings.ts';
import { findFeaturedComments, toCommentItemViews, featuredCommentTags } from './featured-comments.ts';

export const loadFrontPage = async (ctx: Ctx, path: string, location?: Location): Promise<PageAnswer> => {
  const [tree, categories, portal] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    readSetting(ctx, portalName),
  ]);
  const options = frontOptions(frontKinds(ctx), { tree, categories, location });
  const canonical = location ? canonicalPlaceHref(tree, location) : path;
  const isPortal = canonical === url(frontPaths.root);
  const banner = await loadPlacePicture(ctx, location);
  const [{ view, tags }, description, image, things] = await Promise.all([
    loadView(ctx, options, path, { around: aroundOf(tree, location), banner: banner.picture }),
    location && !isPortal
      ? texts.placeDescription(location.name, onOffer(ctx.portal.kinds.all()))
      : readSetting(ctx, portalDescription),
    loadShareCard(ctx, location ? { type: 'location', id: location.id } : { type: 'portal' }),
    isPortal ? loadPortalThings(ctx, portal) : [],
  ]);
  const { older } = view.paper;
  return page(FrontPage, view, {
    head: listHead(ctx, {
      path: canonical,
      feed: location ? url(locationPaths.placeFeed, { location: location.slug }) : url(frontPaths.rootFeed),
      portal,
      title: location?.name,
      description,
      image,
      things,
      crumbs: [
        { name: portal, href: url(frontPaths.root) },
        ...(location ? wayTo(tree, location).map(placeLink) : []),
      ],
      older: older && canonical + older.slice(path.length),
    }),
    place: { ...(location && { locationSlug: location.slug }) },
    tags: [...tags, ...banner.tags],
  });
};

/** What the portal is, in the words of schema.org. */
const loadPortalThings = async (ctx: Ctx, name: string): Promise<readonly object[]> => {
  const { publicUrl } = ctx.config;
  const publisher = await loadPublisher(ctx);
  const address = publicUrl + url(frontPaths.root);
  const site = {
    '@type': 'WebSite',
    '@id': `${address}#website`,
    url: address,
    name,
    inLanguage: 'de',
    publisher,
  };
  return [
    { '@context': 'https://schema.org', ...site },
    { '@context': 'https://schema.org', ...publisher },
  ];
};

const loadView = async (
  ctx: Ctx,
  options: FrontOptions,
  path: string,
  top: Pick<FrontPageView, 'around' | 'banner'>,
) => {
  const [{ view: paper, tags }, subscribe, reader, invitation] = await Promise.all([
    loadShared(ctx, `front.paper ${path}`, (ctx) => loadContent(ctx, options, path)),
    loadButton(ctx, options, path),
    options.location ? undefined : findFrontReader(ctx),
    loadInvitation(ctx, options.location?.id),
  ]);
  const view: FrontPageView = {
    title: options.location?.name ?? texts.frontHeading,
    ...top,
    subscribe,
    newsletter: invitation.view,
    paper,
    feed: reader ? await loadFrontFeed(ctx, reader, path, shownAbove(paper)) : null,
  };
  return { view, tags: [...tags, ...invitation.tags] };
};

/** What stands on the page beside a member's own feed, which has it no second time. */
const shownAbove = ({ rows, rail }: FrontContentView): ReadonlySet<string> => {
  const { lead, side, standards, briefs, question, ranking } = rows;
  const inColumn = rail.items.flatMap((item) => ('piece' in item ? [item.piece] : []));
  const shown = [lead, question, ...side, ...standards, ...briefs, ...ranking, ...inColumn];
  return new Set(shown.flatMap((teaser) => (teaser ? [`${teaser.kind}:${teaser.id}`] : [])));
};

const loadContent = async (ctx: Ctx, options: FrontOptions, path: string) => {
  const { location } = options;
  const lists = await findFrontLists(ctx, options);
  const comments = await findFeaturedComments(ctx, lists.newest);
  const entries = piecesOf(lists);
  const commenterIds = comments.map((comment) => comment.authorId);
  const batch = await loadTeasers(ctx, entries, { userIds: commenterIds });
  const [calendar] = await calendarLinks.collect(ctx, location ? { locationId: location.id } : {});
  const candidates = toCandidates(lists, options, batch.views, ctx.now);
  const rows = composeFront(candidates, options.kinds);
  const featured = toCommentItemViews(ctx, comments, batch);
  const view: FrontContentView = {
    rows,
    near: nearBlock(ctx, options),
    ways: {
      articles: hrefOfAll(ctx, 'news', options.location),
      snapshots: hrefOfAll(ctx, 'pictures', options.location),
      opinions: kindListHref(OPINIONS, options.location),
      discussed: discussedHref(options.location),
      events: lists.eventsHref ?? null,
      calendar: calendar ?? null,
    },
    begin: { name: texts.writeFirst, href: contributeLink.href },
    empty: await readSentence(ctx, emptySentence, {}),
    ...layOut(rows, featured),
    people: portraitsOf(rows, featured, comments, batch),
    takePart: takePartIn(ctx, options, candidates.questions),
    older: lists.next ? olderHref(path, lists.next) : null,
  };
  return {
    view,
    tags: [...new Set([...tagsOf(options), ...lists.tags, ...batch.tags, ...featuredCommentTags(comments)])],
    authorIds: entries.map((entry) => entry.authorId),
  };
};

/** Follows the place. */
const loadButton = async (ctx: Ctx, { location }: FrontOptions, path: string) => {
  if (!location) return null;
  const selectorTag = selectorTagOf({ type: 'location', id: location.id });
  return (await loadSubscriptions(ctx, [selectorTag], path)).get(selectorTag) ?? null;
};

const aroundOf = (tree: LocationTree, location: Location | undefined): FrontPageView['around'] => ({
  above: location ? placesAbove(tree, location).map(placeLink) : [],
  below: location && location !== tree.whole ? placesBelow(tree, location).map(placeLink) : [],
  nearby: location && !holdsAll(tree, location) ? { name: texts.toNearby, href: nearbyHref(location) } : null,
});

/** Around a town lie others; a district, and the portal, hold them. Those around are part of what lies above. */
const nearBlock = (ctx: Ctx, { near, tree, location }: FrontOptions): FrontContentView['near'] => {
  if (near.isInside) return { title: texts.townsHeading, href: hrefOfAll(ctx, 'news', location) };
  const above = location && placesAbove(tree, location).at(-1);
  return { title: texts.nearHeading, href: hrefOfAll(ctx, 'news', above) };
};

const tagsOf = ({ location, near, tree }: FrontOptions): string[] => [
  pinsTag(frontIdOf({ location, tree })),
  ...(location
    ? [location, ...near.places.map((place) => place.location)].map(({ id }) => listTag({ locationId: id }))
    : [listTag()]),
  LOCATIONS_TAG,
  CATEGORIES_TAG,
  SETTINGS_TAG,
  WORDINGS_TAG,
];
