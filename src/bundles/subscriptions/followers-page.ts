// This says who follows a person, as far as that person lets it be seen.
import { movedTo, page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { imageTag, picturesByIds, portraitOf } from '#bundles/media/public.ts';
import { loadProfile, userTag, usersByIds } from '#bundles/users/public.ts';
import type { Profile } from '#bundles/users/public.ts';
import { FOLLOWERS_SHOWN, OLDER_FOLLOWERS_QUERY, followersTag } from './constants.ts';

import { loadSubscriptions } from './load-subscriptions.ts';
import { followersHref } from './paths.ts';
import { maySeeFollowers } from './policy.ts';
import { countFollowers, listFollowers } from './queries.ts';
import { selectorTagOf } from './rules.ts';
import type { Selector } from './rules.ts';
import * as texts from './texts.ts';
import { FollowersPage } from './ui/FollowersPage.tsx';
import type { FollowersPageView } from './views.ts';

interface FollowersOptions {
  readonly id: number;
  /** The path that was asked for; another than the canonical one is moved. */
  readonly path: string;
  /** The person after whom the list goes on. */
  readonly after: number | undefined;
}

/** Loads one page of the people. Throws 404 for nobody, 410 for somebody who left. */
export const loadFollowersPage = async (
  ctx: Ctx,
  { id, path, after }: FollowersOptions,
): Promise<PageAnswer | RedirectAnswer> => {
  const profile = await loadProfile(ctx, id);
  const href = followersHref(profile);
  if (path !== href) return movedTo(href);
  const selector: Selector = { type: 'user', id };
  const tag = selectorTagOf(selector);
  const isShown = maySeeFollowers(ctx.viewer, profile);
  const [{ people, tags, older, others }, buttons] = await Promise.all([
    isShown ? loadPeople(ctx, selector, after) : NOBODY,
    loadSubscriptions(ctx, [selector], href),
  ]);
  const view: FollowersPageView = {
    person: { name: profile.name, href: profile.href },
    subscribe: buttons(selector) ?? null,
    people,
    others,
    first: after ? href : null,
    older: older === null ? null : `${href}?${OLDER_FOLLOWERS_QUERY}=${older}`,
    empty: people.length > 0 ? null : emptyFor(profile, isShown),
  };
  return page(FollowersPage, view, {
    head: { title: texts.followersHeading(profile.name), robots: 'noindex' },
    tags: [userTag(id), followersTag(tag), ...tags],
  });
};

const NOBODY = { people: [], tags: [], older: null, others: null };

/** Loads those people of a page whom the viewer sees. */
const loadPeople = async (ctx: Ctx, selector: Selector, after: number | undefined) => {
  const found = await listFollowers(ctx, selector, { after: after ?? 0, limit: FOLLOWERS_SHOWN + 1 });
  const ids = found.slice(0, FOLLOWERS_SHOWN);
  const hasMore = found.length > ids.length;
  const refs = ids.map((id): ContentRef => ({ type: 'user', id }));
  const [visible, faces, count] = await Promise.all([
    summariesOf(ctx, refs),
    usersByIds(ctx, ids),
    hasMore || after ? null : countFollowers(ctx, selector),
  ]);
  const pictureIds = [...faces.values()].map(({ pictureId }) => pictureId).filter((id) => id !== null);
  const pictures = await picturesByIds(ctx, pictureIds);
  const people = refs.flatMap((ref) => {
    const summary = visible.get(refKey(ref));
    const portrait = portraitOf(pictures.get(faces.get(ref.id)?.pictureId ?? 0));
    return summary ? [{ id: ref.id, name: summary.title, href: summary.href, portrait }] : [];
  });
  return {
    people,
    tags: [...ids.map(userTag), ...pictureIds.map(imageTag)],
    older: hasMore ? ids.at(-1)! : null,
    others: count === null ? null : count - people.length,
  };
};

const emptyFor = ({ name }: Profile, isShown: boolean) =>
  isShown
    ? { title: texts.nobodyFollows, text: texts.nobodyFollowsText(name) }
    : { title: texts.followersHidden, text: texts.followersHiddenText(name) };
