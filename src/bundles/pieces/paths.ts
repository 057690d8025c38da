// Addresses of the lists of a kind, of the whole portal and of a place. contract.md 12
import { path } from '#kernel/named-routes.ts';

export const kindListPaths = {
  articles: {
    all: path('articles', 'GET', '/artikel'),
    allFeed: path('articles_feed', 'GET', '/artikel/feed.xml'),
    inPlace: path('place_articles', 'GET', '/{location}/artikel'),
    inPlaceFeed: path('place_articles_feed', 'GET', '/{location}/artikel/feed.xml'),
  },
  snapshots: {
    all: path('snapshots', 'GET', '/schnappschuesse'),
    allFeed: path('snapshots_feed', 'GET', '/schnappschuesse/feed.xml'),
    inPlace: path('place_snapshots', 'GET', '/{location}/schnappschuesse'),
    inPlaceFeed: path('place_snapshots_feed', 'GET', '/{location}/schnappschuesse/feed.xml'),
  },
  opinions: {
    all: path('opinions', 'GET', '/meinung'),
    allFeed: path('opinions_feed', 'GET', '/meinung/feed.xml'),
    inPlace: path('place_opinions', 'GET', '/{location}/meinung'),
    inPlaceFeed: path('place_opinions_feed', 'GET', '/{location}/meinung/feed.xml'),
  },
};
