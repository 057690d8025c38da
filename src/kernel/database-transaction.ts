// This is one open transaction: its queries in line, and its end.
import { drizzle } from 'drizzle-orm/node-postgres';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { sendTogether } from './database-pipeline.ts';
import type { PooledClient } from './database-pipeline.ts';
import type { ContentRef } from './content-kinds.ts';
import type { Db, QueryResult } from './database.ts';

/** One open transaction on a connection of its own. */
export interface Transaction {
  readonly db: Db;
  /** Runs raw SQL on the same connection, for libraries that bring their own SQL. */
  readonly query: (text: string, values?: unknown[]) => Promise<QueryResult>;
  readonly commit: () => Promise<void>;
  readonly rollback: () => Promise<void>;
  /** Returns how many queries were sent so far. */
  readonly sent: () => number;
  /** Returns what the first query that failed said: those sent together with it are refused, which says nothing of the cause. */
  readonly failure: () => unknown;
  /** Tags touched so far; see invalidation.ts. */
  readonly touched: Set<string>;
  /** Things that changed so far, by what names them; see before-commit.ts. */
  readonly changed: Map<string, ContentRef>;
  /** Those among `changed` that have another name or address. */
  readonly renamed: Map<string, ContentRef>;
}

/** Opens a transaction on a connection of the pool, which goes back to it at the end. `counter` hears of each query. */
export const beginTransaction = async (
  client: PooledClient,
  counter: { logQuery: () => void },
): Promise<Transaction> => {
  const line = lineOf(client, counter);
  let broken: Error | undefined;
  const onError = (error: Error) => void (broken = error);
  client.on('error', onError);
  Object.assign(line, FRESH);
  const release = () => {
    line.isOpen = false;
    client.off('error', onError);
    client.release(broken);
  };
  const touched = new Set<string>();
  // `begin` isn't waited for: it goes out with the first query, which fails if it does.
  line.query('begin').catch((error: Error) => void (broken = error));
  return {
    db: line.db,
    touched,
    changed: new Map(),
    renamed: new Map(),
    query: line.query,
    failure: () => line.failure,
    sent: () => line.sent,
    commit: async () => {
      const committing = line.query('commit');
      // A query that comes behind the commit is no part of the transaction.
      line.isOpen = false;
      const { command } = await committing;
      if (broken) throw broken;
      // After an error that was swallowed PostgreSQL answers a commit with a rollback.
      if (command !== 'COMMIT') throw new Error('Not committed: a query had failed');
      release();
    },
    rollback: async () => {
      // What was started together with the failed query is still on its way and must be taken back too.
      do await nextTurn();
      while (line.waiting > 0);
      line.isOpen = true;
      await line.query('rollback').catch((error: Error) => void (broken = error));
      release();
    },
  };
};

/** A connection while a transaction has it: queries that are started together go out in one piece, in order. */
interface Line {
  readonly db: Db;
  readonly query: (text: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
  waiting: number;
  sent: number;
  isOpen: boolean;
  failure: unknown;
}

/** The state in which each transaction begins. */
const FRESH = { sent: 0, isOpen: true, failure: undefined };

/** One per connection, kept, so that its prepared statements are too. */
const lines = new WeakMap<pg.PoolClient, Line>();

const lineOf = (client: PooledClient, counter: { logQuery: () => void }): Line => {
  const known = lines.get(client);
  if (known) return known;
  const query: Line['query'] = (text, values) => {
    if (!line.isOpen) return Promise.reject(new Error('Query after the end of its transaction'));
    line.waiting++;
    line.sent++;
    sendTogether(client);
    return client
      .query(text, values)
      .catch((error: unknown) => {
        line.failure ??= error;
        throw error;
      })
      .finally(() => line.waiting--);
  };
  const connection = Object.assign(Object.create(client) as pg.PoolClient, { query });
  const db = drizzle(connection, { logger: counter, casing: 'snake_case' });
  const line: Line = { db, query, waiting: 0, ...FRESH };
  lines.set(client, line);
  return line;
};
