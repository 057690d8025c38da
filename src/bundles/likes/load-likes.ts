// Loads how things stand with likes on a page, all in one query.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchEachCached } from '#kernel/memory-cache.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { SETTINGS_TAG, readSetting } from '#bundles/settings/public.ts';
import { likesTag } from './constants.ts';
import { findLikeStates } from './queries.ts';
import { likesOpen } from './settings.ts';
import { toLikeView } from './views.ts';
import type { LikeView } from './views.ts';

export interface Likes {
  /** The views, keyed by refKey; every thing that was asked for has its view. */
  readonly byRef: ReadonlyMap<string, LikeView>;
  readonly tags: string[];
}

/** `next` is the path of the page, for those who have to sign in first. */
export const loadLikes = async (ctx: Ctx, refs: readonly ContentRef[], next?: string): Promise<Likes> => {
  const [states, areOpen] = await Promise.all([statesOf(ctx, refs), readSetting(ctx, likesOpen)]);
  const toView = (ref: ContentRef): LikeView => ({
    ...toLikeView(ctx.viewer, ref, states.get(refKey(ref)) ?? NOBODY, next),
    ...(!areOpen && { isOff: true }),
  });
  const tags = [SETTINGS_TAG, ...refs.map(likesTag)];
  return { byRef: new Map(refs.map((ref) => [refKey(ref), toView(ref)])), tags };
};

/** Returns how things stand with likes: to visitors all that counts is how many they are, which is kept for each thing. */
const statesOf = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<ReadonlyMap<string, LikeState>> => {
  if (isSignedIn(ctx.viewer)) return byKey(await findLikeStates(ctx, refs));
  const things = new Map(refs.map((ref) => [refKey(ref), ref]));
  return fetchEachCached(ctx, {
    name: 'likes',
    keys: [...things.keys()],
    tagOf: (key) => likesTag(things.get(key)!),
    load: async (keys) =>
      byKey(
        await findLikeStates(
          ctx,
          keys.map((key) => things.get(key)!),
        ),
      ),
  });
};

type LikeState = Awaited<ReturnType<typeof findLikeStates>>[number];

const byKey = (states: readonly LikeState[]) => new Map(states.map((state) => [refKey(state), state]));

const NOBODY = { count: 0, isLiked: false };
