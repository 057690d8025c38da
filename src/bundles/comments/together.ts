// Writes comments that come at the same moment in one transaction, which costs hardly more than one of them. Each is decided
// about by itself, and acknowledged when it is durable; where something fails each is written by itself.
import { and, sql } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findSummary, refKey, summariesForEach } from '#kernel/content-kinds.ts';
import type { ContentSummary } from '#kernel/content-kinds.ts';
import { makeCtx, sqlState, within, withTransaction } from '#kernel/ctx.ts';
import type { CommitWith, Ctx } from '#kernel/ctx.ts';
import { isDatabaseAway } from '#kernel/database-away.ts';
import { prepared } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Portal } from '#kernel/portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { decide, outcomeOf } from './deciding.ts';
import type { CreateOutcome, LockedThread, SentComment } from './deciding.ts';
import { insertComments } from './inserting.ts';
import type { CommentRow } from './queries.ts';
import { isOf, listRecent } from './review-rules.ts';
import { comments } from './schema.ts';
import { lockThreadRows, makeThreads, threadOf } from './threads.ts';

/** The most comments that are written at once. */
const MOST_AT_ONCE = 64;
/** Whoever holds a thread or a piece for longer keeps only those waiting who write there. */
const LOCK_TIMEOUT_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/** One of several, with the ctx of who sent it. */
interface Sending {
  readonly ctx: Ctx;
  readonly sent: SentComment;
}

/** A comment to be written, with what it stands under. */
interface Found extends Sending {
  readonly subject: ContentSummary;
}

interface Waiting extends Sending {
  readonly resolve: (outcome: CreateOutcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue {
  waiting: Waiting[];
  isWorking: boolean;
}

const queues = new WeakMap<Portal, Queue>();

/**
 * Writes a comment if it may be written: at once on a quiet portal, in a rush with all that came while the ones before were
 * written.
 */
export const writeTogether = (ctx: Ctx, sent: SentComment): Promise<CreateOutcome> => {
  if (ctx.transaction || ctx.isUndone) return writeAlone({ ctx, sent });
  const queue: Queue = queues.get(ctx.portal) ?? { waiting: [], isWorking: false };
  queues.set(ctx.portal, queue);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ ctx, sent, resolve, reject });
    if (!queue.isWorking) void workOff(queue, ctx.portal);
  });
};

const workOff = async (queue: Queue, portal: Portal) => {
  queue.isWorking = true;
  while (queue.waiting.length > 0) {
    await nextTurn();
    await writeBatch(takeBatch(queue), portal);
  }
  queue.isWorking = false;
};

/** Takes one comment of each author from the queue: what somebody wrote before decides about what they write next. */
const takeBatch = (queue: Queue): Waiting[] => {
  const batch = new Map<number, Waiting>();
  for (const one of queue.waiting) {
    if (batch.size === MOST_AT_ONCE) break;
    if (!batch.has(one.sent.authorId)) batch.set(one.sent.authorId, one);
  }
  const taken = new Set(batch.values());
  queue.waiting = queue.waiting.filter((one) => !taken.has(one));
  return [...taken];
};

/** Writes a batch and never fails: whoever waits hears of an error. */
const writeBatch = async (batch: readonly Waiting[], portal: Portal): Promise<void> => {
  const ctx = makeCtx(portal, portalItself);
  try {
    const found = await findThings(ctx, batch);
    const outcomes = await withTransaction(ctx, async (ctx, commitWith) => {
      // It goes out with what asks for the locks, and before that.
      const [, written] = await Promise.all([
        setLockTimeout(ctx, { ms: String(LOCK_TIMEOUT_MS) }),
        writeAll(ctx, found, commitWith),
      ]);
      return written;
    });
    for (const [at, { resolve }] of found.entries()) resolve(outcomes[at]!);
  } catch (error) {
    const isLost = isDatabaseAway(error) || (batch.length === 1 && sqlState(error) !== LOCK_NOT_AVAILABLE);
    if (!isLost) portal.log.warn({ err: error, count: batch.length }, 'comments are written one by one');
    // Nobody waits for these but who sent them.
    for (const one of batch)
      if (isLost) one.reject(error);
      else void writeAlone(one).then(one.resolve, one.reject);
  }
};

/**
 * Looks up what the comments stand under when they are written: it may have been withdrawn since they came. Whoever can't see
 * it hears that.
 */
const findThings = async (ctx: Ctx, batch: readonly Waiting[]): Promise<(Found & Waiting)[]> => {
  const subjects = await summariesForEach(
    ctx,
    batch.map(({ ctx, sent: { owner: ref } }) => ({ ctx, ref })),
  );
  return batch.flatMap((one, at) => {
    const subject = subjects[at];
    if (!subject) one.reject(notFound());
    return subject ? [{ ...one, subject }] : [];
  });
};

