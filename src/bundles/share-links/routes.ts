// Serves the page with all ways to pass something on, and short addresses.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { SERVER_QUERY } from './constants.ts';
import { drawEmbedCard } from './embed-card.ts';
import { CodeParams, OEmbedQuery, SharedParams, SharedQuery } from './input.ts';
import { answerOEmbed } from './oembed.ts';
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

  // The answer isn't kept: where it leads is asked anew each time, by the viewer's own rights.
  mount(app, shareLinkPaths.short, { access: 'anyone', params: CodeParams }, ({ ctx, params }) =>
    followShortAddress(ctx, params.code),
  );

  // Nobody's cookies are looked at: both show what anybody may read, whoever asks.
  mount(
    app,
    shareLinkPaths.oembed,
    { access: 'token', respondsWith: 'json', query: OEmbedQuery },
    ({ ctx, query }) => answerOEmbed(ctx, query),
  );

  mount(app, shareLinkPaths.card, { access: 'token', params: SharedParams }, ({ ctx, params, reply }) => {
    // Its own policy says who may frame it; this header would say the opposite to old browsers.
    void reply.removeHeader('x-frame-options');
    return drawEmbedCard(ctx, { type: params.contentType, id: params.contentId });
  });
};
