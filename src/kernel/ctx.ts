// Ctx is all a use case may touch, always the first argument; withTransaction gives one whose db is a transaction.
import { runBeforeCommit } from './before-commit.ts';
import type { Config } from './config.ts';
import type { Transaction } from './database-transaction.ts';
import type { Db } from './database.ts';
import { invalidateTouched } from './invalidation.ts';
import type { Logger } from './log.ts';
import type { Portal } from './portal.ts';
import type { Viewer } from './viewer.ts';

export interface Ctx {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly now: Date;
  readonly log: Logger;
  readonly config: Config;
  /** Runs once the surrounding transaction is durable, never on rollback; at once outside a transaction. */
  readonly afterCommit: (effect: () => void | Promise<void>) => void;
  /** The running installation: registries and machinery. For kernel files; bundles use the kernel's functions. */
  readonly portal: Portal;
  /** The transaction that the ctx is in, if any. For kernel files. */
  readonly transaction: Transaction | undefined;
  /** Whether transactions are undone and effects left out: what is asked by HEAD must change nothing. For kernel files. */
  readonly isUndone: boolean;
}

/** Makes a ctx outside any request, e.g. for a job: `viewer` acts, `log` is the portal's. */
export const makeCtx = (portal: Portal, viewer: Viewer, log: Logger = portal.log, isUndone = false): Ctx => {
  const ctx: Ctx = {
    db: portal.database.db,
    viewer,
    now: new Date(),
    log,
    config: portal.config,
    portal,
    transaction: undefined,
    isUndone,
    afterCommit: (effect) => void runEffect(ctx, effect),
  };
  return ctx;
};

/** Returns the same ctx acting for somebody else. */
export const actAs = (ctx: Ctx, viewer: Viewer): Ctx => ({ ...ctx, viewer });

/** Returns the same ctx within the transaction of another one, which writes for several people at once. */
export const within = (ctx: Ctx, { db, transaction, afterCommit }: Ctx): Ctx => ({
  ...ctx,
  db,
  transaction,
  afterCommit,
});

const MAX_ATTEMPTS = 4;

/**
 * Sends the last query of a transaction together with its commit, which saves a round trip while its locks are held. All that is
 * touched has been before, and whatever is asked after it fails.
 */
export type CommitWith = <T>(write: () => Promise<T>) => Promise<T>;

type Work<T> = (ctx: Ctx, commitWith: CommitWith) => Promise<T>;

/** Writes without committing, for a transaction that goes on. */
const justWrite: CommitWith = (write) => write();

/**
 * Runs `work` in one transaction and returns its value; an exception rolls back and passes on. Inside another
 * transaction it joins that one. Deadlocks and serialization failures are tried again, so `work` must act on the
 * database only and hand everything else to `afterCommit`.
 */
export const withTransaction = async <T>(ctx: Ctx, work: Work<T>): Promise<T> => {
  if (ctx.transaction) return work(ctx, justWrite);
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      ctx.log.warn({ err: error, attempt }, 'transaction tried again');
    }
  }
};

const runOnce = async <T>(ctx: Ctx, work: Work<T>): Promise<T> => {
  const effects: (() => void | Promise<void>)[] = [];
  const transaction = await ctx.portal.database.begin();
  const inside: Ctx = {
    ...ctx,
    db: transaction.db,
    transaction,
    afterCommit: (effect) => void effects.push(effect),
  };
  let isCommitted = false;
  let value: T;
  try {
    value = await work(inside, async (write) => {
      // What others do about things that changed is done once all is written.
      if (ctx.isUndone || transaction.changed.size > 0) return write();
      await runBeforeCommit(inside);
      const before = transaction.sent();
      const writing = Promise.resolve(write());
      // Drizzle sends a query that isn't prepared only when it is awaited.
      if (transaction.sent() !== before + 1) return writing;
      const [written, committed] = await Promise.allSettled([writing, commit(ctx, transaction)]);
      isCommitted = committed.status === 'fulfilled';
      if (written.status === 'rejected') throw written.reason;
      if (committed.status === 'rejected') throw committed.reason;
      return written.value;
    });
    if (ctx.isUndone) {
      await transaction.rollback();
      return value;
    }
    if (!isCommitted) {
      await runBeforeCommit(inside);
      await commit(ctx, transaction);
    }
  } catch (error) {
    if (isCommitted) await runEffects(ctx, effects);
    else await transaction.rollback();
    throw sqlState(error) === IN_FAILED_TRANSACTION ? (transaction.failure() ?? error) : error;
  }
  await runEffects(ctx, effects);
  return value;
};

const runEffects = async (ctx: Ctx, effects: readonly (() => void | Promise<void>)[]) => {
  for (const effect of effects) await runEffect(ctx, effect);
};

const commit = (ctx: Ctx, transaction: Transaction): Promise<void> =>
  transaction.commit().catch((error: unknown) => {
    // The commit was not refused, but its answer was lost: better a page drawn once more than an old one.
    if (sqlState(error) === undefined) invalidateTouched(ctx.portal, transaction.touched);
    throw error;
  });

/**
 * Runs an effect after the commit. The change is durable already: a failing effect is logged and must not look like a failed
 * write.
 */
const runEffect = async (ctx: Ctx, effect: () => void | Promise<void>) => {
  try {
    await effect();
  } catch (error) {
    ctx.log.error({ err: error }, 'effect after commit failed');
  }
};

/** Returns the SQLSTATE of an error thrown by a query, through drizzle's wrapping; undefined when it is none. */
export const sqlState = (error: unknown): string | undefined => {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};

/** What was sent together with a query that failed is refused with this. */
const IN_FAILED_TRANSACTION = '25P02';

const isRetryable = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '');
