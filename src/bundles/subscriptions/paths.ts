// These are the addresses of following.
import { path } from '#kernel/named-routes.ts';

export const subscriptionPaths = {
  /** contract.md 7. */
  toggle: path('subscription_toggle', 'POST', '/cs/ajax/toggle-subscription/{selectorTag}/{securityHash}'),
  feed: path('subscription_feed', 'GET', '/konto/feed/ich-folge'),
  list: path('subscription_list', 'GET', '/konto/feed/abos'),
  followers: path('profile_followers', 'GET', '/profile/{id}/{slug}/follower'),
};

/** Returns the address of the list of who follows somebody; `href` is the address of their profile. */
export const followersHref = ({ href }: { href: string }): string => `${href}/follower`;
