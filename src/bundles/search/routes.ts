// HTTP of searching.
import { networkOf } from '#kernel/network-address.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { responseFormatOf } from '#kernel/reply.ts';
import { SEARCH_LIMIT } from './constants.ts';
import { chosenIn } from './filters.ts';
import { SearchQuery, SuggestionsQuery, typedIn } from './input.ts';
import { searchPaths } from './paths.ts';
import { findAsJson, loadSearchPage } from './search-page.ts';
import { loadSuggestions } from './suggestions.ts';

export const routes = (app: Routes): void => {
  mount(
    app,
    searchPaths.search,
    { access: 'anyone', query: SearchQuery },
    async ({ ctx, query, request }) => {
      const address = networkOf(request.ip);
      if (query.q !== undefined) await limitAttempts(ctx, `search:address:${address}`, SEARCH_LIMIT);
      const asked = {
        typed: typedIn(query.q),
        chosen: chosenIn(query),
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
    ({ ctx, query }) => loadSuggestions(ctx, query.q ?? ''),
  );
};
