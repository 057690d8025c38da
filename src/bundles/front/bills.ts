// Topic: what the column shows: the newest comments under the pieces of the page.
import { agoOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { commentsTag, listNewestOfEach } from '#bundles/comments/public.ts';
import type { NewestComment } from '#bundles/comments/public.ts';
import type { PieceEntry, TeaserBatch } from '#bundles/pieces/public.ts';
import { BILLS, BILL_LENGTH, TALKED_ABOUT } from './constants.ts';
import { beginningOf } from './rules.ts';
import type { BillView } from './views.ts';

/** The last word under each of the newest pieces that are talked about. */
export const findBills = async (
  ctx: Ctx,
  entries: readonly PieceEntry[],
): Promise<readonly NewestComment[]> => {
  const talkedAbout = entries.filter((entry) => entry.commentCount > 0).slice(0, TALKED_ABOUT);
  return listNewestOfEach(ctx, talkedAbout, BILLS);
};

/** Comments under what the viewer doesn't see are left out. */
export const toBillViews = (
  ctx: Ctx,
  comments: readonly NewestComment[],
  { views, people }: TeaserBatch,
): BillView[] =>
  comments.flatMap(({ id, owner, authorId, text, createdAt }) => {
    const piece = views.find((view) => view.kind === owner.type && view.id === owner.id);
    if (!piece) return [];
    return [
      {
        id,
        href: `${piece.href}#comment-${id}`,
        text: beginningOf(text, BILL_LENGTH),
        author: people.get(authorId)?.name ?? '',
        headline: piece.headline,
        time: agoOf(createdAt, ctx.now),
      },
    ];
  });

/** Tags of pages that show them. */
export const billTags = (comments: readonly NewestComment[]): string[] =>
  comments.map(({ owner }) => commentsTag(owner));
