// Makes what stands in the head of every page with a list: its addresses, its neighbours, its feed, its place in the portal.
import { momentOf } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import type { OpenGraph, PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { locationPaths } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { OLDER_QUERY, packCursor } from '#bundles/lists/public.ts';
import { feedTitle } from '#bundles/piece-pages/public.ts';
import type { PieceCursor } from '#bundles/lists/public.ts';
import * as texts from './texts.ts';

export interface ListHead {
  /** The address of the list, without the page in it: where search engines find it when several addresses show the same. */
  readonly path: string;
  readonly feed: string;
  readonly portal: string;
  /** It is undefined for the list of the whole portal. */
  readonly title: string | undefined;
  readonly description: string;
  readonly image: OpenGraph['image'];
  /** There is nothing in it, and nothing for search engines. */
  readonly isEmpty?: boolean;
  /** Describes the portal as a whole, beside the way to the page. */
  readonly things?: readonly object[];
  /** Links from the portal's front page down to the list itself. */
  readonly crumbs: readonly LinkView[];
  /** Where the page begins in the list; none on the first. */
  readonly after?: PieceCursor | undefined;
  readonly newer?: string | null;
  readonly older: string | null;
}

export const listHead = ({ config }: Ctx, list: ListHead): PageHead => {
  const { path, feed, portal, description, after, newer, older, crumbs, image, things = [] } = list;
  const whole = (address: string) => config.publicUrl + address;
  const canonical = whole(after ? olderHref(path, after) : path);
  const title = titleOf(list);
  return {
    title,
    canonical,
    description,
    ...(list.isEmpty && { robots: 'noindex' }),
    ...(newer && { prev: whole(newer) }),
    ...(older && { next: whole(older) }),
    feed: { title: feedTitle(portal, list.title ?? ''), href: feed },
    openGraph: { type: 'website', title, url: canonical, description, ...(image && { image }) },
    structuredData: [...things, ...(crumbs.length > 1 ? [breadcrumbList(config.publicUrl, crumbs)] : [])],
  };
};

/** Each page of a list has its own. */
const titleOf = ({ title, portal, after }: ListHead): string => {
  if (!after) return title ?? portal;
  return texts.olderThan(title ?? texts.frontHeading, momentOf(after.publishedAt).text);
};

/** Returns the address of the page of a list that continues after an entry. */
export const olderHref = (path: string, after: PieceCursor): string =>
  `${path}?${OLDER_QUERY}=${packCursor(after)}`;

export const placeLink = ({ name, slug }: Location): LinkView => ({
  name,
  href: url(locationPaths.place, { location: slug }),
});
