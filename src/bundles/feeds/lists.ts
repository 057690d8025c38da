// Describes the lists that have a feed: how each is called, where it stands, what is in it.
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { frontPaths, findKindList } from '#bundles/front/public.ts';
import { findLocationBySlug, locationPaths } from '#bundles/locations/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import { loadPlacePicture } from '#bundles/place-pictures/public.ts';
import { listTag } from '#bundles/lists/public.ts';
import type { ListKind } from '#bundles/front/public.ts';
import type { Criteria } from '#bundles/lists/public.ts';
import { findCategoryBySlug, findTagBySlug, topicPaths } from '#bundles/topics/public.ts';
import { loadProfile, userPaths, userTag } from '#bundles/users/public.ts';
import * as texts from './texts.ts';

export interface FeedList {
  readonly title: (portal: string) => string;
  /** The page with the same list. */
  readonly page: string;
  /** The canonical address of the feed. */
  readonly feed: string;
  /** The lists that are read as one; they share no piece. */
  readonly lists: readonly Criteria[];
  /** The tags of the list itself, beside those of what stands in it. */
  readonly tags: readonly string[];
  /** The picture of what the list is about; null where there is none. */
  readonly picture?: PictureView | null;
}

export const portalList = (): FeedList => ({
  title: texts.ofPortal,
  page: url(frontPaths.root),
  feed: url(frontPaths.rootFeed),
  lists: [{}],
  tags: [listTag()],
});

/** Throws 404, as all below. */
export const placeList = async (ctx: Ctx, slug: string): Promise<FeedList> => {
  const location = await findLocationBySlug(ctx, slug.toLowerCase());
  if (!location) throw notFound();
  const { picture, tags } = await loadPlacePicture(ctx, location);
  return {
    title: (portal) => texts.ofPlace(location.name, portal),
    page: url(locationPaths.place, { location: location.slug }),
    feed: url(locationPaths.placeFeed, { location: location.slug }),
    lists: [{ locationId: location.id }],
    tags: [listTag({ locationId: location.id }), ...tags],
    picture,
  };
};

export const categoryList = async (
  ctx: Ctx,
  slugs: { readonly location: string; readonly category: string },
): Promise<FeedList> => {
  const [location, category] = await Promise.all([
    findLocationBySlug(ctx, slugs.location.toLowerCase()),
    findCategoryBySlug(ctx, slugs.category.toLowerCase()),
  ]);
  if (!location || !category) throw notFound();
  const params = { location: location.slug, category: category.slug };
  return {
    title: (portal) => texts.ofCategory(category.name, location.name, portal),
    page: url(topicPaths.category, params),
    feed: url(topicPaths.categoryFeed, params),
    lists: [{ locationId: location.id, categoryId: category.id }],
    tags: [listTag({ locationId: location.id })],
  };
};

/** Lists articles, snapshots or opinions; without a place, those of the whole portal. */
export const kindList = async (ctx: Ctx, kind: ListKind, slug?: string): Promise<FeedList> => {
  const location = slug === undefined ? undefined : await findLocationBySlug(ctx, slug.toLowerCase());
  if (slug !== undefined && !location) throw notFound();
  const { page, feed, lists, tags } = await findKindList(ctx, kind, location);
  return { title: (portal) => texts.ofKind(kind.title, location?.name, portal), page, feed, lists, tags };
};

export const tagList = async (ctx: Ctx, slug: string): Promise<FeedList> => {
  const tag = await findTagBySlug(ctx, slug.toLowerCase());
  if (!tag) throw notFound();
  return {
    title: (portal) => texts.ofTag(tag.name, portal),
    page: url(topicPaths.tag, { slug: tag.slug }),
    feed: url(topicPaths.tagFeed, { slug: tag.slug }),
    lists: [{ tagId: tag.id }],
    tags: [listTag({ tagId: tag.id })],
  };
};

/**
 * Returns the list of a person; of an account that was merged it is that of the one that is left. Also throws 410 for somebody
 * who left.
 */
export const personList = async (ctx: Ctx, id: number): Promise<FeedList> => {
  const profile = await loadProfile(ctx, id);
  if (profile.isNameOnly) throw notFound();
  return {
    title: (portal) => texts.ofPerson(profile.name, portal),
    page: profile.href,
    feed: url(userPaths.profileFeed, { id: profile.id }),
    lists: [{ authorId: profile.id }],
    tags: [listTag({ authorId: profile.id }), userTag(profile.id)],
  };
};
