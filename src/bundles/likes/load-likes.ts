// Topic: how things stand with likes on a page, all in one query.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { likesTag } from './constants.ts';
import { findLikeStates } from './queries.ts';
import { toLikeView } from './views.ts';
import type { LikeView } from './views.ts';

export interface Likes {
  /** Keyed by refKey; every thing that was asked for has its view. */
  readonly byRef: ReadonlyMap<string, LikeView>;
  readonly tags: string[];
}

/** `next` is the path of the page, for those who have to sign in first. */
export const loadLikes = async (ctx: Ctx, refs: readonly ContentRef[], next?: string): Promise<Likes> => {
  const states = new Map((await findLikeStates(ctx, refs)).map((state) => [refKey(state), state]));
  const toView = (ref: ContentRef) => toLikeView(ctx.viewer, ref, states.get(refKey(ref)) ?? NOBODY, next);
  return { byRef: new Map(refs.map((ref) => [refKey(ref), toView(ref)])), tags: refs.map(likesTag) };
};

const NOBODY = { count: 0, isLiked: false };
