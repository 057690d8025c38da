// Makes what a piece's page tells search engines and those who link to it. The kinds add what they are in the words of
// schema.org; all of them tell what the reader sees, no more.
import type { LinkView } from '#design/page-frame.ts';
import type { PageHead } from '#kernel/answers.ts';
import type { ContentDate, ContentRef, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { defineSlot } from '#kernel/slots.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { getLocationTree, locationPaths, wayTo } from '#bundles/locations/public.ts';
import { loadHeadPicture } from '#bundles/media/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { loadPublisher, pieceWords, shareCardOf } from '#bundles/sharing/public.ts';
import { topicPaths } from '#bundles/topics/public.ts';
import * as texts from './texts.ts';
import type { PieceKicker } from '#bundles/pieces/public.ts';

/** A piece of whose page later bundles may tell something, such as feeds. */
export interface PieceWithHead {
  readonly ref: ContentRef;
  readonly title: string;
  /** It is a whole one. */
  readonly address: string;
}

export type HeadAddition = Pick<PageHead, 'furtherFeeds' | 'alternates'>;

export const pieceHeads = defineSlot<PieceWithHead, HeadAddition>('piece-pages.heads');

export interface HeadPiece extends PieceKicker {
  readonly piece: {
    readonly type: ContentType;
    readonly id: number;
    readonly locationSlug: string;
    readonly categorySlug: string;
  };
  /** It has no soft hyphens. */
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly picture: PictureView | null;
  /** When it takes place next. */
  readonly date?: ContentDate;
  /** These are further properties for Open Graph, such as `article:published_time`. */
  readonly more?: Readonly<Record<string, string>>;
}

/** What the kind needs for what it tells of itself; addresses are whole ones. */
export interface HeadContext {
  readonly publicUrl: string;
  /** These are things of schema.org. */
  readonly publisher: object;
  readonly address: string;
  readonly image: object | undefined;
}

export const loadPieceHead = async (
  ctx: Ctx,
  { piece, title, description, href, picture, date, more, place, category }: HeadPiece,
  thingsOf: (context: HeadContext) => readonly object[],
): Promise<PageHead> => {
  const { publicUrl } = ctx.config;
  const address = publicUrl + href;
  const [places, portal, publisher, { thing, image, plainImage }, additions] = await Promise.all([
    placesDownTo(ctx, piece.locationSlug),
    readSetting(ctx, portalName),
    loadPublisher(ctx),
    loadImages(ctx, { piece, title, picture, place, ...(date && { date }) }),
    pieceHeads.collect(ctx, { ref: { type: piece.type, id: piece.id }, title, address }),
  ]);
  const way = [{ name: portal, href: '/' }, ...places, category, { name: title, href }];
  return {
    title,
    description,
    canonical: address,
    furtherFeeds: [
      ...feedsOf(piece, { portal, place, category }),
      ...additions.flatMap(({ furtherFeeds = [] }) => furtherFeeds),
    ],
    alternates: additions.flatMap(({ alternates = [] }) => alternates),
    openGraph: {
      type: 'article',
      title,
      description,
      url: address,
      image,
      ...(plainImage && { plainImage }),
      ...(more && { more }),
    },
    structuredData: [
      ...thingsOf({ publicUrl, publisher, address, image: thing }),
      breadcrumbList(publicUrl, way),
    ],
  };
};

/**
 * Loads a piece's own picture for schema.org; for Open Graph the card that is drawn of it and its words, and the picture alone
 * after that.
 */
const loadImages = async (
  ctx: Ctx,
  { piece, title, picture, place, date }: Pick<HeadPiece, 'piece' | 'title' | 'picture' | 'place' | 'date'>,
) => {
  const words = pieceWords(ctx, { piece, place: place.name, title, picture, date });
  const [{ thing, openGraph }, image] = await Promise.all([
    loadHeadPicture(ctx, picture),
    shareCardOf(ctx, piece, words),
  ]);
  return { thing, image, plainImage: openGraph?.url };
};

/** Returns the places that lead down to the piece's, as the pages of lists show the way. */
const placesDownTo = async (ctx: Ctx, slug: string): Promise<LinkView[]> => {
  const tree = await getLocationTree(ctx);
  const location = tree.bySlug.get(slug);
  const places = location ? wayTo(tree, location) : [];
  return places.map((place) => ({
    name: place.name,
    href: url(locationPaths.place, { location: place.slug }),
  }));
};

/** Returns the feeds of the lists that the piece stands in. */
const feedsOf = (
  { locationSlug: location, categorySlug }: HeadPiece['piece'],
  { portal, place, category }: PieceKicker & { readonly portal: string },
): NonNullable<PageHead['furtherFeeds']> => [
  { title: texts.feedTitle(portal, place.name), href: url(locationPaths.placeFeed, { location }) },
  {
    title: texts.feedTitle(portal, `${category.name} · ${place.name}`),
    href: url(topicPaths.categoryFeed, { location, category: categorySlug }),
  },
];

/** Says in schema.org's words who made a piece. */
export const personThing = (
  publicUrl: string,
  { name, href }: { readonly name: string; readonly href: string | null },
): object => ({ '@type': 'Person', name, ...(href && { url: publicUrl + href }) });
