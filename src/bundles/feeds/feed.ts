// Makes a feed of a list of pieces.
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { listMerged } from '#bundles/lists/public.ts';
import { fileForWidth } from '#bundles/media/public.ts';
import { toFeedEntries } from '#bundles/syndication/public.ts';
import type { FoundFeed } from '#bundles/syndication/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import type { FeedList } from './lists.ts';
import * as texts from './texts.ts';

/** Makes a feed; with `isWhole` it holds the texts, as far as the ctx's viewer may read them. */
export const toFeed = (
  ctx: Ctx,
  list: FeedList,
  options: { readonly isWhole?: boolean } = {},
): FoundFeed => ({
  title: list.title,
  description: (title) => texts.description(namesOfListed(ctx), title),
  page: list.page,
  feed: list.feed,
  image: imageOf(list),
  tags: [...list.tags, LOCATIONS_TAG, CATEGORIES_TAG],
  load: async () => {
    const { entries } = await listMerged(ctx, list.lists);
    return toFeedEntries(ctx, await loadTeasers(ctx, entries), options);
  },
});

const namesOfListed = ({ portal }: Ctx) =>
  declaring(portal.kinds.all(), 'listing', 'names').map(({ names }) => names.many);

/** Returns a small picture: programs show it beside the name of the feed. */
const imageOf = ({ picture }: FeedList): string | undefined =>
  (picture && fileForWidth(picture, IMAGE_WIDTH)?.path) ?? undefined;

const IMAGE_WIDTH = 144;
