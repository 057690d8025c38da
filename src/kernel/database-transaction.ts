// One open transaction: its queries in line, its end, and what other processes hear of it.
import { drizzle } from 'drizzle-orm/node-postgres';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { Db, QueryResult } from './database.ts';
import { EVERYTHING, TAG_CHANNEL } from './invalidation.ts';

/** One open transaction on a connection of its own. */
export interface Transaction {
  readonly db: Db;
  /** Raw SQL on the same connection, for libraries that bring their own SQL. */
  readonly query: (text: string, values?: unknown[]) => Promise<QueryResult>;
  readonly commit: () => Promise<void>;
  readonly rollback: () => Promise<void>;
  /** Tags touched so far; told to other processes when it commits. See page-cache.ts. */
  readonly touched: Set<string>;
}

/**
 * Opens a transaction on a connection of the pool, which goes back to it at the end. `counter` hears of each query;
 * `sender` names this process to the others.
 */
export const beginTransaction = async (
  client: pg.PoolClient,
  counter: { logQuery: () => void },
  sender: string,
): Promise<Transaction> => {
  const line = lineOf(client, counter);
  let broken: Error | undefined;
  const onError = (error: Error) => void (broken = error);
  client.on('error', onError);
  line.isOpen = true;
  const release = () => {
    line.isOpen = false;
    client.off('error', onError);
    client.release(broken);
  };
  const touched = new Set<string>();
  try {
    await line.query('begin');
  } catch (error) {
    broken = error as Error;
    release();
    throw error;
  }
  return {
    db: line.db,
    touched,
    query: line.query,
    commit: async () => {
      const result: pg.QueryResult | pg.QueryResult[] = await line.query(
        `${notification(sender, touched)}commit`,
      );
      // After an error that was swallowed PostgreSQL answers a commit with a rollback.
      if ([result].flat().at(-1)?.command !== 'COMMIT') throw new Error('Not committed: a query had failed');
      release();
    },
    rollback: async () => {
      // What was started together with the failed query is still on its way and must be taken back too.
      do await nextTurn();
      while (line.waiting > 0);
      await line.query('rollback').catch((error: Error) => void (broken = error));
      release();
    },
  };
};

/** A connection while a transaction has it: queries that are started together are sent one after the other. */
interface Line {
  readonly db: Db;
  readonly query: (text: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
  waiting: number;
  isOpen: boolean;
}

/** One per connection, kept, so that its prepared statements are too. */
const lines = new WeakMap<pg.PoolClient, Line>();

const lineOf = (client: pg.PoolClient, counter: { logQuery: () => void }): Line => {
  const known = lines.get(client);
  if (known) return known;
  let last: Promise<unknown> = Promise.resolve();
  const query: Line['query'] = (text, values) => {
    if (!line.isOpen) return Promise.reject(new Error('Query after the end of its transaction'));
    line.waiting++;
    const result = last.then(() => client.query(text, values)).finally(() => line.waiting--);
    last = result.catch(() => undefined);
    return result;
  };
  const connection = Object.assign(Object.create(client) as pg.PoolClient, { query });
  const db = drizzle(connection, { logger: counter, casing: 'snake_case' });
  const line: Line = { db, query, waiting: 0, isOpen: false };
  lines.set(client, line);
  return line;
};

/** PostgreSQL refuses notifications from 8000 bytes on. */
const MAX_NOTIFICATION_BYTES = 7900;

/** Tells other processes what this transaction touched, in the same round trip as its commit. */
const notification = (sender: string, touched: ReadonlySet<string>) => {
  if (touched.size === 0) return '';
  const all = [sender, ...touched].join(' ');
  const payload = Buffer.byteLength(all) > MAX_NOTIFICATION_BYTES ? `${sender} ${EVERYTHING}` : all;
  return `select pg_notify('${TAG_CHANNEL}', ${pg.escapeLiteral(payload)}); `;
};
