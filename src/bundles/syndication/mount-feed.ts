// Mounts a feed as a route: in RSS, and beside it in each of the other forms.
import type { TSchema } from 'typebox';
import { FEED_FORMS, inForm } from '#design/feed-forms.ts';
import type { FeedForm } from '#design/feed-forms.ts';
import { datedText, movedTo } from '#kernel/answers.ts';
import type { RedirectAnswer, TextAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { path } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Call, Routes } from '#kernel/routing.ts';
import { anonymous } from '#kernel/viewer.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { toAtom } from './atom.ts';
import channelImage from './channel.png?url';
import type { FeedEntries } from './entries.ts';
import { toJsonFeed } from './json-feed.ts';
import { toRss } from './rss.ts';
import { hubAddress } from './settings.ts';
import type { FeedView } from './views.ts';

/** A list that can be had as a feed; what is in it is loaded once it is known to be asked for at its own address. */
export interface FoundFeed {
  readonly title: (portal: string) => string;
  readonly description: (title: string) => string;
  /** The page with the same list. */
  readonly page: string;
  /** The canonical address in RSS. */
  readonly feed: string;
  /** A path of ours, for programs that show it beside the name; the portal's own without it. */
  readonly image?: string | undefined;
  /** The tags of the list itself, beside those of what stands in it. */
  readonly tags: readonly string[];
  readonly load: () => Promise<FeedEntries>;
  /** False for what no hub may know of. */
  readonly hasHub?: boolean;
}

interface FeedOptions<P extends TSchema, Q extends TSchema> {
  readonly params?: P;
  readonly query?: Q;
  /** Names of the query that the feed depends on. */
  readonly cache?: readonly string[];
}

/**
 * Mounts a feed in all forms. `find` is asked as somebody who isn't signed in, whoever asks: a feed lies in programs, and is
 * kept for all.
 */
export const mountFeed = <P extends TSchema, Q extends TSchema>(
  app: Routes,
  route: RoutePath,
  { cache = [], ...input }: FeedOptions<P, Q>,
  find: (ctx: Ctx, call: Call<P, Q, TSchema>) => Promise<FoundFeed> | FoundFeed,
): void => {
  for (const form of FEED_FORMS)
    mount(app, routeIn(route, form), { access: 'anyone', cache, ...input }, async (call) => {
      const ctx = actAs(call.ctx, anonymous);
      return answerFeed(ctx, pathOf(call.request), form, await find(ctx, call));
    });
};

const routeIn = (route: RoutePath, form: (typeof FEED_FORMS)[number]): RoutePath =>
  form.form === 'rss'
    ? route
    : path(`${route.name}_${form.form}`, 'GET', inForm(route.template, form), { exposed: route.exposed });

/** Returns the feed, or the way to its address when another `asked` one was taken. */
const answerFeed = async (
  ctx: Ctx,
  asked: string,
  form: (typeof FEED_FORMS)[number],
  found: FoundFeed,
): Promise<TextAnswer | RedirectAnswer> => {
  const self = inForm(found.feed, form);
  if (asked !== self.split('?')[0]) return movedTo(self);
  const { text, type, tags } = await writeFeed(ctx, form, found);
  return datedText(text, type, tags);
};

export interface WrittenFeed {
  readonly text: string;
  readonly type: string;
  readonly tags: readonly string[];
}

export const writeFeed = async (
  ctx: Ctx,
  form: (typeof FEED_FORMS)[number],
  found: FoundFeed,
): Promise<WrittenFeed> => {
  const [{ entries, tags }, portal, hub] = await Promise.all([
    found.load(),
    readSetting(ctx, portalName),
    readSetting(ctx, hubAddress),
  ]);
  const { publicUrl } = ctx.config;
  const title = found.title(portal);
  const view: FeedView = {
    title,
    description: found.description(title),
    link: publicUrl + found.page,
    self: publicUrl + inForm(found.feed, form),
    image: publicUrl + (found.image ?? channelImage),
    hub: found.hasHub === false || hub === '' ? null : hub,
    portal,
    entries,
  };
  return {
    text: WRITERS[form.form](view),
    type: `${form.type}; charset=utf-8`,
    tags: [...new Set([...found.tags, ...tags, SETTINGS_TAG])],
  };
};

const WRITERS: Readonly<Record<FeedForm, (feed: FeedView) => string>> = {
  rss: toRss,
  atom: toAtom,
  json: toJsonFeed,
};
