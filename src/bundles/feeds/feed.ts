// Topic: the feed of a list, always as somebody who isn't signed in would get it.
import { movedTo, text } from '#kernel/answers.ts';
import type { RedirectAnswer, TextAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import { fileForWidth } from '#bundles/media/public.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { listMerged } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import channelImage from './channel.png?url';
import { RSS_TYPE } from './constants.ts';
import type { FeedList } from './lists.ts';
import { toRss } from './rss.ts';

/** The feed, or the way to its address when another `path` was asked for. */
export const loadFeed = async (
  ctx: Ctx,
  path: string,
  find: (ctx: Ctx) => Promise<FeedList> | FeedList,
): Promise<TextAnswer | RedirectAnswer> => {
  const reader = actAs(ctx, anonymous);
  const list = await find(reader);
  if (path !== list.feed) return movedTo(list.feed);
  const [{ entries }, portal] = await Promise.all([
    listMerged(reader, list.lists),
    readSetting(reader, portalName),
  ]);
  const teasers = await loadTeasers(reader, entries);
  const { publicUrl } = ctx.config;
  const rss = toRss({
    title: list.title(portal),
    link: publicUrl + list.page,
    self: publicUrl + list.feed,
    image: publicUrl + imageOf(list),
    publicUrl,
    items: teasers.views.map((teaser) => ({
      teaser,
      changedAt: teasers.changes.get(`${teaser.kind}:${teaser.id}`)!,
    })),
  });
  const tags = [...list.tags, LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG, ...teasers.tags];
  return text(rss, RSS_TYPE, tags);
};

/** Small: programs show it beside the name of the feed. */
const imageOf = ({ picture }: FeedList): string =>
  (picture && fileForWidth(picture, IMAGE_WIDTH)?.path) ?? channelImage;

const IMAGE_WIDTH = 144;
