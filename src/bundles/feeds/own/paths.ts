// Holds the addresses of one's own feed.
import { path } from '#kernel/named-routes.ts';

export const ownFeedPaths = {
  page: path('account_feed_address', 'GET', '/konto/feedreader'),
  renew: path('account_feed_address_renew', 'POST', '/konto/feedreader'),
  remove: path('account_feed_address_remove', 'POST', '/konto/feedreader/aufheben'),
  /** Whoever has the address reads what its owner reads; beside it the other forms. */
  file: path('own_feed', 'GET', '/feeds/mein/{token}/feed.xml'),
};
