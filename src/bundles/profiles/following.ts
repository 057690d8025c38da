// Lets people follow a person: the button, and how many do.
import { grouped } from '#design/wording.ts';
import type { Ctx } from '#kernel/ctx.ts';
import {
  followerCount,
  followersHref,
  followersTag,
  loadSubscriptions,
  maySeeFollowers,
  selectorTagOf,
} from '#bundles/subscriptions/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/public.ts';
import type { Profile } from '#bundles/users/public.ts';
import * as texts from './texts.ts';
import type { ProfilePageView } from './views.ts';

export interface Following {
  /** It is null for oneself. */
  readonly subscribe: SubscribeView | null;
  /** Leads to the people; none where the person keeps that to themselves. */
  readonly numbers: ProfilePageView['numbers'];
  readonly tags: readonly string[];
}

export const loadFollowing = async (ctx: Ctx, profile: Profile): Promise<Following> => {
  const person = { type: 'user', id: profile.id };
  const selectorTag = selectorTagOf(person);
  const [buttons, count] = await Promise.all([
    loadSubscriptions(ctx, [person], profile.href),
    maySeeFollowers(ctx.viewer, profile) ? followerCount(ctx, selectorTag) : 0,
  ]);
  const number = { name: texts.followers, count: grouped(count), href: followersHref(profile) };
  return {
    subscribe: buttons(person) ?? null,
    numbers: count > 0 ? [number] : [],
    tags: [followersTag(selectorTag)],
  };
};
