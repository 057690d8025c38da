// Assembles the front page of the portal or of a place, composed like a newspaper's from the newest of
// everything.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { onOffer } from '#kernel/declared-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import {
  getLocationTree,
  holdsAll,
  locationPaths,
  placesAbove,
  placesBelow,
  wayTo,
} from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { loadInvitation } from '#bundles/newsletters/public.ts';
import { portalDescription, portalName, readSetting } from '#bundles/settings/public.ts';
import { loadPublisher, loadShareCard } from '#bundles/sharing/public.ts';
import { loadSubscriptions } from '#bundles/subscriptions/public.ts';
import { loadFrontContent } from './front-content.ts';
import type { Front } from './front-content.ts';
import { listHead, placeLink } from './list-head.ts';
import { canonicalPlaceHref } from './list-subjects.ts';
import { loadPlacePicture } from '#bundles/place-pictures/public.ts';
import { nearbyHref } from './nearby/nearby-page.ts';
import { frontPaths } from './paths.ts';
import { findFrontReader, loadFrontFeed } from '#bundles/recommendations/public.ts';
import * as texts from './texts.ts';
import { FrontPage } from './ui/FrontPage.tsx';
import type { FrontPageView, FrontContentView } from './views.ts';

export const loadFrontPage = async (ctx: Ctx, path: string, location?: Location): Promise<PageAnswer> => {
  const [tree, portal] = await Promise.all([getLocationTree(ctx), readSetting(ctx, portalName)]);
  const canonical = location ? canonicalPlaceHref(tree, location) : path;
  const isPortal = canonical === url(frontPaths.root);
  const banner = await loadPlacePicture(ctx, location);
  const [{ view, tags }, description, image, things] = await Promise.all([
    loadView(ctx, { path, location }, { around: aroundOf(tree, location), banner: banner.picture }),
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

/** Returns what the portal is, in the words of schema.org. */
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

const loadView = async (ctx: Ctx, front: Front, top: Pick<FrontPageView, 'around' | 'banner'>) => {
  const { path, location } = front;
  const [{ view: paper, tags }, subscribe, reader, invitation] = await Promise.all([
    loadFrontContent(ctx, front),
    loadButton(ctx, front),
    location ? undefined : findFrontReader(ctx),
    loadInvitation(ctx, location?.id),
  ]);
  const view: FrontPageView = {
    title: location?.name ?? texts.frontHeading,
    ...top,
    subscribe,
    newsletter: invitation.view,
    paper,
    feed: reader ? await loadFrontFeed(ctx, reader, path, shownAbove(paper)) : null,
  };
  return { view, tags: [...tags, ...invitation.tags] };
};

/** Returns what stands on the page beside a member's own feed, which has it no second time. */
const shownAbove = ({ rows, rail }: FrontContentView): ReadonlySet<string> => {
  const { lead, side, standards, briefs, question, ranking } = rows;
  const inColumn = rail.items.flatMap((item) => ('piece' in item ? [item.piece] : []));
  const shown = [lead, question, ...side, ...standards, ...briefs, ...ranking, ...inColumn];
  return new Set(shown.flatMap((teaser) => (teaser ? [`${teaser.kind}:${teaser.id}`] : [])));
};

/** Follows the place. */
const loadButton = async (ctx: Ctx, { location, path }: Front) => {
  if (!location) return null;
  const place = { type: 'location', id: location.id };
  return (await loadSubscriptions(ctx, [place], path))(place) ?? null;
};

const aroundOf = (tree: LocationTree, location: Location | undefined): FrontPageView['around'] => ({
  above: location ? placesAbove(tree, location).map(placeLink) : [],
  // The place is compared by its id: the tree may have been read anew since it was looked for.
  below: location && location.id !== tree.whole?.id ? placesBelow(tree, location).map(placeLink) : [],
  nearby: location && !holdsAll(tree, location) ? { name: texts.toNearby, href: nearbyHref(location) } : null,
});
