// This is what leaves the server for likes.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { PortraitView } from '#design/Portrait.tsx';
import { signInHref } from '#bundles/users/public.ts';
import type { LikeIntention } from './constants.ts';
import { likePaths } from './paths.ts';

/** Describes the state of a like button. */
export interface LikeView {
  contentType: string;
  contentId: number;
  /** Whether whoever is looking likes it. */
  isLiked: boolean;
  count: number;
  /** What pressing the button does next. */
  intention: LikeIntention;
  /** Where the button's form goes. */
  action: string;
  /** The people; null while there are none. */
  whoHref: string | null;
  /** Where visitors sign in and come back. */
  signInHref: string | null;
  /** The portal has no likes now: nothing is drawn. */
  isOff?: true;
}

export interface LikersPageView {
  /** What they like. */
  subject: { name: string; href: string };
  like: LikeView;
  /** The people, newest first; those whom the viewer doesn't see are left out. */
  people: LikerView[];
  /** How many are counted, but not shown; null where it can't be said. */
  others: number | null;
  first: string | null;
  older: string | null;
}

export interface LikerView {
  id: number;
  name: string;
  href: string;
  portrait: PortraitView | null;
}

interface LikeState {
  readonly isLiked: boolean;
  readonly count: number;
}

/** Returns the view; `next` is where visitors come back to after signing in, which is the list of people without it. */
export const toLikeView = (
  viewer: Viewer,
  { type, id }: ContentRef,
  { isLiked, count }: LikeState,
  next?: string,
): LikeView => {
  const thing = { contentType: type, contentId: id };
  const intention = isLiked ? 'unlike' : 'like';
  const likers = url(likePaths.likers, thing);
  return {
    ...thing,
    isLiked,
    count,
    intention,
    action: url(likePaths.interaction, { intention, ...thing }),
    whoHref: count > 0 ? likers : null,
    signInHref: isSignedIn(viewer) ? null : signInHref(next ?? likers),
  };
};
