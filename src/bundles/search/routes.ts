// Serves the search over HTTP.
import type { Ctx } from '#kernel/ctx.ts';
import { networkOf } from '#kernel/network-address.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { responseFormatOf } from '#kernel/reply.ts';
import { mountFeed } from '#bundles/syndication/public.ts';
import { SEARCH_LIMIT, SUGGESTIONS_LIMIT } from './constants.ts';
import { findSearchFeed } from './feed.ts';
import { FILTER_NAMES, chosenIn } from './filters.ts';
import { FeedQuery, SearchQuery, SuggestionsQuery, typedIn } from './input.ts';
import { searchPaths } from './paths.ts';
import { findAsJson, loadSearchPage } from './search-page.ts';
import { loadSuggestions } from './suggestions.ts';

export const routes = (app: Routes): void => {
  mount(
    app,
    searchPaths.search,
    { access: 'anyone', query: SearchQuery },
    async ({ ctx, query, request }) => {
      if (query.q !== undefined) await countSearch(ctx, request);
      const asked = {
        typed: typedIn(query.q),
        chosen: await chosenIn(ctx, query),
        further: query.weiter,
        near: query.nahe,
      };
      return responseFormatOf(request) === 'json' ? findAsJson(ctx, asked) : loadSearchPage(ctx, asked);
    },
  );

  mount(
    app,
    searchPaths.suggestions,
    { access: 'anyone', query: SuggestionsQuery, respondsWith: 'json', cache: ['q'] },
    async ({ ctx, query, request }) => {
      await limitAttempts(ctx, `search-suggestions:${networkOf(request.ip)}`, SUGGESTIONS_LIMIT);
      return loadSuggestions(ctx, query.q ?? '');
    },
  );

  mountFeed(
    app,
    searchPaths.feed,
    { query: FeedQuery, cache: ['q', ...FILTER_NAMES] },
    async (ctx, { query, request }) => {
      await countSearch(ctx, request);
      return findSearchFeed(ctx, typedIn(query.q), await chosenIn(ctx, query));
    },
  );
};

/** Throws 429 for a network that can't stop asking. */
const countSearch = (ctx: Ctx, { ip }: { readonly ip: string }): Promise<void> =>
  limitAttempts(ctx, `search:address:${networkOf(ip)}`, SEARCH_LIMIT);
