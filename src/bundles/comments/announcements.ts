// Says what comments announce. Later bundles hear of it by `on`, as jobs. A new comment isn't announced in its own transaction,
// where each job would hold up all other comments, but by one job for many, which reads from the rows what is to be told.
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import { inBatches } from '#kernel/batches.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { makeCtx, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { enqueue } from '#kernel/jobs.ts';
import type { Portal } from '#kernel/portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { followerCounts, selectorTagOf } from '#bundles/subscriptions/public.ts';
import { ANNOUNCE_JOB, UNANNOUNCED_KEPT_MS } from './constants.ts';
import type { CommentRow } from './queries.ts';
import { commentMentions, comments, commentsToAnnounce } from './schema.ts';

export interface CommentCreated {
  readonly commentId: number;
  readonly owner: ContentRef;
  readonly authorId: number;
  readonly parentId: number | null;
  /** The answer that it answers; missing where it answers its parent, or nothing. */
  readonly answeredId?: number;
  readonly mentionedIds: readonly number[];
}

/** Several comments, or a single one as it was announced before several were together; such jobs may still lie in queues. */
export type CommentsCreated = { readonly comments: readonly CommentCreated[] } | CommentCreated;

/** Comments became visible, each for the first time. */
export const commentsCreated = defineAnnouncement<CommentsCreated>('comments.created');

export const createdIn = (payload: CommentsCreated): readonly CommentCreated[] =>
  'comments' in payload ? payload.comments : [payload];

export interface CommentDecided {
  readonly commentId: number;
  readonly authorId: number;
  readonly decision: Decision;
  readonly deciderId: number | null;
  /** The reason for the author; may be empty. */
  readonly reason: string;
  /** How often it was approved, or a decision about it taken back, before: what comes then is news once more. Missing for never. */
  readonly round?: number;
}

/** Somebody else than the author approved it, or took that back. Of what is taken away moderation tells. */
export const commentDecided = defineAnnouncement<CommentDecided>('comments.decided');

/** The second and the third are told by moderation by now, and stand in what people were told before; the last two take back one of the others. */
export type Decision = 'approved' | 'rejected' | 'deleted' | 'restored' | 'held';

/** Has what is new announced once this is durable: the first at once, others of the next moment together. */
export const announceSoon = (ctx: Ctx): void =>
  ctx.afterCommit(() => {
    const { portal } = ctx;
    const call: Call = calls.get(portal) ?? { at: 0, timer: undefined };
    calls.set(portal, call);
    const wait = call.at + GATHER_MS - Date.now();
    if (wait <= 0) return sendFor(portal, call);
    call.timer ??= setTimeout(() => {
      call.timer = undefined;
      sendFor(portal, call).catch((err: unknown) => portal.log.warn({ err }, 'new comments wait to be told'));
    }, wait).unref();
  });

/**
 * Announces what is visible and wasn't announced yet; several at the same time share the work.
 * No entry: writing the comment left one.
 */
export const announceNew = async (ctx: Ctx): Promise<void> => {
  while ((await withTransaction(ctx, announceSome)) === BATCH);
};

/** Whoever takes their own away before others were told never brings it back. No entry: taking it away writes one. */
export const forgetUntold = async (ctx: Ctx, commentId: number): Promise<void> => {
  await ctx.db.delete(commentsToAnnounce).where(eq(commentsToAnnounce.commentId, commentId));
};

/**
 * Forgets the comments that moderators took away before others were told of them, once nothing is left of them or each appeal
 * is over; until then they may come back, and are new then. Gives how many there were. No entry: nobody was told, and nobody
 * will be.
 */
export const pruneUntold = async (ctx: Ctx): Promise<number> => {
  const { rowCount } = await ctx.db.execute(sql`
    delete from comments_to_tell where not exists (
      select from comments where comments.id = comments_to_tell.comment_id and (
        comments.state in ('visible', 'held')
        or (comments.text <> '' and comments.created_at > ${new Date(ctx.now.getTime() - UNANNOUNCED_KEPT_MS).toISOString()}::timestamptz)
      )
    )`);
  return rowCount ?? 0;
};

/** What was done to a comment before a decision that is news once more; an approval, since an edit may hold it again. */
const DECIDED = ['comment.approved', 'comment.restored', 'comment.held'];

