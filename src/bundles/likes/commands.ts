// Likes things, and no longer likes them. Both may be done again without harm; numbers stay exact, however many press at once.
import { and, eq, sql } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { refusalInWords, refusalToAct } from '#kernel/viewer.ts';
import { record } from '#bundles/history/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { actRefusals } from '#bundles/users/public.ts';
import { likesTag } from './constants.ts';
import type { LikeIntention } from './constants.ts';
import { likeCounts, likes } from './schema.ts';
import { likesOpen } from './settings.ts';
import { closed } from './texts.ts';

export interface LikesSet {
  readonly type: ContentRef['type'];
  readonly id: number;
  readonly likerId: number;
}

/** Somebody newly likes a thing of somebody else. */
export const likeSet = defineAnnouncement<LikesSet>('likes.set');

export type LikeOutcome =
  | { readonly kind: 'done'; readonly subject: ContentSummary }
  | (Refused & { readonly subject: ContentSummary });

/** The viewer likes a thing, or doesn't any more. Throws 404 for what they don't see. */
export const setLike = (ctx: Ctx, ref: ContentRef, intention: LikeIntention): Promise<LikeOutcome> =>
  withTransaction(ctx, async (ctx): Promise<LikeOutcome> => {
    const subject = await findSummary(ctx, ref);
    if (!subject) throw notFound();
    const refusal = refusalToAct(ctx.viewer);
    if (refusal) return { ...refused(refusalInWords(ctx.viewer, actRefusals, refusal)), subject };
    if (intention === 'like' && !(await readSetting(ctx, likesOpen))) return { ...refused(closed), subject };
    const like = { type: ref.type, id: ref.id, userId: ctx.viewer.id!, now: ctx.now };
    const changes = intention === 'like' ? await insertLike(ctx, like) : await deleteLike(ctx, like);
    if (changes.length === 0) return { kind: 'done', subject };
    // The row of the number is locked last, and so for the shortest time.
    await addToCount(ctx, { ...like, step: intention === 'like' ? 1 : -1 });
    await record(ctx, { type: ref.type, objectId: ref.id, action: ACTIONS[intention] });
    touch(ctx, likesTag(ref));
    if (intention === 'like' && subject.authorId !== like.userId) await announceLike(ctx, ref, like.userId);
    return { kind: 'done', subject };
  });

const ACTIONS: Readonly<Record<LikeIntention, string>> = { like: 'like.set', unlike: 'like.removed' };

const announceLike = (ctx: Ctx, { type, id }: ContentRef, likerId: number) =>
  announce(ctx, likeSet, { type, id, likerId });

/** No row when it was there already: whoever presses at the same moment waits for the other's end. */
const insertLike = prepared('likes.insert', (db) =>
  db
    .insert(likes)
    .values({
      contentType: sql.placeholder('type'),
      contentId: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      createdAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .returning({ userId: likes.userId }),
);

const deleteLike = prepared('likes.delete', (db) =>
  db
    .delete(likes)
    .where(
      and(
        eq(likes.contentType, sql.placeholder('type')),
        eq(likes.contentId, sql.placeholder('id')),
        eq(likes.userId, sql.placeholder('userId')),
      ),
    )
    .returning({ userId: likes.userId }),
);

const addToCount = prepared('likes.add-to-count', (db) =>
  db
    .insert(likeCounts)
    .values({
      contentType: sql.placeholder('type'),
      contentId: sql.placeholder('id'),
      count: sql.placeholder('step'),
    })
    .onConflictDoUpdate({
      target: [likeCounts.contentType, likeCounts.contentId],
      set: { count: sql`${likeCounts.count} + excluded.count` },
    })
    .returning({ count: likeCounts.count }),
);
