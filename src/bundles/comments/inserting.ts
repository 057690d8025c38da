// Topic: writing a comment that may be written: its row, its number, its entry in the history and the word that others are to be told
// of it, all in one statement, which goes out together with the commit.
import { sql } from 'drizzle-orm';
import { refKey } from '#kernel/content-kinds.ts';
import type { CommitWith, Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { touch } from '#kernel/invalidation.ts';
import type { KeptAnswers } from '#bundles/gates/public.ts';
import { recordPart } from '#bundles/history/public.ts';
import { pieceCommentCount } from '#bundles/lists/public.ts';
import { commentCountTag } from '#bundles/pieces/public.ts';
import { announceSoon } from './announcements.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import { saveMentions } from './mentioned.ts';
import type { DrawnComment } from './mentioned.ts';
import type { CommentRow } from './queries.ts';
import type { MetGate } from './questions.ts';
import { reviewComment } from './review-rules.ts';
import type { RecentComment } from './review-rules.ts';
import { comments, commentsToTell } from './schema.ts';
import type { ReviewSettings } from './settings.ts';
import { countPart } from './threads.ts';
import type { ThreadForUpdate } from './threads.ts';

export interface NewComment {
  readonly thread: ThreadForUpdate;
  readonly text: string;
  readonly parentId: number | null;
  readonly recent: readonly RecentComment[];
  readonly gate: MetGate | null;
  readonly answers: KeptAnswers | null;
  readonly drawn: DrawnComment;
  readonly sendKey: string | null;
}

/** Gives it with the number of comments that there are then. In the caller's transaction, which ends with it where it can. */
export const insertComment = async (
  ctx: Ctx,
  { thread, text, parentId, recent, gate, answers, drawn, sendKey }: NewComment,
  settings: ReviewSettings,
  commitWith: CommitWith,
): Promise<[Pick<CommentRow, 'id' | 'state'>, number]> => {
  const authorId = ctx.viewer.id!;
  const { owner } = thread;
  const attempt = { thread, authorId, text, recent, gate, answers };
  const { held: heldReasons, marked: markedReasons } = await reviewComment(ctx, attempt, settings);
  const isPending = heldReasons.length > 0;
  const state = isPending ? 'held' : 'visible';
  const count = thread.commentCount + (isPending ? 0 : 1);
  touch(ctx, authorCommentsTag(authorId));
  if (!isPending) {
    touch(ctx, commentsTag(owner), commentCountTag(refKey(owner)));
    announceSoon(ctx);
  }
  const write = () =>
    insertRow(ctx, {
      ...owner,
      authorId,
      actorId: authorId,
      parentId,
      text,
      html: drawn.html,
      state,
      heldReasons,
      markedReasons,
      answers: answers && JSON.stringify(answers),
      sendKey,
      count,
      now: ctx.now,
      after: { owner, ...(isPending && { heldReasons }) },
    });
  const { mentionedIds } = drawn;
  const [row] = await (mentionedIds.length > 0 ? write() : commitWith(write));
  if (mentionedIds.length > 0) await saveMentions(ctx, row!.id, mentionedIds);
  return [{ id: row!.id, state }, count];
};

const insertRow = prepared('comments.insert', (db) => {
  const said = db.$with('said').as(
    db
      .insert(comments)
      .values({
        ownerType: sql.placeholder('type'),
        ownerId: sql.placeholder('id'),
        authorId: sql.placeholder('authorId'),
        parentId: sql.placeholder('parentId'),
        text: sql.placeholder('text'),
        html: sql.placeholder('html'),
        state: sql.placeholder('state'),
        heldReasons: sql`${sql.placeholder('heldReasons')}::text[]`,
        markedReasons: sql`${sql.placeholder('markedReasons')}::text[]`,
        answers: sql`${sql.placeholder('answers')}::jsonb`,
        sendKey: sql.placeholder('sendKey'),
        createdAt: sql.placeholder('now'),
      })
      .returning({ id: comments.id }),
  );
  const objectId = sql<number>`(select id from said)`;
  return db
    .with(
      said,
      recordPart(db, { type: 'comment', action: 'comment.created', objectId }),
      db.$with('to_tell').as(db.insert(commentsToTell).values({ commentId: objectId })),
      countPart(db),
      ...pieceCommentCount.parts(db),
    )
    .select({ id: said.id })
    .from(said);
});
