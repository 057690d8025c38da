// Topic: why a comment doesn't appear at once. Simple rules that name their reason to moderators; for those who moderate
// the place none of them holds.
import { and, desc, eq, gte, or, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { bbcodeLinks } from '#bundles/rich-text/public.ts';
import { loadProfile } from '#bundles/users/public.ts';
import {
  RECENT_LOOKED_AT,
  MAX_LINKS,
  SAME_TEXT_MIN_LENGTH,
  SAME_TEXT_MS,
  YOUNG_ACCOUNT_MS,
} from './constants.ts';
import { mayModerate } from './policy.ts';
import type { CommentRow } from './queries.ts';
import { hasPhoneNumber, isShouted, wordIn } from './rules.ts';
import { comments } from './schema.ts';
import type { ReviewSettings } from './settings.ts';
import { reviewReasons } from './texts.ts';
import type { ThreadForUpdate } from './threads.ts';

/** What somebody is about to say, and what they said before. */
export interface CommentAttempt {
  readonly thread: ThreadForUpdate;
  readonly authorId: number;
  readonly text: string;
  /** Newest first. */
  readonly recent: readonly RecentComment[];
}

/** Why the viewer's new comment waits for review, in words for moderators; empty when it appears at once. */
export const reasonsForReview = async (
  ctx: Ctx,
  attempt: CommentAttempt,
  settings: ReviewSettings,
): Promise<string[]> => {
  if (mayModerate(ctx.viewer, attempt.thread)) return [];
  const isNew = settings.reviewFirst > 0 && (await isOneOfTheFirst(ctx, attempt, settings.reviewFirst));
  const reasons = await reasonsInText(ctx, attempt, settings);
  return isNew ? [reviewReasons.firstOnes(settings.reviewFirst), ...reasons] : reasons;
};

/** As far as the words are to blame; also asked when a comment is changed. */
export const reasonsInText = async (
  ctx: Ctx,
  { thread, authorId, text, recent }: CommentAttempt,
  { reviewWords, holdsPhoneNumbers }: ReviewSettings,
): Promise<string[]> => {
  if (mayModerate(ctx.viewer, thread)) return [];
  const links = bbcodeLinks(text).length;
  const word = reviewWords.find((each) => wordIn(text, each));
  const isYoung = links > 0 && (await isYoungAccount(ctx, authorId));
  const isRepeated = recent.some((other) => isSameElsewhere(other, thread.owner, text, ctx.now));
  return [
    links > MAX_LINKS && reviewReasons.manyLinks(MAX_LINKS),
    isYoung && reviewReasons.youngAccountLink,
    isRepeated && reviewReasons.repeated,
    word !== undefined && reviewReasons.word(word),
    isShouted(text) && reviewReasons.shouting,
    holdsPhoneNumbers && hasPhoneNumber(text) && reviewReasons.phoneNumber,
  ].filter((reason) => reason !== false);
};

/** What somebody wrote before, as far as it matters now. */
export type RecentComment = Pick<
  CommentRow,
  'id' | 'ownerType' | 'ownerId' | 'parentId' | 'text' | 'state' | 'createdAt'
>;

/**
 * Of the newest that one person wrote, newest first and whatever became of it: what is of this minute, says the same or
 * stands under the same thing. Of two requests the one that began later may write first, and clocks of several
 * processes differ: hence also what seems to come from a little later.
 */
export const listRecent = (
  ctx: Ctx,
  authorId: number,
  { owner, text }: { readonly owner: ContentRef; readonly text: string },
): Promise<RecentComment[]> => {
  const minuteAgo = new Date(ctx.now.getTime() - MINUTE_MS);
  return selectRecent(ctx, { authorId, ...owner, text, minuteAgo });
};

/** How far back is no condition: PostgreSQL would plan anew for each value. */
const selectRecent = prepared('comments.recent', (db) => {
  const { id, ownerType, ownerId, parentId, text, state, createdAt } = comments;
  const recent = db
    .select({ id, ownerType, ownerId, parentId, text, state, createdAt })
    .from(comments)
    .where(eq(comments.authorId, sql.placeholder('authorId')))
    .orderBy(desc(comments.createdAt))
    .limit(RECENT_LOOKED_AT)
    .as('lately');
  const isOfOwner = and(
    eq(recent.ownerType, sql.placeholder('type')),
    eq(recent.ownerId, sql.placeholder('id')),
  );
  const isSameText = eq(recent.text, sql.placeholder('text'));
  const isOfThisMinute = gte(recent.createdAt, sql.placeholder('minuteAgo'));
  return db
    .select()
    .from(recent)
    .where(or(isOfThisMinute, isSameText, isOfOwner))
    .orderBy(desc(recent.createdAt));
});

/** Within a minute of now. */
export const isOfThisMinute = ({ createdAt }: RecentComment, now: Date): boolean =>
  Math.abs(createdAt.getTime() - now.getTime()) <= MINUTE_MS;

/** Seconds until the viewer may write again in a thread that is slowed down; 0 when they may. */
export const secondsToWait = (
  ctx: Ctx,
  { thread, recent }: Pick<CommentAttempt, 'thread' | 'recent'>,
): number => {
  if (thread.slowModeSeconds === 0 || mayModerate(ctx.viewer, thread)) return 0;
  const last = recent.find((comment) => isOf(comment, thread.owner));
  if (!last) return 0;
  const passed = Math.max(0, ctx.now.getTime() - last.createdAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(thread.slowModeSeconds - passed));
};

export const isOf = (comment: Pick<CommentRow, 'ownerType' | 'ownerId'>, { type, id }: ContentRef): boolean =>
  comment.ownerType === type && comment.ownerId === id;

const isSameElsewhere = (other: RecentComment, owner: ContentRef, text: string, now: Date) =>
  text.length >= SAME_TEXT_MIN_LENGTH &&
  !isOf(other, owner) &&
  other.text === text &&
  now.getTime() - other.createdAt.getTime() <= SAME_TEXT_MS;

const isYoungAccount = async (ctx: Ctx, userId: number) => {
  const { createdAt } = await loadProfile(ctx, userId);
  return ctx.now.getTime() - createdAt.getTime() < YOUNG_ACCOUNT_MS;
};

const isOneOfTheFirst = async (ctx: Ctx, { authorId }: CommentAttempt, count: number) =>
  (await selectAppeared(ctx, { authorId, count })).length < count;

const selectAppeared = prepared('comments.appeared', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, sql.placeholder('authorId')), eq(comments.state, 'visible')))
    .limit(sql.placeholder('count')),
);
