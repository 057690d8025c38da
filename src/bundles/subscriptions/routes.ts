// Serves the call that follows something or ends that, what is new of all one follows, and who follows somebody. contract.md 7
import { seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { flash } from '#kernel/flash.ts';
import { safeRedirectPath } from '#kernel/named-routes.ts';
import { refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { verifyHash } from '#kernel/signed-hash.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { unpackCursor } from '#bundles/lists/public.ts';
import { actRefusals } from '#bundles/users/public.ts';
import { toggleSubscription } from './commands.ts';
import type { ToggleOutcome } from './commands.ts';
import { HASH_PURPOSE, OLDER_FOLLOWERS_QUERY, TOGGLE_LIMIT } from './constants.ts';
import { loadFeedPage } from './feed-page.ts';
import { loadFollowersPage } from './followers-page.ts';
import { followableTypes, isFollowing } from './followers.ts';
import { FeedQuery, FollowersParams, FollowersQuery, ToggleBody, ToggleParams } from './input.ts';
import { subscriptionPaths } from './paths.ts';
import { parseSelectorTag } from './rules.ts';
import { loadSubscriptionsPage } from './subscriptions-page.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  const toggling = { params: ToggleParams, body: ToggleBody };
  mount(
    app,
    subscriptionPaths.toggle,
    { access: 'anyone', whenRestricted: 'explain', ...toggling },
    async (call) => {
      const { ctx, params, body, wantsPage } = call;
      const options = body?.subscribed === undefined ? undefined : body.subscribed === 1;
      const outcome = await toggle(ctx, params, options);
      const isDone = outcome.kind === 'done';
      const msg = isDone ? sentenceFor(outcome) : outcome.text;
      const way = body?.next ?? (isDone ? outcome.target?.href : undefined);
      if (wantsPage) return seeOther(safeRedirectPath(way), flash(isDone ? 'success' : 'warning', msg));
      return { status: isDone ? 'success' : 'error', subscribed: outcome.isSubscribed, msg };
    },
  );

  mount(app, subscriptionPaths.feed, { access: 'signed-in', query: FeedQuery }, ({ ctx, query }) =>
    loadFeedPage(ctx, unpackCursor(query.vor)),
  );

  mount(app, subscriptionPaths.list, { access: 'signed-in' }, ({ ctx }) => loadSubscriptionsPage(ctx));

  const listing = { params: FollowersParams, query: FollowersQuery, cache: [OLDER_FOLLOWERS_QUERY] };
  mount(
    app,
    subscriptionPaths.followers,
    { access: 'anyone', ...listing },
    ({ ctx, params, query, request }) =>
      loadFollowersPage(ctx, { id: params.id, path: pathOf(request), after: query.vor }),
  );
};

interface Address {
  readonly selectorTag: string;
  readonly securityHash: string;
}

/** Asks for a session, then for the hash: without the first there is nothing to compare the second with. */
const toggle = async (
  ctx: Ctx,
  { selectorTag, securityHash }: Address,
  options: boolean | undefined,
): Promise<ToggleOutcome> => {
  const { viewer, portal } = ctx;
  if (!isSignedIn(viewer)) return { ...refused(actRefusals.signedOut), isSubscribed: false };
  if (!verifyHash(portal.secrets, securityHash, HASH_PURPOSE, viewer.id, selectorTag)) {
    const isSubscribed = await isFollowing(ctx, viewer.id, selectorTag);
    return { ...refused(texts.forgedHash), isSubscribed };
  }
  const selector = parseSelectorTag(followableTypes(ctx), selectorTag);
  if (!selector) return { ...refused(texts.unknownTarget), isSubscribed: false };
  await limitAttempts(ctx, `subscribe:${viewer.id}`, TOGGLE_LIMIT);
  return toggleSubscription(ctx, selector, options);
};

const sentenceFor = ({ isSubscribed, target }: ToggleOutcome & { kind: 'done' }) => {
  const name = target?.name ?? texts.goneTarget;
  return isSubscribed ? texts.following(name) : texts.notFollowing(name);
};
