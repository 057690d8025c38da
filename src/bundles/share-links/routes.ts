// Passing things on: the page with all ways, and short addresses.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { SERVER_QUERY } from './constants.ts';
import { CodeParams, SharedParams, SharedQuery } from './input.ts';
import { shareLinkPaths } from './paths.ts';
import { loadSharePage } from './share-page.ts';
import { followShortAddress } from './short-address.ts';

export const routes = (app: Routes): void => {
  mount(
    app,
    shareLinkPaths.ways,
    { access: 'anyone', params: SharedParams, query: SharedQuery, cache: [SERVER_QUERY] },
    ({ ctx, params, query }) =>
      loadSharePage(ctx, { type: params.contentType, id: params.contentId }, query[SERVER_QUERY]),
  );

  // Not kept: where it leads is asked anew each time, by the viewer's own rights.
  mount(app, shareLinkPaths.short, { access: 'anyone', params: CodeParams }, ({ ctx, params }) =>
    followShortAddress(ctx, params.code),
  );
};
