// Serves what was said last under a thing, as a feed, as anybody may read it.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import type { HeadAddition, PieceWithHead } from '#bundles/piece-pages/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { entryId } from '#bundles/syndication/public.ts';
import type { FeedEntry, FoundFeed } from '#bundles/syndication/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { toCommentViews } from './comment-views.ts';
import { FEED_LENGTH, commentsTag } from './constants.ts';
import { findVisible } from './form-answers.ts';
import { commentPaths } from './paths.ts';
import { listNewest } from './queries.ts';
import * as texts from './texts.ts';
import type { CommentView } from './views.ts';

/** Throws 404 for what the viewer doesn't see. */
export const findCommentFeed = async (ctx: Ctx, owner: ContentRef): Promise<FoundFeed> => {
  const subject = await findVisible(ctx, owner);
  return {
    title: (portal) => texts.feedOf(subject.title, portal),
    description: texts.feedDescription,
    page: subject.href,
    feed: url(commentPaths.feed, owner),
    // Each entry leads to the address of what it hangs on.
    tags: [refKey(owner), commentsTag(owner), LOCATIONS_TAG, CATEGORIES_TAG],
    // No hub is told of comments: who waited for its word would hear of none.
    hasHub: false,
    load: async () => {
      const rows = await listNewest(ctx, owner, { limit: FEED_LENGTH });
      const { comments, tags } = await toCommentViews(ctx, rows, { ...subject, isLocked: false });
      const said = comments.filter(({ state }) => state === 'visible').toReversed();
      return { entries: said.map((comment) => toEntry(ctx.config.publicUrl, comment)), tags };
    },
  };
};

const toEntry = (publicUrl: string, comment: CommentView): FeedEntry => {
  const { commentId: id, author, createdAt, editedAt, permalink, text } = comment;
  const name = author?.name ?? texts.formerMember;
  return {
    id: entryId(publicUrl, { type: 'comment', id }),
    title: texts.saidBy(name),
    link: publicUrl + permalink,
    publishedAt: new Date(createdAt),
    changedAt: new Date(editedAt ?? createdAt),
    author: { name, link: author?.href ? publicUrl + author.href : null },
    categories: [],
    summary: bbcodeToPlainText(text),
    html: null,
    picture: null,
  };
};

/** Tells of the feed on the page of a piece, if one can say something under it. */
export const feedInHead = async (
  { portal }: Ctx,
  { ref, title }: PieceWithHead,
): Promise<HeadAddition | undefined> =>
  portal.kinds.get(ref.type)?.comments && {
    furtherFeeds: [{ title: texts.feedTitle(title), href: url(commentPaths.feed, ref) }],
  };