const writeAlone = async ({ ctx, sent }: Sending): Promise<CreateOutcome> => {
  // The thing is looked up before the transaction begins: in it PostgreSQL would plan this query anew each time.
  const subject = await findSummary(ctx, sent.owner);
  if (!subject) throw notFound();
  return withTransaction(ctx, async (inside, commitWith) => {
    const [outcome] = await writeAll(inside, [{ ctx, sent, subject }], commitWith);
    return outcome!;
  });
};

/** Writes those that may be written, and returns what becomes of each, in their order. */
const writeAll = async (
  ctx: Ctx,
  all: readonly Found[],
  commitWith: CommitWith,
): Promise<readonly CreateOutcome[]> => {
  if (all.length === 0) return [];
  const locked = await lockAll(ctx, all);
  const decisions = await Promise.all(
    all.map(({ ctx: own, sent }, at) => decide(within(own, ctx), sent, locked[at]!)),
  );
  const toWrite = decisions.flatMap((decision) => (decision.kind === 'write' ? [decision.comment] : []));
  const written = await insertComments(ctx, toWrite, commitWith);
  return decisions.map((decision) => {
    if (decision.kind !== 'write') return decision;
    const row = written.get(decision.comment.authorId)!;
    return outcomeOf(row, row.count);
  });
};

/**
 * Locks the threads, then the authors, and reads what they wrote before, counted while nothing else of theirs is being written in
 * whatever thread. All of it goes out together; each begins when the one before has got its locks.
 */
const lockAll = async (ctx: Ctx, all: readonly Found[]): Promise<readonly LockedThread[]> => {
  const owners = [...new Map(all.map(({ sent: { owner } }) => [refKey(owner), owner])).values()];
  const limited = all.filter(({ ctx: { config } }) => config.rateLimits).map(({ sent }) => sent.authorId);
  const [rows, , recent, known] = await Promise.all([
    lockThreadRows(ctx, owners),
    limited.length > 0 ? lockAuthors(ctx, { authorIds: limited.toSorted((a, b) => a - b) }) : undefined,
    listRecent(
      ctx,
      all.map(({ ctx: { now }, sent }) => ({ ...sent, now })),
    ),
    findSent(ctx, all),
  ]);
  const missing = owners.filter((owner) => !rows.has(refKey(owner)));
  if (missing.length > 0) {
    await makeThreads(ctx, missing);
    return lockAll(ctx, all);
  }
  return all.map(({ sent: { owner, authorId }, subject }) => ({
    thread: threadOf(rows.get(refKey(owner))!, subject),
    recent: recent.get(authorId) ?? [],
    sent: known.get(authorId)?.find((comment) => isOf(comment, owner)),
  }));
};

const AUTHORS = 6311;
const lockAuthors = prepared('comments.lock-authors', (db) =>
  db
    .select({ locked: sql`pg_advisory_xact_lock(${sql.raw(String(AUTHORS))}, author_id)` })
    .from(sql`unnest(${sql.placeholder('authorIds')}::int[]) as author_id`),
);

const setLockTimeout = prepared('comments.lock-timeout', (db) =>
  db
    .select({ is: sql`set_config('lock_timeout', ${sql.placeholder('ms')}, true)` })
    .from(sql`(select) as nobody`),
);

type KnownComment = Pick<CommentRow, 'id' | 'state' | 'ownerType' | 'ownerId' | 'authorId'>;

/** Returns, by who sent it, what has come already under the key that somebody's browser gave. */
const findSent = async (
  ctx: Ctx,
  all: readonly Sending[],
): Promise<ReadonlyMap<number, readonly KnownComment[]>> => {
  const keyed = all.filter(({ sent }) => sent.input.key !== undefined).map(({ sent }) => sent);
  if (keyed.length === 0) return new Map();
  const rows = await selectSent(ctx, {
    authorIds: keyed.map(({ authorId }) => authorId),
    keys: keyed.map(({ input }) => input.key),
  });
  return Map.groupBy(rows, ({ authorId }) => authorId);
};

const selectSent = prepared('comments.sent', (db) => {
  const { id, state, ownerType, ownerId, authorId, sendKey } = comments;
  const asked = sql`select * from unnest(${sql.placeholder('authorIds')}::int[], ${sql.placeholder('keys')}::uuid[])`;
  return db
    .select({ id, state, ownerType, ownerId, authorId })
    .from(comments)
    .where(and(sql`(${authorId}, ${sendKey}) in (${asked})`, sql`${sendKey} is not null`));
});
