// This is the button of a piece's page that saves it for later.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { bookmarkPaths } from './paths.ts';
import { mayBookmark } from './policy.ts';
import { hasBookmarked } from './queries.ts';
import type { BookmarkView } from './views.ts';

/** Loads the button; null for those who can't save anything. */
export const loadBookmark = async (ctx: Ctx, ref: ContentRef): Promise<BookmarkView | null> => {
  const { viewer } = ctx;
  if (viewer.id === null || !mayBookmark(viewer)) return null;
  const thing = { contentType: ref.type, contentId: ref.id };
  return {
    ...thing,
    isSaved: await hasBookmarked(ctx, viewer.id, ref),
    action: url(bookmarkPaths.set, thing),
  };
};
