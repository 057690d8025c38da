// Says why a comment doesn't appear at once, or stands marked on the desks: the gate it meets and the rules of words, each by
// its name. For those who moderate the place there is none.
import { and, desc, eq, gte, or, sql } from 'drizzle-orm';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { SAME_TEXT_MIN_LENGTH, SAME_TEXT_MS, loadYouth } from '#bundles/gates/public.ts';
import type { Findings, StoredAnswers } from '#bundles/gates/public.ts';
import { bbcodeLinks } from '#bundles/rich-text/public.ts';
import { RECENT_LOOKED_AT } from './constants.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { mayModerate } from './policy.ts';
import type { CommentRow } from './queries.ts';
import type { MetGate } from './questions.ts';
import { comments } from './schema.ts';
import type { ReviewSettings } from './settings.ts';
import { answersOfConcern, firstOnes } from './texts.ts';
import type { ThreadForUpdate } from './threads.ts';

const { type, gate } = kindDeclaration;

/** What somebody is about to say, and what they said before. */
export interface CommentAttempt {
  readonly thread: ThreadForUpdate;
  readonly authorId: number;
  readonly text: string;
  /** What its author wrote recently, the newest first. */
  readonly recent: readonly RecentComment[];
  readonly gate: MetGate | null;
  readonly answers: StoredAnswers | null;
}

/** Returns the gate that somebody's comments meet here now; null for those who moderate the place. */
export const meetGate = async (
  ctx: Ctx,
  { thread, authorId }: Pick<CommentAttempt, 'thread' | 'authorId'>,
  { reviewFirst, gatekeeper }: ReviewSettings,
): Promise<MetGate | null> => {
  if (mayModerate(ctx.viewer, thread)) return null;
  const isNewcomer = reviewFirst > 0 && (await isOneOfTheFirst(ctx, authorId, reviewFirst));
  const { locationPath } = thread;
  return gatekeeper.meet({ type, locationPath, isNewcomer, ofNewcomers: firstOnes(reviewFirst) });
};

/** Checks a new comment or a changed one: what was approved once is approved for what it said. */
export const reviewComment = async (
  ctx: Ctx,
  attempt: CommentAttempt,
  { gatekeeper }: ReviewSettings,
): Promise<Findings> => {
  const { thread, authorId, text, recent, gate: met, answers } = attempt;
  if (met === null) return { held: [], marked: [] };
  const links = bbcodeLinks(text).length;
  const written = {
    text,
    links,
    isYoung: links > 0 && (await loadYouth(ctx, [authorId]))(authorId, ctx.now),
    isFlood: recent.filter((other) => isRecent(ctx, other)).length >= gate.flood.most,
    isRepeated: recent.some((other) => isSameElsewhere(other, thread.owner, text, ctx.now)),
  };
  const { held, marked } = gatekeeper.find(written, gate.rules);
  const gated = [
    ...(met.name === null ? [] : [met.name]),
    ...(answers?.wasOfConcern ? [answersOfConcern] : []),
  ];
  return { held: [...gated, ...held], marked };
};

const FLOOD_MS = gate.flood.minutes * MINUTE_MS;

const isRecent = ({ now }: Ctx, { createdAt }: RecentComment): boolean =>
  Math.abs(createdAt.getTime() - now.getTime()) <= FLOOD_MS;

/** What somebody wrote before, as far as it matters now. */
export type RecentComment = Pick<
  CommentRow,
  'id' | 'ownerType' | 'ownerId' | 'parentId' | 'text' | 'state' | 'createdAt'
>;

/** Who is about to say what, and where. */
export interface AboutToSay {
  readonly authorId: number;
  readonly owner: ContentRef;
  readonly text: string;
  readonly now: Date;
}

/**
 * Returns, by the author's id, which of the newest comments of each of these people matter, newest first and whatever became of
 * them: those so new that they may be a flood, that say the same or stand under the same thing. Of two requests the one that
 * began later may write first, and clocks of several processes differ: hence also what seems to come from a little later.
 */
export const listRecent = async (
  ctx: Ctx,
  all: readonly AboutToSay[],
): Promise<ReadonlyMap<number, readonly RecentComment[]>> => {
  const rows = await selectRecent(ctx, {
    authorIds: all.map(({ authorId }) => authorId),
    types: all.map(({ owner }) => owner.type),
    ids: all.map(({ owner }) => owner.id),
    texts: all.map(({ text }) => text),
    since: all.map(({ now }) => new Date(now.getTime() - FLOOD_MS).toISOString()),
  });
  return Map.groupBy(rows, ({ authorId }) => authorId);
};

/** How far back is no condition: PostgreSQL would plan anew for each value. */
const selectRecent = prepared('comments.recent', (db) => {
  const { id, ownerType, ownerId, authorId, parentId, text, state, createdAt } = comments;
  const lately = db
    .select({ id, ownerType, ownerId, authorId, parentId, text, state, createdAt })
    .from(comments)
    .where(eq(authorId, sql`asked.author_id`))
    .orderBy(desc(createdAt))
    .limit(RECENT_LOOKED_AT)
    .as('lately');
  const isOfOwner = and(eq(lately.ownerType, sql`asked.type`), eq(lately.ownerId, sql`asked.id`));
  const { authorIds, types, ids, texts, since } = askedRecent;
  return db
    .select({
      id: lately.id,
      ownerType: lately.ownerType,
      ownerId: lately.ownerId,
      authorId: lately.authorId,
      parentId: lately.parentId,
      text: lately.text,
      state: lately.state,
      createdAt: lately.createdAt,
    })
    .from(
      sql`unnest(${authorIds}::int[], ${types}::text[], ${ids}::int[], ${texts}::text[], ${since}::timestamptz[])
        as asked(author_id, type, id, text, since)`,
    )
    .crossJoinLateral(lately)
    .where(or(gte(lately.createdAt, sql`asked.since`), eq(lately.text, sql`asked.text`), isOfOwner))
    .orderBy(desc(lately.createdAt));
});

const askedRecent = {
  authorIds: sql.placeholder('authorIds'),
  types: sql.placeholder('types'),
  ids: sql.placeholder('ids'),
  texts: sql.placeholder('texts'),
  since: sql.placeholder('since'),
};

export const isOf = (comment: Pick<CommentRow, 'ownerType' | 'ownerId'>, { type, id }: ContentRef): boolean =>
  comment.ownerType === type && comment.ownerId === id;

const isSameElsewhere = (other: RecentComment, owner: ContentRef, text: string, now: Date) =>
  text.length >= SAME_TEXT_MIN_LENGTH &&
  !isOf(other, owner) &&
  other.text === text &&
  now.getTime() - other.createdAt.getTime() <= SAME_TEXT_MS;

const isOneOfTheFirst = async (ctx: Ctx, authorId: number, count: number) =>
  (await selectAppeared(ctx, { authorId, count })).length < count;

const selectAppeared = prepared('comments.appeared', (db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, sql.placeholder('authorId')), eq(comments.state, 'visible')))
    .limit(sql.placeholder('count')),
);
