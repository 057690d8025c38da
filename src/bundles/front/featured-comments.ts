// Finds what is said on the column: the newest comments under the pieces of the page.
import { agoOf } from '#design/dates.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { commentsTag, listNewestOfEach } from '#bundles/comments/public.ts';
import type { NewestComment } from '#bundles/comments/public.ts';
import type { TeaserBatch } from '#bundles/teasers/public.ts';
import { imageTag } from '#bundles/media/public.ts';
import { accountDesk, userTag } from '#bundles/users/public.ts';
import { RAIL_ITEM_LENGTH, TALKED_ABOUT, FEATURED_COMMENTS } from './constants.ts';
import type { CommentAuthors } from './people.ts';
import { beginningOf, isQuestion } from './rules.ts';
import type { CommentItemView } from './views.ts';

interface CountedRef extends ContentRef {
  readonly commentCount: number;
}

/** Returns the last word under each of the newest pieces that are talked about. */
export const findFeaturedComments = async (
  ctx: Ctx,
  newest: readonly CountedRef[],
): Promise<readonly NewestComment[]> => {
  const talkedAbout = newest.filter(({ commentCount }) => commentCount > 0).slice(0, TALKED_ABOUT);
  return listNewestOfEach(ctx, talkedAbout, FEATURED_COMMENTS);
};

/** Comments under what the viewer doesn't see are left out. */
export const toCommentItemViews = (
  ctx: Ctx,
  comments: readonly NewestComment[],
  { views, people }: Pick<TeaserBatch, 'views' | 'people'>,
): CommentItemView[] =>
  comments.flatMap(({ id, owner, authorId, text, createdAt }) => {
    const piece = views.find((view) => view.kind === owner.type && view.id === owner.id);
    if (!piece) return [];
    return [
      {
        kind: 'voice',
        id,
        href: `${piece.href}#comment-${id}`,
        text: beginningOf(text, RAIL_ITEM_LENGTH),
        author: people.get(authorId)?.name ?? '',
        headline: piece.headline,
        time: agoOf(createdAt, ctx.now),
        isQuestion: isQuestion(text),
      },
    ];
  });

/** Tags of pages that show them with names and portraits; whoever is hidden now is missing among them, and may come back. */
export const featuredCommentTags = (
  comments: readonly NewestComment[],
  { people }: Pick<CommentAuthors, 'people'>,
): string[] => [
  accountDesk.suspension.hiddenTag,
  ...comments.map(({ owner }) => commentsTag(owner)),
  ...new Set(
    comments.flatMap(({ authorId }) => {
      const pictureId = people.get(authorId)?.pictureId;
      return [userTag(authorId), ...(pictureId ? [imageTag(pictureId)] : [])];
    }),
  ),
];
