// Writes comments that may be written: their rows, the numbers of their threads, their entries in the history, whom they name
// and the word that others are to be told of them, all in one statement, which goes out together with the commit.
import { sql } from 'drizzle-orm';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { CommitWith, Ctx } from '#kernel/ctx.ts';
import { prepared } from '#kernel/database.ts';
import { touch } from '#kernel/invalidation.ts';
import type { StoredAnswers } from '#bundles/gates/public.ts';
import { recordPart } from '#bundles/history/public.ts';
import { pieceCommentCount } from '#bundles/lists/public.ts';
import { tagsOfNewCount } from '#bundles/pieces/public.ts';
import { announceSoon } from './announcements.ts';
import { authorCommentsTag, commentsTag } from './constants.ts';
import type { DrawnComment } from './mentioned.ts';
import { commentMentions, comments, commentsToAnnounce } from './schema.ts';
import { countPart } from './threads.ts';
import type { ThreadForUpdate } from './threads.ts';

export interface NewComment {
  readonly thread: ThreadForUpdate;
  readonly authorId: number;
  readonly parentId: number | null;
  /** The answer that it answers, which stands below the same parent; null where it answers the parent, or nothing. */
  readonly answeredId: number | null;
  readonly text: string;
  readonly drawn: DrawnComment;
  /** Where there are any it waits for moderators. */
  readonly heldReasons: readonly string[];
  readonly markedReasons: readonly string[];
  readonly answers: StoredAnswers | null;
  readonly sendKey: string | null;
  readonly createdAt: Date;
}

export interface InsertedComment {
  readonly id: number;
  readonly state: 'visible' | 'held';
  /** The comments of its thread that there were with it. */
  readonly count: number;
}

/**
 * Each of another author, by whom it is found in what this gives. In the caller's transaction, which has locked their threads and ends with
 * it where it can.
 */
export const insertComments = async (
  ctx: Ctx,
  all: readonly NewComment[],
  commitWith: CommitWith,
): Promise<ReadonlyMap<number, InsertedComment>> => {
  if (all.length === 0) return new Map();
  const counts = new Map<string, CountOfThread>();
  const inserted = all.map((comment) => ({ ...stateOf(comment), count: countWith(counts, comment) }));
  touch(ctx, ...all.flatMap(tagsOf));
  if (inserted.some(({ state }) => state === 'visible')) announceSoon(ctx);
  const given = JSON.stringify(all.map((comment) => ({ ...rowOf(comment), ...stateOf(comment) })));
  const write = () => insertRows(ctx, { given, counts: JSON.stringify([...counts.values()]) });
  const ids = new Map((await commitWith(write)).map(({ authorId, id }) => [authorId, id]));
  return new Map(
    all.map(({ authorId }, at) => [authorId, { ...inserted[at]!, id: ids.get(authorId)! }] as const),
  );
};

interface CountOfThread extends ContentRef {
  readonly count: number;
}

const isHeld = ({ heldReasons }: NewComment) => heldReasons.length > 0;

const stateOf = (comment: NewComment) => ({
  state: isHeld(comment) ? ('held' as const) : ('visible' as const),
});

/** Counts a comment into its thread; where several come to one thread at once, each gets a number after the one before. */
const countWith = (counts: Map<string, CountOfThread>, comment: NewComment): number => {
  const { owner, commentCount } = comment.thread;
  const count = (counts.get(refKey(owner))?.count ?? commentCount) + (isHeld(comment) ? 0 : 1);
  counts.set(refKey(owner), { ...owner, count });
  return count;
};

const tagsOf = (comment: NewComment): string[] => {
  const { owner } = comment.thread;
  const ofThread = isHeld(comment) ? [] : [commentsTag(owner), ...tagsOfNewCount(refKey(owner))];
  return [authorCommentsTag(comment.authorId), ...ofThread];
};

const rowOf = (comment: NewComment) => {
  const { drawn, heldReasons } = comment;
  const { owner } = comment.thread;
  return {
    owner_type: owner.type,
    owner_id: owner.id,
    author_id: comment.authorId,
    parent_id: comment.parentId,
    answered_id: comment.answeredId,
    text: comment.text,
    html: drawn.html,
    held_reasons: heldReasons,
    marked_reasons: comment.markedReasons,
    answers: comment.answers,
    send_key: comment.sendKey,
    created_at: comment.createdAt,
    mentioned: drawn.mentionedIds,
    after: { owner, ...(isHeld(comment) && { heldReasons }) },
  };
};

const insertRows = prepared('comments.insert', (db) => {
  const given = sql`json_to_recordset(${sql.placeholder('given')}::json) as row(
    owner_type text, owner_id int, author_id int, parent_id int, answered_id int, text text, html text, state text, held_reasons text[],
    marked_reasons text[], answers jsonb, send_key uuid, created_at timestamptz, mentioned int[], after jsonb)`;
  const counts = sql`json_to_recordset(${sql.placeholder('counts')}::json) as row(type text, id int, count int)`;
  const columns = sql.raw(
    'owner_type, owner_id, author_id, parent_id, text, html, state, held_reasons, marked_reasons, answers, send_key, created_at',
  );
  const said = db.$with('said', {}).as(sql`
    insert into ${comments} (${columns}) select ${columns} from given returning id, author_id`);
  const saidOf = sql`said join given on given.author_id = said.author_id`;
  const entries = sql`(select created_at as at, said.author_id as actor_id, said.id as object_id, after from ${saidOf}) as entries`;
  return db
    .with(
      db.$with('given', {}).as(sql`select * from ${given}`),
      db.$with('counts', {}).as(sql`select * from ${counts}`),
      said,
      recordPart(db, { type: 'comment', action: 'comment.created', rows: entries }),
      db.$with('to_tell', {}).as(sql`
        insert into ${commentsToAnnounce} (comment_id, answered_id) select said.id, answered_id from ${saidOf}`),
      db.$with('naming', {}).as(sql`
        insert into ${commentMentions} (comment_id, user_id) select said.id, unnest(mentioned) from ${saidOf}`),
      countPart(db),
      ...pieceCommentCount.parts(db),
    )
    .select({ id: sql<number>`id`, authorId: sql<number>`author_id` })
    .from(sql`said`);
});
