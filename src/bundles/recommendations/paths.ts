// Holds the addresses of the explained feed.
import { path } from '#kernel/named-routes.ts';

export const recommendationPaths = {
  feed: path('recommendation_feed', 'GET', '/konto/feed'),
  order: path('recommendation_order', 'POST', '/konto/feed/ordnung'),
  settings: path('recommendation_settings', 'GET', '/konto/feed/einstellungen'),
  save: path('recommendation_settings_save', 'POST', '/konto/feed/einstellungen'),
  topics: path('recommendation_topics', 'POST', '/konto/feed/themen'),
  places: path('recommendation_places', 'POST', '/konto/feed/orte'),
  less: path('recommendation_less', 'POST', '/konto/feed/weniger/{wish}'),
  usual: path('recommendation_usual', 'POST', '/konto/feed/wieder/{wish}'),
  explained: path('recommendation_explained', 'GET', '/reihenfolge'),
};

/** The query name of the order. */
export const ORDER_QUERY = 'ordnung';
