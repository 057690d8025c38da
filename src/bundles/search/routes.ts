// HTTP of searching.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { responseFormatOf } from '#kernel/reply.ts';
import { chosenIn } from './filters.ts';
import { SearchQuery, SuggestionsQuery, typedIn } from './input.ts';
import { searchPaths } from './paths.ts';
import { findAsJson, loadSearchPage } from './search-page.ts';
import { loadSuggestions } from './suggestions.ts';

export const routes = (app: Routes): void => {
  mount(app, searchPaths.search, { access: 'anyone', query: SearchQuery }, ({ ctx, query, request }) => {
    const asked = {
      typed: typedIn(query.q),
      chosen: chosenIn(query),
      further: query.weiter,
      near: query.nahe,
    };
    return responseFormatOf(request) === 'json' ? findAsJson(ctx, asked) : loadSearchPage(ctx, asked);
  });

  mount(
    app,
    searchPaths.suggestions,
    { access: 'anyone', query: SuggestionsQuery, respondsWith: 'json', cache: ['q'] },
    ({ ctx, query }) => loadSuggestions(ctx, query.q ?? ''),
  );
};
