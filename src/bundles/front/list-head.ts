// Topic: what stands in the head of every page with a list: its addresses, its neighbours, its feed, its place in the
// portal.
import type { LinkView } from '#design/page-frame.ts';
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { locationPaths } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { OLDER_QUERY, packCursor } from '#bundles/pieces/public.ts';
import type { PieceCursor } from '#bundles/pieces/public.ts';
import * as texts from './texts.ts';

export interface ListHead {
  /** Of the list, without the page in it. */
  readonly path: string;
  readonly feed: string;
  readonly portal: string;
  /** Undefined for the list of the whole portal. */
  readonly title: string | undefined;
  readonly description?: string;
  /** From the top down to the list itself. */
  readonly crumbs: readonly LinkView[];
  /** Where the page begins in the list; none on the first. */
  readonly after?: PieceCursor | undefined;
  readonly newer?: string | null;
  readonly older: string | null;
}

export const listHead = ({ config }: Ctx, list: ListHead): PageHead => {
  const { path, feed, portal, title, description, after, newer, older, crumbs } = list;
  const whole = (address: string) => config.publicUrl + address;
  const canonical = whole(after ? olderHref(path, after) : path);
  return {
    title: title ?? portal,
    canonical,
    ...(description && { description }),
    ...(newer && { prev: whole(newer) }),
    ...(older && { next: whole(older) }),
    feed: { title: texts.feedTitle(portal, title ?? ''), href: feed },
    openGraph: {
      type: 'website',
      title: title ?? portal,
      url: canonical,
      ...(description && { description }),
    },
    ...(crumbs.length > 0 && { structuredData: [breadcrumbList(crumbs, whole)] }),
  };
};

/** The page of a list that continues after an entry. */
export const olderHref = (path: string, after: PieceCursor): string =>
  `${path}?${OLDER_QUERY}=${packCursor(after)}`;

export const placeLink = ({ name, slug }: Location): LinkView => ({
  name,
  href: url(locationPaths.place, { location: slug }),
});

const breadcrumbList = (crumbs: readonly LinkView[], whole: (address: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: whole(href),
  })),
});