/** Announces a decision; does nothing when it was the author's own doing. */
export const announceDecided = async (
  ctx: Ctx,
  { id, authorId }: Pick<CommentRow, 'id' | 'authorId'>,
  decision: Decision,
): Promise<void> => {
  if (ctx.viewer.id === authorId) return;
  const entries = await listHistory(ctx, { type: 'comment', id });
  const decisions = entries.filter(({ action }) => DECIDED.includes(action)).length;
  // An approval is in the history by now, and doesn't count for itself.
  const round = decision === 'approved' ? decisions - 1 : decisions;
  const payload: CommentDecided = {
    commentId: id,
    authorId,
    decision,
    deciderId: ctx.viewer.id,
    reason: '',
    ...(round > 0 && { round }),
  };
  await announce(ctx, commentDecided, payload);
};

/** When a process last asked for the job, and whether it is about to. */
interface Call {
  at: number;
  timer: NodeJS.Timeout | undefined;
}

const calls = new WeakMap<Portal, Call>();
const GATHER_MS = 1000;
const BATCH = 200;
/** About how many people are told by one job, or all who are told of one comment: it keeps all of them in mind. */
const ANNOUNCED_AT_ONCE = 1000;

const sendFor = (portal: Portal, call: Call): Promise<void> => {
  call.at = Date.now();
  return enqueue(makeCtx(portal, portalItself), ANNOUNCE_JOB, {});
};

const announceSome = async (ctx: Ctx): Promise<number> => {
  const { id, ownerType, ownerId, authorId, parentId } = comments;
  const rows = await ctx.db
    .select({ id, ownerType, ownerId, authorId, parentId, answeredId: commentsToAnnounce.answeredId })
    .from(commentsToAnnounce)
    .innerJoin(comments, eq(id, commentsToAnnounce.commentId))
    .where(eq(comments.state, 'visible'))
    .orderBy(asc(commentsToAnnounce.commentId))
    .limit(BATCH)
    .for('update', { of: commentsToAnnounce, skipLocked: true });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const [owners, mentions, followers] = await Promise.all([
    summariesOf(ctx, rows.map(ownerOf)),
    listMentions(ctx, ids),
    followerCounts(
      ctx,
      rows.map((row) => selectorTagOf(ownerOf(row))),
    ),
  ]);
  const toAnnounce = rows.flatMap((row): CommentToAnnounce[] => {
    const owner = ownerOf(row);
    const mentionedIds = mentions.get(row.id)?.map(({ userId }) => userId) ?? [];
    const followerCount = followers.get(selectorTagOf(owner)) ?? 0;
    const others = [owners.get(refKey(owner))?.authorId ?? null, ...mentionedIds];
    if (!concernsSomebody(row, others, followerCount)) return [];
    const { id: commentId, authorId, parentId, answeredId } = row;
    const answered = answeredId === null ? {} : { answeredId };
    const comment = { commentId, owner, authorId, parentId, ...answered, mentionedIds };
    return [{ comment, people: followerCount + others.length + 2 }];
  });
  for await (const group of inBatches(toAnnounce, ANNOUNCED_AT_ONCE, ({ people }) => people))
    await announce(ctx, commentsCreated, { comments: group.map(({ comment }) => comment) });
  await ctx.db.delete(commentsToAnnounce).where(inArray(commentsToAnnounce.commentId, ids));
  return rows.length;
};

type NewComment = Pick<CommentRow, 'id' | 'ownerType' | 'ownerId' | 'authorId' | 'parentId'>;

/** A comment that concerns somebody, and how many people it may. */
interface CommentToAnnounce {
  readonly comment: CommentCreated;
  readonly people: number;
}

const listMentions = async (ctx: Ctx, ids: readonly number[]) =>
  Map.groupBy(
    await ctx.db
      .select()
      .from(commentMentions)
      .where(inArray(commentMentions.commentId, [...ids])),
    ({ commentId }) => commentId,
  );

/** Says whether a comment concerns somebody: who is answered or named, who wrote the piece, or who follows it. */
const concernsSomebody = (row: NewComment, ids: readonly (number | null)[], followerCount: number) =>
  row.parentId !== null || ids.some((id) => id !== null && id !== row.authorId) || followerCount > 0;

const ownerOf = ({ ownerType, ownerId }: NewComment): ContentRef => ({ type: ownerType, id: ownerId });
