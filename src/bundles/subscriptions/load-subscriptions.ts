// Loads the buttons of a page that follow something, all in one query; none for visitors, whose buttons lead to signing in.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { signHash } from '#kernel/signed-hash.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { signInHref } from '#bundles/users/public.ts';
import { HASH_PURPOSE } from './constants.ts';
import { selectorsOf } from './followers.ts';
import { subscriptionPaths } from './paths.ts';
import { findFollowedAmong } from './queries.ts';
import { selectorTagOf } from './rules.ts';
import type { Selector } from './rules.ts';
import type { SubscribeView } from './views.ts';

/** The button for one of the things; undefined for oneself, since nobody follows themselves. */
export type FollowButtons = (of: Selector) => SubscribeView | undefined;

/** `next` is the path of the page, to which visitors come back after signing in. */
export const loadSubscriptions = async (
  ctx: Ctx,
  all: readonly Selector[],
  next = '/',
): Promise<FollowButtons> => {
  const buttons = await buttonsByTag(ctx, all.map(selectorTagOf), next);
  return (of) => buttons.get(selectorTagOf(of));
};

const buttonsByTag = async (
  ctx: Ctx,
  selectorTags: readonly string[],
  next: string,
): Promise<ReadonlyMap<string, SubscribeView>> => {
  const { viewer } = ctx;
  if (!isSignedIn(viewer))
    return new Map(selectorTags.map((selectorTag) => [selectorTag, forVisitor(selectorTag, next)]));
  const wanted = selectorTags.filter((tag) => tag !== selectorTagOf({ type: 'user', id: viewer.id }));
  const followed = await findFollowedAmong(ctx, viewer.id, selectorsOf(ctx, wanted));
  const tags = new Set(followed.map(selectorTagOf));
  return new Map(
    wanted.map((tag) => [tag, toSubscribeView(ctx, viewer.id, { tag, next, isSubscribed: tags.has(tag) })]),
  );
};

interface SubscriptionStatus {
  readonly tag: string;
  readonly next: string;
  readonly isSubscribed: boolean;
}

/** The hash binds person and thing: nobody can make somebody else follow anything. contract.md 16.5 */
export const toSubscribeView = (
  { portal }: Ctx,
  userId: number,
  { tag: selectorTag, next, isSubscribed }: SubscriptionStatus,
): SubscribeView => {
  const securityHash = signHash(portal.secrets, HASH_PURPOSE, userId, selectorTag);
  const action = url(subscriptionPaths.toggle, { selectorTag, securityHash });
  return { selectorTag, isSubscribed, action, next, signInHref: null };
};

const forVisitor = (selectorTag: string, next: string): SubscribeView => ({
  selectorTag,
  isSubscribed: false,
  action: null,
  next,
  signInHref: signInHref(next),
});
