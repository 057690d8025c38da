// Ctx is all a use case may touch, always the first argument; withTransaction gives one whose db is a transaction.
import { runBeforeCommit } from './before-commit.ts';
import type { Config } from './config.ts';
import type { Transaction } from './database-transaction.ts';
import type { Database, Db } from './database.ts';
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
  /** Set while in a transaction. For kernel files. */
  readonly transaction: Transaction | undefined;
  /** Transactions are undone and effects left out: what is asked by HEAD must change nothing. For kernel files. */
  readonly isUndone: boolean;
}

/** A ctx outside any request, e.g. for a job: `viewer` acts, `log` is the portal's. */
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

/** The same ctx acting for somebody else. */
export const actAs = (ctx: Ctx, viewer: Viewer): Ctx => ({ ...ctx, viewer });

const MAX_ATTEMPTS = 4;

/**
 * Runs `work` in one transaction and returns its value; an exception rolls back and passes on. Inside another
 * transaction it joins that one. Deadlocks and serialization failures are tried again, so `work` must act on the
 * database only and hand everything else to `afterCommit`.
 */
export const withTransaction = async <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  if (ctx.transaction) return work(ctx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, ctx.portal.database, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      ctx.log.warn({ err: error, attempt }, 'transaction tried again');
    }
  }
};

const runOnce = async <T>(ctx: Ctx, database: Database, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  const effects: (() => void | Promise<void>)[] = [];
  const transaction = await database.begin();
  let value: T;
  try {
    const inside: Ctx = {
      ...ctx,
      db: transaction.db,
      transaction,
      afterCommit: (effect) => void effects.push(effect),
    };
    value = await work(inside);
    if (ctx.isUndone) {
      await transaction.rollback();
      return value;
    }
    await runBeforeCommit(inside);
    await transaction.commit().catch((error: unknown) => {
      // Not refused, but its answer was lost: better a page drawn once more than an old one.
      if (sqlState(error) === undefined) ctx.portal.invalidation.drop(transaction.touched);
      throw error;
    });
  } catch (error) {
    await transaction.rollback();
    throw sqlState(error) === IN_FAILED_TRANSACTION ? (transaction.failure() ?? error) : error;
  }
  for (const effect of effects) await runEffect(ctx, effect);
  return value;
};

/** The change is durable already: a failing effect is logged and must not look like a failed write. */
const runEffect = async (ctx: Ctx, effect: () => void | Promise<void>) => {
  try {
    await effect();
  } catch (error) {
    ctx.log.error({ err: error }, 'effect after commit failed');
  }
};

/** SQLSTATE of an error thrown by a query, through drizzle's wrapping; undefined when it is none. */
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
