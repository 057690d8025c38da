// Shows all that one follows, to look through and to end.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { FOLLOWABLE_ANYWAY } from './constants.ts';
import { toSubscribeView } from './load-subscriptions.ts';
import { subscriptionPaths } from './paths.ts';
import { listSubscriptions } from './queries.ts';
import { selectorTagOf } from './rules.ts';
import { findTargets } from './targets.ts';
import * as texts from './texts.ts';
import { SubscriptionsPage } from './ui/SubscriptionsPage.tsx';
import type { FollowableView, SubscriptionsPageView } from './views.ts';

/** The viewer is signed in. */
export const loadSubscriptionsPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const path = url(subscriptionPaths.list);
  const userId = ctx.viewer.id!;
  const followed = await listSubscriptions(ctx, userId);
  const [shell, targets] = await Promise.all([loadAccountShell(ctx, path), findTargets(ctx, followed)]);
  const toEntry = (tag: string): FollowableView => ({
    name: targets.get(tag)?.name ?? texts.goneTarget,
    href: targets.get(tag)?.href ?? null,
    subscribe: toSubscribeView(ctx, userId, { tag, next: path, isSubscribed: true }),
  });
  const groups = groupsIn(ctx).flatMap(({ type, name }) => {
    const entries = followed.filter((one) => one.type === type).map((one) => toEntry(selectorTagOf(one)));
    return entries.length > 0 ? [{ name, entries }] : [];
  });
  const view: SubscriptionsPageView = { shell, feedHref: url(subscriptionPaths.feed), groups };
  return page(SubscriptionsPage, view, { head: { title: texts.listName, robots: 'noindex' } });
};

/** Groups them in the order of the page. */
const groupsIn = ({ portal }: Ctx): readonly { readonly type: string; readonly name: string }[] => [
  ...FOLLOWABLE_ANYWAY.map((type) => ({ type, name: texts.groupNames[type] })),
  ...declaring(portal.kinds.all(), 'following', 'names').map(({ type, names }) => ({
    type,
    name: names.many,
  })),
];
