// Topic: why a comment doesn't appear at once. Simple rules that name their reason to moderators; for those who moderate
// the place none of them holds.
import { and, desc, eq, gte, or, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { bbcodeLinks } from '#bundles/rich-text/public.ts';
import { loadProfile } from '#bundles/users/public.ts';
import {
  LATELY_LOOKED_AT,
  MAX_LINKS,
  MINUTE_MS,
  SAME_TEXT_MIN_LENGTH,
  SAME_TEXT_MS,
  YOUNG_ACCOUNT_MS,
} from './constants.ts';
import { mayModerate } from './policy.ts';
import type { CommentRow } from './queries.ts';
import { isShouted, wordIn } from './rules.ts';
import { comments } from './schema.ts';
import type { HoldSettings } from './settings.ts';
import { heldReasons } from './texts.ts';
import type { HeldThread } from './threads.ts';

/** What somebody is about to say, and what they said before. */
export interface Saying {
  readonly thread: HeldThread;
  readonly authorId: number;
  readonly text: string;
  /** Newest first. */
  readonly lately: readonly Lately[];
}

/** Why the viewer's new comment is held, in words for moderators; empty when it appears at once. */
export const reasonsToHold = async (ctx: Ctx, saying: Saying, settings: HoldSettings): Promise<string[]> => {
  if (mayModerate(ctx.viewer, saying.thread)) return [];
  const isNew = settings.holdFirst > 0 && (await isOneOfTheFirst(ctx, saying, settings.holdFirst));
  const reasons = await reasonsInText(ctx, saying, settings);
  return isNew ? [heldReasons.firstOnes(settings.holdFirst), ...reasons] : reasons;
};

/** As far as the words are to blame; also asked when a comment is changed. */
export const reasonsInText = async (
  ctx: Ctx,
  { thread, authorId, text, lately }: Saying,
  { heldWords }: HoldSettings,
): Promise<string[]> => {
  if (mayModerate(ctx.viewer, thread)) return [];
  const links = bbcodeLinks(text).length;
  const word = heldWords.find((each) => wordIn(text, each));
  const isYoung = links > 0 && (await isYoungAccount(ctx, authorId));
  const isRepeated = lately.some((other) => isSameElsewhere(other, thread.owner, text, ctx.now));
  return [
    links > MAX_LINKS && heldReasons.manyLinks(MAX_LINKS),
    isYoung && heldReasons.youngAccountLink,
    isRepeated && heldReasons.repeated,
    word !== undefined && heldReasons.word(word),
    isShouted(text) && heldReasons.shouting,
  ].filter((reason) => reason !== false);
};

/** What somebody wrote before, as far as it matters now. */
export type Lately = Pick<
  CommentRow,
  'id' | 'ownerType' | 'ownerId' | 'parentId' | 'text' | 'state' | 'createdAt'
>;

/**
 * Of the newest that one person wrote, newest first and whatever became of it: what is of this minute, says the same or
 * stands under the same thing. Of two requests the one that began later may write first, and clocks of several
 * processes differ: hence also what seems to come from a little later.
 */
export const listLately = (
  ctx: Ctx,
  authorId: number,
  { owner, text }: { readonly owner: ContentRef; readonly text: string },
): Promise<Lately[]> => {
  const minuteAgo = new Date(ctx.now.getTime() - MINUTE_MS);
  return selectLately(ctx, { authorId, ...owner, text, minuteAgo });
};

/** How far back is no condition: PostgreSQL would plan anew for each value. */
const selectLately = prepared('comments.lately', (db) => {
  const { id, ownerType, ownerId, parentId, text, state, createdAt } = comments;
  const lately = db
    .select({ id, ownerType, ownerId, parentId, text, state, createdAt })
    .from(comments)
    .where(eq(comments.authorId, sql.placeholder('authorId')))
    .orderBy(desc(comments.createdAt))
    .limit(LATELY_LOOKED_AT)
    .as('lately');
  const isOfOwner = and(
    eq(lately.ownerType, sql.placeholder('type')),
    eq(lately.ownerId, sql.placeholder('id')),
  );
  const isSaidBefore = eq(lately.text, sql.placeholder('text'));
  const isOfThisMinute = gte(lately.createdAt, sql.placeholder('minuteAgo'));
  return db
    .select()
    .from(lately)
    .where(or(isOfThisMinute, isSaidBefore, isOfOwner))
    .orderBy(desc(lately.createdAt));
});

/** Within a minute of now. */
export const isOfThisMinute = ({ createdAt }: Lately, now: Date): boolean =>
  Math.abs(createdAt.getTime() - now.getTime()) <= MINUTE_MS;

/** Seconds until the viewer may write again in a thread that is slowed down; 0 when they may. */
export const secondsToWait = (ctx: Ctx, { thread, lately }: Pick<Saying, 'thread' | 'lately'>): number => {
  if (thread.slowModeSeconds === 0 || mayModerate(ctx.viewer, thread)) return 0;
  const last = lately.find((comment) => isOf(comment, thread.owner));
  if (!last) return 0;
  const passed = Math.max(0, ctx.now.getTime() - last.createdAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(thread.slowModeSeconds - passed));
};

export const isOf = (comment: Pick<CommentRow, 'ownerType' | 'ownerId'>, { type, id }: ContentRef): boolean =>
  comment.ownerType === type && comment.ownerId === id;

const isSameElsewhere = (other: Lately, owner: ContentRef, text: string, now: Date) =>
  text.length >= SAME_TEXT_MIN_LENGTH &&
  !isOf(other, owner) &&
  other.text === text &&
  now.getTime() - other.createdAt.getTime() <= SAME_TEXT_MS;

const isYoungAccount = async (ctx: Ctx, userId: number) => {
  const { createdAt } = await loadProfile(ctx, userId);
  return ctx.now.getTime() - createdAt.getTime() < YOUNG_ACCOUNT_MS;
};

const isOneOfTheFirst = async (ctx: Ctx, { authorId }: Saying, count: number) =>
  (await selectAppeared(ctx, { authorId, count })).length < count;

const selectAppeared = prepared('comments.appeared', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, sql.placeholder('authorId')), eq(comments.state, 'visible')))
    .limit(sql.placeholder('count')),
);
